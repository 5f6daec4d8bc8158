"""Messages that only a browser can read, and who they come from: as the RFCs have it."""

from __future__ import annotations

import asyncio
import ssl
import sys
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from tests.cli.terminal import complaint, run
from tests.server.push_service import Browser, PushService, serving
from tests.server.serving import Start, data

from tischrunde.cli.push import sender_of
from tischrunde.server.calling import Caller, NotAllowed
from tischrunde.server.webpush import (
    BadKey,
    Sender,
    decoded,
    encoded,
    encrypt,
    keys_of,
    new_key,
    point,
    read_key,
)
from tischrunde.server.wire_friends import Device

P384 = ec.SECP384R1()

# RFC 8291, appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RECEIVER_PUBLIC = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
    "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy"
    "4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), ec.SECP256R1())


def test_a_message_is_that_of_the_rfc() -> None:
    device = Device("https://push.example/1", RECEIVER_PUBLIC, AUTH)
    assert encoded(encrypt(TEXT, device, private(SENDER), decoded(SALT))) == SENT


def test_a_browser_reads_the_message_of_the_rfc() -> None:
    browser = Browser("https://push.example/1", private(RECEIVER), decoded(AUTH))
    assert browser.device["p256dh"] == RECEIVER_PUBLIC
    assert browser.read(decoded(SENT)) == TEXT


def device_of(browser: Browser, endpoint: str = "") -> Device:
    told = browser.device
    return Device(endpoint or browser.endpoint, told["p256dh"], told["auth"])


def test_no_two_messages_are_alike_and_each_is_read() -> None:
    browser = Browser("https://push.example/1")
    device = device_of(browser)
    one, two = encrypt(TEXT, device), encrypt(TEXT, device)
    assert one[:16] != two[:16] and one[21:86] != two[21:86]
    assert browser.read(one) == browser.read(two) == TEXT


OTHER = encoded(point(ec.generate_private_key(ec.SECP256R1()).public_key()))
DEVICES = {
    "empty": ("", AUTH),
    "short": (OTHER[:-4], AUTH),
    "not on the curve": (encoded(b"\x04" + 64 * b"\x01"), AUTH),
    "compressed": (encoded(b"\x02" + decoded(OTHER)[1:33]), AUTH),
    "no letters": ("ä" * 87, AUTH),
    "no secret": (OTHER, ""),
    "long secret": (OTHER, AUTH + "AAAA"),
}


@pytest.mark.parametrize("keys", DEVICES.values(), ids=DEVICES)
def test_what_is_no_key_of_a_browser_is_refused(keys: tuple[str, str]) -> None:
    with pytest.raises(BadKey):
        keys_of(Device("https://push.example/1", *keys))


def pem(key: rsa.RSAPrivateKey | ec.EllipticCurvePrivateKey) -> bytes:
    form, plain = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    return key.private_bytes(serialization.Encoding.PEM, form, plain)


def test_what_is_no_key_of_an_operator_is_refused() -> None:
    assert read_key(new_key()).curve.name == "secp256r1"
    others = (
        pem(rsa.generate_private_key(65537, 2048)),
        pem(ec.generate_private_key(ec.SECP384R1())),
    )
    for text in (b"", b"nonsense", new_key()[:100], *others):
        with pytest.raises(BadKey):
            read_key(text)


def sent(service: PushService, sender: Sender, endpoint: str = "") -> int:
    browser = service.sign_up()
    device = device_of(browser, endpoint)
    return asyncio.run(sender.send(device, b'{"a":1}', "topic"))


def test_a_push_service_takes_what_is_signed_by_whom_browsers_know(tmp_path: Path) -> None:
    with serving(tmp_path) as service:
        ours, theirs = service.operator(), read_key(new_key())
        assert sent(service, ours) == 201
        assert service.told.get(timeout=5)[2] == {"a": 1}
        assert sent(service, Sender(theirs, ours.contact, ours.caller)) == 403
        assert sent(service, ours, f"{service.url}/push/unknown") == 404


def test_only_who_is_vouched_for_is_told(tmp_path: Path) -> None:
    with serving(tmp_path) as service:
        sender = service.operator()
        usual = service.caller(ssl.create_default_context())
        with pytest.raises(ssl.SSLCertVerificationError):
            sent(service, Sender(sender.key, sender.contact, usual))
        for url in (service.url.replace("https", "http"), "https://192.168.0.1/", "nonsense"):
            with pytest.raises(NotAllowed):
                sent(service, Sender(sender.key, sender.contact, Caller(only_secure=True)), url)


# -- the operator's key ---------------------------------------------------------------------------

CONTACT = ("--push-contact", "mailto:somebody@games.example")


def test_a_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    assert str(file) in run("admin", "push-key", str(file)).stdout
    assert file.stat().st_mode & 0o777 == 0o600
    kept = file.read_bytes()
    assert str(file) in complaint(run("admin", "push-key", str(file)))
    assert file.read_bytes() == kept
    complaint(run("admin", "push-key", str(tmp_path / "nowhere/push.pem")))
    sender = sender_of(file, CONTACT[1])
    assert sender is not None and sender.key.private_numbers() == read_key(kept).private_numbers()


@pytest.mark.parametrize("contact", ["", "somebody@games.example", "mailto:a b@c", "http://x"])
def test_a_key_and_an_address_go_together(tmp_path: Path, contact: str) -> None:
    file = str(tmp_path / "push.pem")
    run("admin", "push-key", file)
    for wrong in (["--push-key", file], ["--push-contact", CONTACT[1]]):
        assert "--push-contact" in complaint(run("serve", *wrong))
    assert "mailto:" in complaint(run("serve", "--push-key", file, "--push-contact", contact))


def test_what_is_no_key_is_told(tmp_path: Path) -> None:
    (tmp_path / "other.pem").write_text("nonsense")
    for name in ("other.pem", "nothing.pem"):
        told = complaint(run("serve", "--push-key", str(tmp_path / name), *CONTACT))
        assert name in told


def test_without_the_extra_it_is_said_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cryptography", None)  # as if it were not installed
    file = str(tmp_path / "push.pem")
    for command in (["admin", "push-key", file], ["serve", "--push-key", file, *CONTACT]):
        assert "tischrunde[push]" in complaint(run(*command))


def test_a_server_with_a_key_offers_it(tmp_path: Path, start: Start) -> None:
    file = tmp_path / "push.pem"
    run("admin", "push-key", str(file))
    server = start(*data(tmp_path), "--push-key", str(file), *CONTACT)
    public = encoded(point(read_key(file.read_bytes()).public_key()))
    assert server.get("/games").json()["push"] == public
