"""Finds the Chromium in which the tests play; installs Debian's where it is missing and we may."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMED = "SLEIGHT_CHROMIUM"
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
_MISSING = (
    "The browser tests need Chromium or Chrome: install it (on Debian: apt install chromium) "
    f"or name its program with {NAMED}=…"
)


def chromium() -> str | None:
    """The program of a browser, or None."""
    if named := os.environ.get(NAMED):
        return shutil.which(named)
    found = (shutil.which(each) for each in (*_NAMES, *_PLACES))
    return next((each for each in found if each), None)


def may_install() -> bool:
    """Tells whether Debian's packages are ours to install."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install() -> None:
    """Install Debian's Chromium; what goes wrong is told by apt-get itself."""
    print("Installing Debian's chromium for the browser tests …", flush=True)
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for what in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-qq", *what], env=quietly, check=False, stdout=subprocess.DEVNULL)


def main() -> None:
    """Stop with one sentence if there is no browser and none can be had."""
    if chromium() is None and may_install():
        install()
    if chromium() is None:
        sys.exit(_MISSING)


if __name__ == "__main__":
    main()
