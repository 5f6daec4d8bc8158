"""Browsers of the machine that are no Chromium, driven by what they understand themselves.

    Firefox   WebDriver BiDi, over a WebSocket                  Debian: firefox-esr
    WebKit    WebDriver, over HTTP; a screen that nobody sees   Debian: webkit2gtk-driver, xvfb

Nothing is installed for them: where one is missing, `missing` names what.
"""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import socket
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, ClassVar

import httpx
from tests.started import PATIENCE, running
from websockets.sync.client import connect

# Whatever a page may try, nothing leaves this machine: the way out leads to where nobody is.
FIREFOX_SETTINGS: dict[str, object] = {
    "intl.accept_languages": "de",
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "ui.prefersReducedMotion": 1,
}
# With its buttons as they are a window cannot be as narrow as a phone.
NARROW = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0 }"
REDUCED_MOTION = "[Settings]\ngtk-enable-animations=0\n"
SCREEN = "1600x1200x24"

# Everything that is wrong, from now on: the driver of WebKit does not tell. No error is that what
# was measured has changed while it was told: it is told once more in the next frame.
LISTEN = """() => {
    const heard = (window.heard = []);
    addEventListener("error", ({ message }) =>
        message.startsWith("ResizeObserver loop") || heard.push(`uncaught: ${message}`));
    addEventListener("unhandledrejection", (event) => heard.push(`uncaught: ${event.reason}`));
    console.error = (...words) => heard.push(`console: ${words.join(" ")}`);
}"""
UNTIL = """async (look, patience, ...about) => {
    const end = performance.now() + patience;
    for (;;) {
        const seen = look(...about);
        if (seen || performance.now() > end) return seen;
        await new Promise((done) => setTimeout(done, 20));
    }
}"""


class Window:
    """A browser with one window, as far as a test needs it."""

    programs: ClassVar[tuple[str, ...]] = ()
    packages: ClassVar[str] = ""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.open = ExitStack()
        try:
            self.start()
        except BaseException:
            self.open.close()
            raise

    @classmethod
    def missing(cls) -> str:
        """What would have to be installed, or ""."""
        return "" if all(map(shutil.which, cls.programs)) else cls.packages

    def start(self) -> None:
        raise NotImplementedError

    def go(self, url: str) -> None:
        """Returns when it has loaded."""
        raise NotImplementedError

    def evaluate(self, expression: str) -> Any:
        """What a promise in the page comes to."""
        raise NotImplementedError

    def act(self, source: dict[str, object]) -> None:
        """What fingers do, as both kinds of WebDriver say it."""
        raise NotImplementedError

    def picture(self) -> bytes:
        raise NotImplementedError

    def resize(self, width: int, height: int) -> None:
        raise NotImplementedError

    def complaints(self) -> list[str]:
        """Errors on the console, and those that nobody has caught."""
        raise NotImplementedError

    def run(self, function: str, *about: object) -> Any:
        return self.call(function, *map(json.dumps, about))

    def until(self, look: str, *about: object) -> Any:
        """What a function sees, as soon as that is something."""
        seen = self.call(UNTIL, look, str(1000 * PATIENCE), *map(json.dumps, about))
        assert seen, f"never seen: {look} {about}"
        return seen

    def call(self, function: str, *about: str) -> Any:
        return self.evaluate(f"Promise.resolve(({function})({', '.join(about)}))")

    def click(self, x: float, y: float) -> None:
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        self.act({"type": "pointer", "id": "mouse", "actions": [move, *press]})

    def close(self) -> None:
        self.open.close()

    def program(self, *command: str, **how: Any) -> subprocess.Popen[str]:
        """A program with a home of its own, which ends with the window."""
        env = {**os.environ, "HOME": str(self.home), **how.pop("env", {})}
        return self.open.enter_context(running(command, env=env, **how))


