"""Compile the kernel: the rules, the vocabulary and what stands on them, with mypyc, from the sources as they are.

    python tools/compile.py                    build/compiled gets a library, if anything changed
    python tools/compile.py --optimise 1       builds somewhat sooner, and runs 5 % more instructions
    python tools/compile.py --release          for wheels: takes three times as long to build, and runs quicker

The library lies outside of the sources, and `netrunner.compiled` uses it only while they are what it was built from.
Objects are kept by what they were made of: whoever changes one function waits for one module.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

from netrunner import compiled

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = ROOT / "build"
SUFFIX: Final = EXTENSION_SUFFIXES[0]
TRAINING: Final = BUILD / "training"
KEPT_FOR: Final = 7 * 24 * 3600  # how long an object that nobody needs is kept, in seconds

#: What mypyc writes besides one file for each module: two headers for all, and a file with what all share.
GROUP: Final = compiled.LIBRARY.removesuffix("__mypyc")
HEADERS: Final = (f"__native_{GROUP}.h", f"__native_internal_{GROUP}.h")
SHARED: Final = f"__native_{GROUP}.c"

#: Where in the shared file literals come to be, and what gives them to their names.
LITERALS_MADE: Final = "    is_initialized = 1;\n"
NAME_LITERALS: Final = "    for (int i = 0; names[i].to; i++) *names[i].to = CPyStatics[names[i].n];\n"

INCLUDES: Final = "#include <Python.h>\n#include <CPy.h>\n"
QUICK_PATHS: Final = Path(__file__).with_name("quick_paths.h")

#: C that makes one module after the other, by name (mypyc would have a library for each), and records from others.
STARTER: Final = """\
#include <string.h>
{declarations}
PyObject *small_numbers[SMALL_NUMBERS];

static const struct {{ const char *name; PyObject *(*init)(void); }} modules[] = {{
{rows}
}};

static PyObject *start(PyObject *self, PyObject *name)
{{
    const char *wanted = PyUnicode_AsUTF8(name);
    if (wanted == NULL) return NULL;
    for (size_t i = 0; i < sizeof modules / sizeof modules[0]; i++)
        if (strcmp(modules[i].name, wanted) == 0) return modules[i].init();
    return PyErr_Format(PyExc_ImportError, "no compiled module is called %U", name);
}}

static PyObject *blank(PyObject *self, PyObject *type)
{{
    return CPy_SetupObject(type);
}}

static int keep(PyObject *field, void *unused)
{{
    Py_INCREF(field);
    return 0;
}}

static PyObject *twin(PyObject *self, PyObject *record)
{{
    PyTypeObject *type = Py_TYPE(record);
    PyObject *other = CPy_SetupObject((PyObject *)type);
    if (other == NULL) return NULL;
    memcpy(other + 1, record + 1, type->tp_basicsize - sizeof(PyObject));
    type->tp_traverse(other, keep, NULL);
    return other;
}}

static PyMethodDef methods[] = {{
    {{"start", start, METH_O, "Make the module with this name."}},
    {{"blank", blank, METH_O, "An object of a compiled class whose fields are still to be filled in."}},
    {{"twin", twin, METH_O, "Another object with the same fields."}},
    {{NULL}},
}};
static struct PyModuleDef module = {{PyModuleDef_HEAD_INIT, "{starter}", NULL, -1, methods}};
PyMODINIT_FUNC PyInit_{starter}(void)
{{
    for (long n = 0; n < SMALL_NUMBERS; n++)
        if ((small_numbers[n] = PyLong_FromLong(LEAST_SMALL + n)) == NULL) return NULL;
    return PyModule_Create(&module);
}}
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--optimise", choices="0123", default="3", metavar="0…3", help="how hard the C compiler tries")
    parser.add_argument("--release", action="store_true", help="optimise for what games do, and across modules")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many C compilers run at once")
    parser.add_argument("--to", type=Path, default=BUILD / "compiled", help="the folder for library and manifest")
    args = parser.parse_args()
    began = time.monotonic()
    sources = made_from()  # whoever edits one while this runs is not served by what it was before
    name = f"{_sum(*_what_it_is_made_of(f'{args.optimise}{args.release}'))}{SUFFIX}"
    if not (args.to / name).exists():
        files, headers = generate(BUILD / "generated")
        files = self_contained({file: with_docstrings(file, text) for file, text in files.items()}, headers)
        print(f"mypyc wrote {len(files)} files of C in {time.monotonic() - began:.0f} s.", flush=True)
        flags = learn(files, args.optimise, args.jobs) if args.release else []
        objects, made = make_objects(files, args.optimise, args.jobs, flags)
        link(objects, args.to, name, flags)
        print(f"{made} of {len(objects)} objects were made anew.")
    write_manifest(args.to, name, sources)
    print(f"The kernel is compiled ({time.monotonic() - began:.0f} s).")
    return 0


