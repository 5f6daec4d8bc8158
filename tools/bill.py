"""The bill of materials: which packages a Tischrunde is made of and runs with, as CycloneDX.

The Python packages are those of requirements/run.txt, with which it was tried; those in the
page are the ones its build has named (frontend/scripts/packages.ts).
`python -m tools.bill` prints it.
"""

import json
import re
import sys
import uuid
from datetime import UTC, datetime
from typing import Any

from tools.env import ROOT
from tools.page import BUILT

LOCK = ROOT / "requirements/run.txt"
IN_THE_PAGE = ROOT / BUILT / "packages.json"
PIN = re.compile(r"^([\w.-]+)==([^\s;\\]+)([^\\\n]*)", re.MULTILINE)
NAMESPACE = uuid.uuid5(uuid.NAMESPACE_DNS, "tischrunde.example")

Component = dict[str, Any]


def python_packages() -> list[Component]:
    """What runs beside us, as it is locked; some only on certain systems."""
    return [
        component("pypi", name, version) | {"scope": "optional" if ";" in marker else "required"}
        for name, version, marker in PIN.findall(LOCK.read_text("utf-8"))
    ]


def page_packages() -> list[Component]:
    """What is inside the page."""
    return [
        component("npm", each["name"], each["version"])
        | {"scope": "required", "licenses": [{"license": {"id": each["license"]}}]}
        for each in json.loads(IN_THE_PAGE.read_text("utf-8"))
    ]


def component(registry: str, name: str, version: str) -> Component:
    url = f"pkg:{registry}/{name.replace('@', '%40')}@{version}"
    return {"type": "library", "bom-ref": url, "name": name, "version": version, "purl": url}


def bill(version: str, epoch: str) -> dict[str, Any]:
    used = sorted([*python_packages(), *page_packages()], key=lambda each: str(each["purl"]))
    us = component("pypi", "tischrunde", version) | {"type": "application"}
    us["licenses"] = [{"license": {"id": "Apache-2.0"}}]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(NAMESPACE, json.dumps([version, epoch, used]))}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(int(epoch), UTC).isoformat(),
            "component": us,
        },
        "components": used,
        "dependencies": [{"ref": us["bom-ref"], "dependsOn": [each["purl"] for each in used]}],
    }


def written(epoch: str) -> str:
    return json.dumps(bill(own_version(), epoch), indent=1) + "\n"


def own_version() -> str:
    text = (ROOT / "src/tischrunde/__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


if __name__ == "__main__":
    from tools.wheels import epoch

    sys.stdout.write(written(epoch()))
