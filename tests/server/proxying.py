"""nginx and Caddy before a server, with the files of the documentation."""

from __future__ import annotations

import json
import os
import shutil
import socket
import ssl
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.started import PATIENCE, end, start
from websockets.sync.client import ClientConnection, connect

from tischrunde.cli.address import bound

NAME = "games.example"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def program(name: str, package: str) -> str:
    """A program of the system; a test without it is skipped."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed here; the package {package} brings it")
    return found


def free_port() -> int:
    with bound("127.0.0.1", 0) as found:
        return int(found.getsockname()[1])


class Proxy:
    """As documented, but at free ports of this computer and with a certificate nobody knows."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.secure, self.plain = free_port(), free_port()
        self.certificate, self.key = folder / "certificate.pem", folder / "key.pem"
        make_certificate(self.certificate, self.key)
        self.url = f"https://{NAME}:{self.secure}"
        trust: Any = trusting()
        here = f"https://127.0.0.1:{self.secure}"
        said = {"Host": f"{NAME}:{self.secure}"}
        self.http = httpx.Client(base_url=here, verify=trust, headers=said, timeout=PATIENCE)
        self.process: subprocess.Popen[str]

    def run(self, command: list[str], log: Path, **how: Any) -> None:
        """Until somebody can knock."""
        self.process = start(command, **how)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.secure), 1):
                return
            time.sleep(0.02)
        self.stop()
        raise AssertionError(log.read_text("utf-8") if log.exists() else f"{command} ended")

    def stop(self) -> None:
        self.http.close()
        end(self.process)

    def get(self, path: str, **headers: str) -> httpx.Response:
        """By the name in the certificate."""
        extensions = {"sni_hostname": NAME}
        return self.http.get(path, headers=headers, extensions=extensions)

    def post(self, path: str, body: object, token: str = "") -> httpx.Response:
        """As the page does, which says where it comes from."""
        headers = {"Origin": self.url} | ({"Authorization": f"Bearer {token}"} if token else {})
        extensions = {"sni_hostname": NAME}
        return self.http.post(f"/api{path}", json=body, headers=headers, extensions=extensions)

    def live(self, table: str) -> ClientConnection:
        """A live connection, as a browser asks for it."""
        line = socket.create_connection(("127.0.0.1", self.secure), PATIENCE)
        address = f"wss://{NAME}:{self.secure}/api/tables/{table}/live"
        how: Any = {"origin": self.url, "ping_interval": None}
        opened: ClientConnection = connect(
            address, sock=line, ssl=trusting(), server_hostname=NAME, **how
        )
        return opened


class Nginx(Proxy):
    def __init__(self, folder: Path, sites: str, changed: dict[str, str]) -> None:
        super().__init__(folder)
        here = {
            "listen 443 ssl": f"listen 127.0.0.1:{self.secure} ssl",
            "listen 80": f"listen 127.0.0.1:{self.plain}",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(self.certificate),
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(self.key),
        }
        sites = replaced(sites, here | changed)
        paths = "".join(f"{name}_temp_path {folder}/{name};\n" for name in TEMPORARY)
        user = "user root;\n" if os.getuid() == 0 else ""
        head = f"{user}daemon off;\npid {folder}/pid;\nerror_log {folder}/log;\nevents {{}}\n"
        file = folder / "nginx.conf"
        file.write_text(f"{head}http {{\naccess_log off;\n{paths}{sites}\n}}\n", "utf-8")
        command = [program("nginx", "nginx"), "-c", str(file), "-e", f"{folder}/log"]
        self.run(command, folder / "log")


class Caddy(Proxy):
    def __init__(self, folder: Path, sites: str, changed: dict[str, str]) -> None:
        super().__init__(folder)
        # Browsers of these tests come by the number of this computer, and so without a name.
        own = f"{NAME}, 127.0.0.1 {{\n\ttls {self.certificate} {self.key}"
        sites = replaced(sites, {f"{NAME} {{": own} | changed)
        ports = f"\thttp_port {self.plain}\n\thttps_port {self.secure}\n"
        # Nor does this computer learn to trust the authority that Caddy makes up for itself.
        alone = "\tadmin off\n\tskip_install_trust\n"
        alone += f"\tdefault_bind 127.0.0.1\n\tdefault_sni {NAME}\n"
        file, log = folder / "Caddyfile", folder / "log"
        file.write_text(f"{{\n{ports}{alone}}}\n{sites}", "utf-8")
        command = [program("caddy", "caddy"), "run", "--adapter", "caddyfile", "--config"]
        home = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with open(log, "wb") as told:
            self.run([*command, str(file)], log, env=os.environ | home, stderr=told)


def replaced(text: str, changed: dict[str, str]) -> str:
    for ours, theirs in changed.items():
        assert ours in text, f"the documentation no longer says {ours}"
        text = text.replace(ours, theirs)
    return text


def trusting() -> ssl.SSLContext:
    """Takes any certificate: ours is nobody's."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def make_certificate(certificate: Path, key: Path) -> None:
    kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    files = ["-keyout", str(key), "-out", str(certificate), "-days", "2", "-subj", f"/CN={NAME}"]
    command = [program("openssl", "openssl"), "req", *kind, *files]
    subprocess.run(command, check=True, capture_output=True)


def heard(line: ClientConnection) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(line.recv(PATIENCE))
    return found
