"""A push service as browsers have one (RFC 8030), on this computer: it speaks TLS, believes only
who signs (RFC 8292), and cannot read what it passes on; the browser it serves can (RFC 8291)."""

from __future__ import annotations

import json
import re
import ssl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from queue import Queue
from secrets import token_bytes, token_hex
from threading import Event, Thread
from typing import Any

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, hmac, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from tischrunde.server.calling import Caller
from tischrunde.server.webpush import Sender, decoded, encoded, new_key, point, read_key

DAY = 86_400
MOST = 4096  # bytes of a message


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869 in one block, written down once more rather than taken from who is tested."""

    def mac(key: bytes, text: bytes) -> bytes:
        made = hmac.HMAC(key, hashes.SHA256())
        made.update(text)
        return made.finalize()

    return mac(mac(salt, secret), info + b"\x01")[:length]


@dataclass
class Browser:
    """What a browser that has signed up keeps to itself, and what it tells."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = field(default_factory=lambda: token_bytes(16))

    @property
    def device(self) -> dict[str, str]:
        public = encoded(point(self.key.public_key()))
        return {"endpoint": self.endpoint, "p256dh": public, "auth": encoded(self.auth)}

    def read(self, body: bytes) -> bytes:
        """What was meant for it (RFC 8291, 3.4; RFC 8188, 2)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, rest = body[21 : 21 + length], body[21 + length :]
        assert len(rest) <= size, "more than one record"
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        info = b"WebPush: info\0" + point(self.key.public_key()) + theirs
        secret = hkdf(self.auth, self.key.exchange(ec.ECDH(), sender), info, 32)
        key = hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
        text, end, padding = AESGCM(key).decrypt(nonce, rest, None).rpartition(b"\x02")
        assert end and not padding.strip(b"\0")
        return text


class PushService:
    """Answers as one of these services does, unless a test has it answer otherwise (``says``)."""

    def __init__(self, folder: Path) -> None:
        self.browsers: dict[str, Browser] = {}  # by path
        self.told: Queue[tuple[str, dict[str, str], Any]] = Queue()
        self.answered: Queue[int] = Queue()
        self.says: list[int] = []  # the next answers; 0 is none at all
        self.closing = Event()
        self.sender = read_key(new_key())
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = service.says.pop(0) if service.says else 0
                status = status or service.verdict(self.path, dict(self.headers), body)
                service.answered.put(status)
                if status == SILENCE:
                    service.closing.wait(30)
                    return
                if status == 201:
                    text = json.loads(service.browsers[self.path].read(body))
                    service.told.put((self.path, dict(self.headers), text))
                self.send_response(status)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        certificate = vouch_for_ourselves(folder)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.url = f"https://127.0.0.1:{self.server.server_address[1]}"
        self.trust = ssl.create_default_context(cafile=str(certificate))

    def caller(self, trust: ssl.SSLContext | None = None) -> Caller:
        here = str
        return Caller(
            permit=lambda address: here(address) == "127.0.0.1",
            ports={},
            trust=trust or self.trust,
            only_secure=True,
        )

    def operator(self) -> Sender:
        """Who may send: the one for whose key browsers have signed up."""
        return Sender(self.sender, "mailto:somebody@games.example", self.caller())

    def sign_up(self) -> Browser:
        path = f"/push/{token_hex(12)}"
        self.browsers[path] = Browser(self.url + path)
        return self.browsers[path]

    def verdict(self, path: str, headers: dict[str, str], body: bytes) -> int:
        """What a service answers, as RFC 8030 and RFC 8292 have it."""
        if path not in self.browsers:
            return 404
        if not headers.get("TTL", "").isdigit() or headers.get("Content-Encoding") != "aes128gcm":
            return 400
        if not re.fullmatch(r"[A-Za-z0-9_-]{1,32}", headers.get("Topic", "x")):
            return 400
        if headers.get("Urgency", "normal") not in ("very-low", "low", "normal", "high"):
            return 400
        if len(body) > MOST:
            return 413
        return 201 if self.is_signed(headers.get("Authorization", "")) else 403

    def is_signed(self, authorization: str) -> bool:
        found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", authorization)
        if not found:
            return False
        head, claims, signature, key = map(decoded, found.groups())
        told, ends = json.loads(claims), json.loads(claims)["exp"]
        known = key == point(self.sender.public_key()) and json.loads(head)["alg"] == "ES256"
        lasts = time.time() < ends <= time.time() + DAY
        if not (known and lasts and told["aud"] == self.url and "@" in told["sub"]):
            return False
        r, s = int.from_bytes(signature[:32], "big"), int.from_bytes(signature[32:], "big")
        signed = f"{found[1]}.{found[2]}".encode()
        try:
            theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
            theirs.verify(encode_dss_signature(r, s), signed, ec.ECDSA(hashes.SHA256()))
        except InvalidSignature:
            return False
        return len(signature) == 64


SILENCE = 999


@contextmanager
def serving(folder: Path) -> Iterator[PushService]:
    service = PushService(folder)
    thread = Thread(target=service.server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield service
    finally:
        service.closing.set()
        service.server.shutdown()
        thread.join()
        service.server.server_close()


def vouch_for_ourselves(folder: Path) -> Path:
    """A certificate and its key that are good for this computer, and for an hour."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "push service of a test")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(hours=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    plain = (serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    file = folder / "push-service.pem"
    file.write_bytes(certificate.public_bytes(pem) + key.private_bytes(pem, *plain))
    return file
