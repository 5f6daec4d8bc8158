"""Build hook: the page and the locales into every package, the engine's machine code into wheels.

What can be set: TISCHRUNDE_WEB (tools/page.py), TISCHRUNDE_PURE (tools/engine.py) and, for both,
TISCHRUNDE_BUILD_CACHE, a folder that makes the next build quick.
"""

import os
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # hatchling loads this file by its path

from tools import engine, page  # noqa: E402
from tools.node import NODE  # noqa: E402


class Hook(BuildHookInterface[Any]):
    """Asks for Node or mypy only when there is something to build with them."""

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling."""
        root = Path(self.root)
        needed = [NODE] if page.stale(root) else []
        if self.target_name != "wheel" or engine.reason_for_plain_python():
            return needed
        if engine.kept(root) is None:
            librt = [line for line in self.metadata.core.dependencies if line.startswith("librt")]
            needed += [engine.MYPY, *librt]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the package is packed. An editable install uses the sources as they are."""
        # Side by side: npm mostly waits for the network, the compiler keeps the cores busy.
        with ThreadPoolExecutor() as pool:
            building = pool.submit(self.build_page)
            if self.target_name == "wheel" and version != "editable":
                build_data["force_include"]["locales"] = "tischrunde/locales"
                self.build_engine(build_data)
            building.result()

    def build_page(self) -> None:
        root = Path(self.root)
        if page.stale(root):
            say("building the page")
            try:
                page.build(root)
            except page.PageFailed as failure:
                raise SystemExit(f"tischrunde: {failure}") from failure

    def build_engine(self, build_data: dict[str, Any]) -> None:
        """Goes on in plain Python where there is no compiler, unless that was forbidden."""
        reason = engine.reason_for_plain_python()
        if not reason:
            try:
                self.add_machine_code(build_data)
            except engine.CompilerFailed as failure:
                if os.environ.get("TISCHRUNDE_PURE") == "0":
                    raise
                reason = str(failure)
        if reason not in ("", engine.ASKED_FOR):
            say(f"WARNING: {reason}. The engine is not compiled: it works, but many times slower.")

    def add_machine_code(self, build_data: dict[str, Any]) -> None:
        self.scratch = tempfile.TemporaryDirectory(prefix="tischrunde-")
        folder = engine.machine_code(Path(self.root), Path(self.scratch.name))
        for library in folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            build_data["force_include"][str(library)] = library.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """After the wheel is packed."""
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


def say(text: str) -> None:
    print(f"tischrunde: {text}", file=sys.stderr, flush=True)