# -- from Python to C -------------------------------------------------------------------------------------------------


def _modules() -> list[str]:
    return sorted(name for name in compiled.sources() if not name.endswith("__init__.py"))


def _what_it_is_made_of(optimise: str) -> list[str]:
    """All that the library depends on."""
    from mypy.version import __version__

    sources = [f"{name} {compiled.digest(name)}" for name in _modules()]
    tools = [path.read_text("utf-8") for path in (Path(__file__), QUICK_PATHS)]
    return [sys.version, __version__, optimise, *tools, *sources]


def generate(folder: Path) -> tuple[dict[str, str], str]:
    """The modules as C, which mypyc writes into a folder: the text of each file by its name, and of the headers."""
    # A compiled module says in ``__file__`` where its source lies: mypyc puts the name together with this suffix.
    EXTENSION_SUFFIXES.insert(0, ".py")
    from mypyc import common

    EXTENSION_SUFFIXES.remove(".py")
    assert common.EXT_SUFFIX == ".py"
    from mypyc.build import mypyc_build
    from mypyc.options import CompilerOptions

    options = CompilerOptions(multi_file=True, include_runtime_files=True, target_dir=str(folder), group_name=GROUP)
    paths = [os.path.relpath(os.path.join(compiled.PACKAGE, name)) for name in _modules()]
    groups, written, _ = mypyc_build(paths, options)
    files = {Path(name).name: Path(name).read_text("utf-8") for names, _ in written for name in names}
    files[f"{compiled.STARTER}.c"] = _starter([source.module for sources, _ in groups for source in sources])
    return files, "".join([(folder / name).read_text("utf-8") for name in HEADERS])


def _starter(modules: list[str]) -> str:
    inits = {module: f"CPyInit_{module.replace('.', '___')}" for module in modules}
    return STARTER.format(
        declarations="\n".join(f"PyObject *{init}(void);" for init in inits.values()),
        rows="\n".join(f'    {{"{module}", {init}}},' for module, init in inits.items()),
        starter=compiled.STARTER,
    )


# -- what help() tells ------------------------------------------------------------------------------------------------

