"""Web Push as its RFCs have it: 8291 (what only the browser can read), 8292 (who it comes from).

Needs the extra ``push``, which is ``cryptography`` and nothing else.  ``pywebpush`` is alive but
brings aiohttp, requests, http-ece and py-vapid along, and calls by itself: past the guards of
calling.py, and wherever it is sent.  What we need of it is one kind of message.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from os import urandom
from time import time
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tischrunde.server.calling import Caller
from tischrunde.server.wire_friends import Device

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes; all that a push service has to take
LAST = b"\x02"  # ends the only record of a message
POINT, SECRET = 65, 16  # bytes of a browser's public key, and of what it shares with us
SIGNED_FOR = 12 * 3600  # seconds for which a signature is good; a day is the most
WAITS = 24 * 3600  # seconds for which a push service keeps a message for who is not to be reached


class BadKey(ValueError):
    """No key, or none of this kind."""


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def decoded(text: str) -> bytes:
    """Padded or not; ValueError if it is neither."""
    return urlsafe_b64decode(text.rstrip("=").encode("ascii") + b"=" * (-len(text.rstrip("=")) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    x962, plain = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(x962, plain)


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(
    text: bytes, device: Device, ours: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """What only this device can read (RFC 8291, 3.4); a key and a salt are chosen for each message,
    unless a test brings its own."""
    ours, salt = ours or ec.generate_private_key(CURVE), salt or urandom(16)
    browser, shared = keys_of(device)
    agreed = ours.exchange(ec.ECDH(), browser)
    info = b"WebPush: info\0" + point(browser) + point(ours.public_key())
    material = derived(shared, agreed, info, 32)
    key = derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, material, b"Content-Encoding: nonce\0", 12)
    sender = point(ours.public_key())
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


def keys_of(device: Device) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """A browser's public key and the secret it shares with us; BadKey if they are none."""
    try:
        key, secret = decoded(device.p256dh), decoded(device.auth)
        if len(key) != POINT or len(secret) != SECRET:
            raise ValueError(len(key), len(secret))
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key), secret
    except ValueError as error:
        raise BadKey(device.endpoint) from error


@dataclass(frozen=True)
class Sender:
    """Whoever runs the server, by a key and an address at which a push service can complain."""

    key: ec.EllipticCurvePrivateKey
    contact: str
    caller: Caller

    @property
    def public(self) -> str:
        """What browsers are given, so that nobody else can send them anything."""
        return encoded(point(self.key.public_key()))

    async def check(self, device: Device) -> None:
        """BadKey or NotAllowed, unless this device can be sent something."""
        keys_of(device)
        await self.caller.check(device.endpoint)

    async def send(self, device: Device, text: bytes, topic: str) -> int:
        """The status that came back; what waits under the same topic is replaced."""
        headers = {
            "Authorization": self.signed(device.endpoint),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(WAITS),
            "Topic": topic,
            "Urgency": "high",  # somebody waits, and a phone that sleeps may be woken for it
        }
        return await self.caller.post(device.endpoint, encrypt(text, device), headers)

    def signed(self, endpoint: str) -> str:
        """That it is us, for this push service alone and not for long (RFC 8292, 2 and 3)."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time()) + SIGNED_FOR,
            "sub": self.contact,
        }
        told = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(encoded(json.dumps(part).encode()) for part in told)
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def new_key() -> bytes:
    """A key for whoever runs a server, as a text that is kept in a file (PEM)."""
    pem, pkcs8 = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    key = ec.generate_private_key(CURVE)
    return key.private_bytes(pem, pkcs8, serialization.NoEncryption())


def read_key(text: bytes) -> ec.EllipticCurvePrivateKey:
    """Such a key; BadKey if it is none."""
    try:
        key = serialization.load_pem_private_key(text, None)
    except (ValueError, TypeError, UnsupportedAlgorithm) as error:
        raise BadKey from error
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != CURVE.name:
        raise BadKey
    return key
