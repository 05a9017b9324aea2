"""Build a wheel with the compiled kernel: the sources as `pip wheel` packs them, and the library beside them.

    python tools/wheel.py

The wheel is for this Python and this kind of machine. ``NETRUNNER_PURE=1`` runs the sources that are in it.
"""

from __future__ import annotations

import base64
import subprocess
import sys
import sysconfig
import zipfile
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PURE: Final = ROOT / "build" / "pure-wheel"
KERNEL: Final = ROOT / "build" / "wheel-kernel"
DIST: Final = ROOT / "dist"


def main() -> int:
    python = sys.executable
    subprocess.run([python, ROOT / "tools" / "compile.py", "--release", "--to", KERNEL], check=True)
    for old in PURE.glob("*.whl"):
        old.unlink()
    packing = [python, "-m", "pip", "--quiet", "--disable-pip-version-check", "wheel", "--no-deps"]
    subprocess.run([*packing, "--no-build-isolation", "--wheel-dir", PURE, ROOT], check=True)
    (pure,) = PURE.glob("*.whl")
    print(with_kernel(pure, KERNEL, DIST).relative_to(ROOT))
    return 0


def tag() -> str:
    """For which Python and which machines a library is, as wheels say it."""
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{version}-{version}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def with_kernel(pure: Path, kernel: Path, to: Path) -> Path:
    """A copy of a wheel with the library of the compiled kernel and its manifest."""
    to.mkdir(parents=True, exist_ok=True)
    made = to / pure.name.replace("py3-none-any", tag())
    library = (kernel / "manifest.txt").read_text("utf-8").partition("\n")[0]
    record: list[str] = []
    with zipfile.ZipFile(pure) as packed, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as wheel:

        def add(name: str, content: bytes) -> None:
            wheel.writestr(name, content)
            digest = base64.urlsafe_b64encode(sha256(content).digest()).rstrip(b"=").decode()
            record.append(f"{name},sha256={digest},{len(content)}")

        for name in packed.namelist():
            content = packed.read(name)
            if name.endswith(".dist-info/WHEEL"):
                said = content.decode().replace("Tag: py3-none-any", f"Tag: {tag()}")
                content = said.replace("Root-Is-Purelib: true", "Root-Is-Purelib: false").encode()
            if name.endswith(".dist-info/RECORD"):
                listing = name
            elif not name.endswith("/"):
                add(name, content)
        for name in ("manifest.txt", library):
            add(f"netrunner/_compiled/{name}", (kernel / name).read_bytes())
        wheel.writestr(listing, "\n".join([*record, f"{listing},,", ""]))
    return made


if __name__ == "__main__":
    sys.exit(main())