#: Where mypyc writes how a function or method is called, and how a class is, and where a property could tell something.
SAID: Final = r'PyDoc_STR\((?:"((?:[^"\\]|\\.)*)"|NULL)\)'
FUNCTION: Final = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),[^",]*,\s*)' + SAID)
CLASS: Final = re.compile(r'(\.tp_name = "(\w+)",[^;]*?\.tp_doc = )' + SAID)
PROPERTY: Final = re.compile(r"(\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL),\s*)NULL,")


def with_docstrings(file: str, text: str) -> str:
    """The C of a module with its docstrings, which mypyc leaves out: ``help`` tells the same with both kernels."""
    from mypyc.codegen.cstring import encode_bytes_as_c_string

    module = file.removeprefix("__native_").removesuffix(".c").replace("___", "/")
    source = Path(compiled.PACKAGE).parent / f"{module}.py"
    if not source.exists():
        return text  # what all modules share
    found = dict(sorted(_docstrings(ast.parse(source.read_bytes()))))  # of a getter and its setter, what says something
    docstrings = {name: encode_bytes_as_c_string(doc.encode()) for name, doc in found.items()}

    def said(match: re.Match[str], doc: str) -> str:
        return f'{match[1]}PyDoc_STR("{match[3] or ""}{doc}")' if doc else match[0]

    def of_function(match: re.Match[str]) -> str:
        *places, name = match[2].split("___")  # the last of them may be a class
        return said(match, docstrings.get(f"{places[-1]}.{name}", docstrings.get(name, "")))

    def of_class(match: re.Match[str]) -> str:
        return said(match, docstrings.get(match[2], ""))

    def of_property(match: re.Match[str]) -> str:
        doc = docstrings.get(match[2].split("___")[-1].replace("_get_", ".", 1))
        return f'{match[1]}PyDoc_STR("{doc}"),' if doc else match[0]

    return PROPERTY.sub(of_property, CLASS.sub(of_class, FUNCTION.sub(of_function, text)))


def _docstrings(tree: ast.Module | ast.ClassDef, inside: str = "") -> Iterator[tuple[str, str]]:
    """The docstrings of functions, classes and what is in them, as they stand in a source."""
    for thing in tree.body:
        if isinstance(thing, ast.FunctionDef | ast.ClassDef):
            yield inside + thing.name, ast.get_docstring(thing, clean=False) or ""
            if isinstance(thing, ast.ClassDef):
                yield from _docstrings(thing, f"{thing.name}.")


# -- C that stays the same --------------------------------------------------------------------------------------------


def self_contained(files: dict[str, str], headers: str) -> dict[str, str]:
    """The same C, but a file changes only when its module does.

    mypyc declares everything in headers for all, and numbers the literals of all modules throughout. Here each file
    brings the declarations that it needs and no others, and literals have names.
    """
    declared = _declarations(headers)
    quick = QUICK_PATHS.read_text("utf-8")
    numbers: dict[str, int] = {}
    found: dict[str, str] = {}
    for name, text in files.items():
        if name != SHARED:
            found[name] = _with_declarations(quick + _name_literals(name, text, numbers), declared)
    shared = files[SHARED].replace(LITERALS_MADE, NAME_LITERALS + LITERALS_MADE)
    found[SHARED] = _with_declarations(_names(numbers) + shared, declared)
    return found


def _declarations(headers: str) -> dict[str, str]:
    """What the headers declare, by name, in order."""
    found: dict[str, str] = {}
    lines: list[str] = []
    for line in headers.splitlines():
        if not line or line.startswith("#"):
            continue
        lines.append(line)
        if line.startswith(" ") or not line.endswith(";"):
            continue  # inside a struct
        declared = re.search(r"(\w+)(?=[(;\[])", line)
        assert declared is not None, line
        found[declared[1]] = "\n".join(lines)
        lines = []
    for guard, name in re.findall(r"#define (MYPYC_DECLARED_(\w+))", headers):  # mypyc's own C may have it already
        found[name] = f"#ifndef {guard}\n#define {guard}\n{found[name]}\n#endif"
    return found


def _with_declarations(text: str, declared: dict[str, str]) -> str:
    """A file with the declarations that it needs, and those that they need themselves."""
    text = re.sub(r'#include "__native_.*\n', "", text)
    wanted: set[str] = set()
    waiting = [text]
    while waiting:
        for name in set(re.findall(r"\w+", waiting.pop())):
            if name in declared and name not in wanted:
                wanted.add(name)
                waiting.append(declared[name])
    return INCLUDES + "".join([f"{declared[name]}\n" for name in declared if name in wanted]) + text


def _name_literals(file: str, text: str, numbers: dict[str, int]) -> str:
    """The text of a file with a name wherever it had the number of a literal; the numbers go to ``numbers``.

    A literal is named after the comment that mypyc adds; where there is none, or it says too little, after its place.
    """
    places: dict[int, str] = {}

    def name(match: re.Match[str]) -> str:
        n, comment = int(match[1]), match[2]
        found = f"literal_{_sum(comment)}"
        if not comment or numbers.setdefault(found, n) != n:
            found = places.setdefault(n, f"literal_{_sum(file, str(len(places)))}")
            numbers[found] = n
        used.add(found)
        return f"{found};{comment}"

    used: set[str] = set()
    text = re.sub(r"CPyStatics\[(\d+)\];((?: /\*.*)?)", name, text)
    return "".join([f"extern PyObject *{name};\n" for name in sorted(used)]) + text


def _names(numbers: dict[str, int]) -> str:
    """The literals by name, as the shared file defines them."""
    names = sorted(numbers)
    variables = "".join([f"PyObject *{name};\n" for name in names])
    rows = "".join([f"    {{&{name}, {numbers[name]}}},\n" for name in names])
    return f"{variables}static const struct {{ PyObject **to; int n; }} names[] = {{\n{rows}    {{0, 0}},\n}};\n"


# -- from C to a library ----------------------------------------------------------------------------------------------


def _compiler() -> Any:
    import_module("setuptools")  # brings distutils where Python has none
    from distutils import ccompiler, sysconfig

    compiler = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    return compiler


#: What a release learns from: random games with decks from the whole pool, and what bots and servers ask of a game.
GAMES: Final = """
import sys
from netrunner import compiled
compiled.PLACES = (sys.argv[1],)
from netrunner import Game
from netrunner.random_player import finish
from netrunner.simulation import drawn_pairing, starter_pairing
assert compiled.is_compiled()
def look(game):
    if game.decision is not None and game.state.deciding % 23 == 0:
        for side in ("corp", "runner"):
            game.view(side)
            game.determinize(side, 0)
        for option in game.decision.options:
            game.copy().choose(option)
for seed in range(10_000, 10_400):
    pairing = drawn_pairing if seed % 2 else starter_pairing
    finish(Game.start(*pairing(seed), seed), seed, look)
"""


def learn(files: dict[str, str], optimise: str, jobs: int) -> list[str]:
    """Build a library that counts which ways games take, and play some; the flags that make use of it.

    The counts lie beside the objects, by the names of the sources that both are made from.
    """
    flags = ["-fprofile-generate", "-fprofile-update=single"]
    objects, _ = make_objects(files, optimise, jobs, flags)
    name = f"counting{SUFFIX}"
    link(objects, TRAINING, name, flags)
    write_manifest(TRAINING, name, made_from())
    subprocess.run([sys.executable, "-c", GAMES, str(TRAINING)], check=True, env={**os.environ, compiled.PURE: "0"})
    print("The games to learn from have been played.", flush=True)
    return ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", f"-flto={jobs}"]


def make_objects(files: dict[str, str], optimise: str, jobs: int, more: list[str]) -> tuple[list[Path], int]:
    """Compile what is not among the objects of earlier builds; all objects, and how many were made."""
    from sysconfig import get_path

    from mypyc.build import get_cflags, include_dir

    compiler = _compiler()
    flags = [*get_cflags(opt_level=optimise, debug_level="0", multi_file=True), "-fvisibility=hidden", *more]
    includes = [include_dir(), get_path("include")]
    common = _sum(sys.version, _version(compiler), *flags, _runtime(Path(include_dir())))

    def make(name: str) -> tuple[Path, bool]:
        work = BUILD / "work" / _sum(name, files[name])
        counted = work / f"{Path(name).stem}.gcda" if "-fprofile-use" in more else work
        learnt = counted.read_bytes().hex() if counted.is_file() else ""
        kept = BUILD / "objects" / f"{_sum(common, name, files[name], learnt)}.o"
        if kept.exists():
            os.utime(kept)
            return kept, False
        work.mkdir(parents=True, exist_ok=True)
        kept.parent.mkdir(parents=True, exist_ok=True)
        (work / name).write_text(files[name], "utf-8")
        (made,) = compiler.compile([str(work / name)], "/", include_dirs=includes, extra_postargs=flags)
        os.replace(made, kept)
        shutil.rmtree(work)  # where a release counts, the library makes the folder anew
        return kept, True

    longest_first = sorted(files, key=lambda name: -len(files[name]))  # so that no core waits for another at the end
    with ThreadPoolExecutor(jobs) as pool:
        found = list(pool.map(make, longest_first))
    for old in (BUILD / "objects").iterdir():
        if old.stat().st_mtime < time.time() - KEPT_FOR:
            old.unlink()
    return [path for path, _ in found], sum(new for _, new in found)


def _version(compiler: Any) -> str:
    """Which C compiler this is, with its settings."""
    command: list[str] = getattr(compiler, "compiler_so", [])
    told = subprocess.run([command[0], "--version"], capture_output=True, text=True).stdout if command else ""
    return f"{shlex.join(command)} {told}"


def _runtime(folder: Path) -> str:
    """A sum of the C that mypyc brings along."""
    return _sum(*[path.read_text("utf-8") for path in sorted(folder.glob("*.[ch]"))])


def link(objects: list[Path], folder: Path, name: str, flags: list[str]) -> None:
    """Make the library. The one before stays for those who are running it."""
    folder.mkdir(parents=True, exist_ok=True)
    draft = folder / f"draft-{name}"
    _compiler().link_shared_object(
        [str(path) for path in objects], str(draft), extra_preargs=["-O3", *flags] if flags else None
    )
    os.replace(draft, folder / name)
    old = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    for path in old[:-2]:
        path.unlink()


def made_from() -> list[str]:
    """The sources as they are now, as a manifest names them."""
    return [
        f"{stat.st_size} {stat.st_mtime_ns} {compiled.digest(source)} {source}"
        for source, stat in sorted(compiled.sources().items())
    ]


def write_manifest(folder: Path, name: str, lines: list[str]) -> None:
    """Note which sources the library was built from."""
    draft = folder / f"draft-{compiled.MANIFEST}"
    draft.write_text("\n".join([name, *lines, ""]), "utf-8")
    os.replace(draft, folder / compiled.MANIFEST)


def _sum(*texts: str) -> str:
    found = blake2b(digest_size=16)
    for text in texts:
        found.update(text.encode())
        found.update(b"\0")
    return found.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
