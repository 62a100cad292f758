"""How long the example organization takes to make, and with how much memory, on each database."""

import os
import pathlib
import sys
import tempfile
import time

from measure import BINARY, ROOT, Server, databases, line

SIZES = [(300, ""), (100_000, "<= 60 s")]


def make(folder, environment, bugs):
    """Seconds of the command, and the most memory that it held, in MB."""
    began = time.perf_counter()
    with tempfile.TemporaryFile("w+") as told:
        process = os.posix_spawn(
            BINARY, [BINARY, "demo", "--bugs", str(bugs), "--data", folder / "data"], {**os.environ, **environment},
            file_actions=[(os.POSIX_SPAWN_DUP2, told.fileno(), 1), (os.POSIX_SPAWN_DUP2, told.fileno(), 2)])
        _, status, used = os.wait4(process, 0)
        took = time.perf_counter() - began
        told.seek(0)
        text = told.read()
    if status != 0 or f"with {bugs} bugs" not in text:
        sys.exit(f"the demo ended: {text[-800:]}")
    return took, used.ru_maxrss / 1024


def demo():
    """With the data opened by the command itself, and beside a running server."""
    for bugs, limit in SIZES:
        for name, environment in databases():
            with tempfile.TemporaryDirectory(dir=ROOT / "build") as temporary:
                took, peak = make(pathlib.Path(temporary), environment, bugs)
                line(f"demo of {bugs:,} bugs ({name})", f"{took:.1f} s, peak {peak:.0f} MB", limit)
        for name, environment in databases():
            with tempfile.TemporaryDirectory(dir=ROOT / "build") as temporary:
                server = Server(pathlib.Path(temporary), environment)
                took, _ = make(pathlib.Path(temporary), environment, bugs)
                line(f"  beside a running server ({name})", f"{took:.1f} s", limit)
                line("  memory of the server afterwards", f"{server.memory_mb():.0f} MB")
                server.stop()
