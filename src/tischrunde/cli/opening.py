"""A browser for a person who sits here; never on a machine without one, and never in the way."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from threading import Thread


def somebody_looks(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether there is a screen a browser could open on."""
    if environ.get("CI"):
        return False
    if environ.get("BROWSER"):
        return True  # whoever names a browser wants it, also from afar
    if environ.get("SSH_CONNECTION"):
        return False
    if platform in ("win32", "darwin"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def open_beside(url: str) -> None:
    """Open the page while we go on: some browsers come back only when they are closed."""
    Thread(target=show, args=(url,), daemon=True).start()


def show(url: str) -> None:
    """The address is on the screen in any case: where no browser opens, nothing is lost."""
    with suppress(webbrowser.Error, OSError):
        browser = webbrowser.get()
        # Browsers in a terminal would take ours; they are of this very class, others of its heirs.
        in_terminal = type(browser) is webbrowser.GenericBrowser
        if os.environ.get("BROWSER") or not in_terminal:
            browser.open(url)
