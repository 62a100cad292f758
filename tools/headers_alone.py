"""Compiles each header by itself, so that nobody who includes it must know what else to include first.

The build does not prove it: it compiles several sources as one.
"""

import concurrent.futures
import re
import shutil
import subprocess

from source_cache import SourceCache

COMPILER = "clang++-19"
FLAGS = ["-x", "c++-header", "-std=c++23", "-fsyntax-only", "-Wall", "-Wextra", "-Werror",
         "-Wno-pragma-once-outside-header", "-Wno-missing-designated-field-initializers"]
JOBS = 2
FIRST_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*["<]([^">]+)[">]', re.MULTILINE)


def include_flags(root):
    found = ["-I", str(root / "server")]
    asked = subprocess.run(["pkg-config", "--cflags-only-I", "libpq"], check=False, capture_output=True, text=True)
    return found + asked.stdout.split()


def first_included(root, header):
    """The header of server/ that stands before everything else in another one, or None."""
    first = FIRST_INCLUDE.search((root / header).read_text(encoding="utf-8"))
    return f"server/{first[1]}" if first else None


def check(root, headers):
    """
    A finding (path, line, sentence) for each header of server/ that does not compile alone. One that another header
    begins with is compiled with that: nothing stands before it there either.
    """
    if shutil.which(COMPILER) is None:
        return [("tools/headers_alone.py", 1, f"{COMPILER} is missing: run bin/setup.")]
    command = [COMPILER, *FLAGS, *include_flags(root)]
    cache = SourceCache(root, "headers", *FLAGS)

    def compile_one(header):
        key = cache.key(header)
        if cache.passed(key):
            return None
        run = subprocess.run([*command, str(root / header)], check=False, capture_output=True, text=True)
        if run.returncode == 0:
            cache.remember(key)
            return None
        first = next((line for line in run.stderr.splitlines() if "error:" in line), "the compiler failed")
        where = re.match(rf"{re.escape(str(root))}/(server/\S+?):", first)
        return (where[1] if where else header, 1, f"The header does not compile alone: {first.split('error:')[-1].strip()}.")

    beginnings = {first_included(root, name) for name in headers if name.startswith("server/")}
    mine = sorted(name for name in headers if name.startswith("server/") and name not in beginnings)
    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        return sorted({finding for finding in pool.map(compile_one, mine) if finding})