class Firefox(Window):
    programs = ("firefox",)
    packages = "Firefox (Debian: firefox-esr) that is no snap: those see no folder of ours"

    @classmethod
    def missing(cls) -> str:
        return cls.packages if Path("/snap/bin/firefox").exists() else super().missing()

    def start(self) -> None:
        settings = [
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
            for name, value in FIREFOX_SETTINGS.items()
        ]
        (self.home / "user.js").write_text("".join(settings))
        command = ["firefox", "--headless", "--no-remote", "--profile", str(self.home)]
        said = self.home / "said"
        with said.open("w") as log:
            program = self.program(*command, "--remote-debugging-port", "0", stderr=log, stdout=log)
        listening = None
        end = time.monotonic() + PATIENCE
        while not (listening := re.search(r"BiDi listening on (ws://\S+)", said.read_text())):
            assert program.poll() is None and time.monotonic() < end, said.read_text()
            time.sleep(0.05)
        # It does not ping: a browser that is busy is not gone.
        how: Any = {"max_size": 2**26, "ping_interval": None}
        self.socket = self.open.enter_context(connect(f"{listening[1]}/session", **how))
        self.sent = 0
        self.heard: list[str] = []
        self.say("session.new", capabilities={})
        self.say("session.subscribe", events=["log.entryAdded"])
        self.context = self.say("browsingContext.getTree")["contexts"][0]["context"]

    def say(self, method: str, **about: object) -> Any:
        self.sent += 1
        self.socket.send(json.dumps({"id": self.sent, "method": method, "params": about}))
        while (message := json.loads(self.socket.recv(PATIENCE))).get("id") != self.sent:
            entry = message["params"]
            if entry["level"] == "error":
                self.heard.append(f"{entry['type']}: {entry['text']}")
        assert message["type"] == "success", message
        return message["result"]

    def go(self, url: str) -> None:
        self.say("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        told = f"({expression}).then((value) => JSON.stringify(value ?? null))"
        target = {"context": self.context}
        done = self.say("script.evaluate", expression=told, target=target, awaitPromise=True)
        assert done["type"] == "success", done["exceptionDetails"]["text"]
        return json.loads(done["result"]["value"])

    def act(self, source: dict[str, object]) -> None:
        self.say("input.performActions", context=self.context, actions=[source])

    def picture(self) -> bytes:
        taken = self.say("browsingContext.captureScreenshot", context=self.context)
        return base64.b64decode(taken["data"])

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self.say("browsingContext.setViewport", context=self.context, viewport=size)

    def complaints(self) -> list[str]:
        self.evaluate("Promise.resolve()")  # what was said before is heard by then
        return self.heard


class WebKit(Window):
    programs = ("WebKitWebDriver", "Xvfb")
    packages = "WebKitWebDriver and Xvfb (Debian: webkit2gtk-driver, xvfb)"

    def start(self) -> None:
        settings = self.home / ".config/gtk-3.0"
        settings.mkdir(parents=True)
        (settings / "gtk.css").write_text(NARROW)
        (settings / "settings.ini").write_text(REDUCED_MOTION)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        driver = ["WebKitWebDriver", f"--port={port}"]
        env = {"DISPLAY": self.screen(), "XDG_RUNTIME_DIR": str(self.home)}
        program = self.program(*driver, env=env)
        http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        self.http = self.open.enter_context(http)
        self.path = ""
        self.listens(program)
        wish = {"alwaysMatch": {"webkitgtk:browserOptions": {"args": ["--automation"]}}}
        made = self.say("/session", capabilities=wish)
        self.path = f"/session/{made['sessionId']}"
        self.open.callback(lambda: self.http.delete(self.path))

    def screen(self) -> str:
        """A screen that nobody sees; which one it is, it says itself."""
        heard, told = os.pipe()
        command = ["Xvfb", "-displayfd", str(told), "-screen", "0", SCREEN, "-nolisten", "tcp"]
        try:
            self.program(*command, pass_fds=[told], stderr=subprocess.DEVNULL)
        finally:
            os.close(told)
        with open(heard) as number:
            return f":{number.readline().strip()}"

    def listens(self, program: subprocess.Popen[str]) -> None:
        while program.poll() is None:
            try:
                self.http.get("/status")
                return
            except httpx.ConnectError:
                time.sleep(0.05)
        raise AssertionError("the driver of WebKit does not start")

    def say(self, path: str, **about: object) -> Any:
        answer = self.http.post(f"{self.path}{path}", json=about).json()["value"]
        assert not (isinstance(answer, dict) and "error" in answer), answer
        return answer

    def go(self, url: str) -> None:
        self.say("/url", url=url)
        self.run(LISTEN)

    def evaluate(self, expression: str) -> Any:
        told = """const done = arguments[0];
            (EXPRESSION).then((value) => done([value ?? null]), (error) => done(String(error)))"""
        script = told.replace("EXPRESSION", expression)
        done = self.say("/execute/async", script=script, args=[])
        assert isinstance(done, list), done
        return done[0]

    def act(self, source: dict[str, object]) -> None:
        self.say("/actions", actions=[source])

    def picture(self) -> bytes:
        answer = self.http.get(f"{self.path}/screenshot").json()
        return base64.b64decode(answer["value"])

    def resize(self, width: int, height: int) -> None:
        """The window has an edge of its own."""
        self.say("/window/rect", width=width, height=height)
        edge = self.until(
            "(height) => outerHeight === height && 1 + outerHeight - innerHeight", height
        )
        self.say("/window/rect", width=width, height=height + edge - 1)
        self.until("(w, h) => innerWidth === w && innerHeight === h", width, height)

    def complaints(self) -> list[str]:
        return list(self.run("() => window.heard"))


KINDS: dict[str, type[Window]] = {"Firefox": Firefox, "WebKit": WebKit}
