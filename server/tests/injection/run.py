"""Lets sqlmap try every parameter of the contract on the release binary: run.py [--jobs N] [NAME…].

A NAME is a part of an operation's name and parameter, such as createBug or "{org}". LACEWING_ATTACK_DATABASE says on which database: SQLite, or
PostgreSQL where LACEWING_TEST_POSTGRES_URL names a server. LACEWING_BINARY names another program.
"""

import argparse
import collections
import concurrent.futures
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent / "attacks")]

from control import Control  # noqa: E402
from points import points_of  # noqa: E402
from room import program  # noqa: E402
from room.stage import Stage  # noqa: E402
from test_sweep import ids_of  # noqa: E402

# Behind a proxy each request comes from an address of its own: limits by network would answer in the place of what is tried.
PROXIED = {"LACEWING_TRUSTED_PROXIES": "127.0.0.0/8"}
OPTIONS = ["--batch", "--ignore-stdin", "--disable-coloring", "--flush-session", "--level", "3", "--risk", "2", "--drop-set-cookie",
           "--ignore-code", "401,404", "--tamper", "xforwardedfor"]
LONGEST_S = 600
FOUND = "sqlmap identified the following injection point"
NOTHING_FOUND = "all tested parameters do not appear to be injectable"
STATUSES = re.compile(r"(\d{3}) \([^)]*\) - (\d+) times")


class Outcome:
    """What sqlmap says of one request."""

    def __init__(self, words, statuses):
        self.is_found = FOUND in words
        self.is_tried = self.is_found or NOTHING_FOUND in words
        self.faults = sum(count for status, count in statuses.items() if status >= 500)
        self.refused = statuses[429]
        self.words = words


def try_request(request):
    """Lets sqlmap try the one mark of a request."""
    with tempfile.TemporaryDirectory(prefix="lacewing-injection-") as folder:
        file = pathlib.Path(folder) / "request"
        file.write_bytes(request.encode())
        done = subprocess.run(["sqlmap", "-r", file, "--output-dir", folder, "--dbms", program.database_kind(), *OPTIONS],
                              capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL, timeout=LONGEST_S)
    words = done.stdout + done.stderr
    statuses = collections.Counter()
    for status, count in STATUSES.findall(words):
        statuses[int(status)] += int(count)
    return Outcome(words, statuses)


def why_failed(outcome):
    if outcome.is_found:
        return "injectable"
    if not outcome.is_tried:
        return "not tried"
    return f"{outcome.faults} faults of the server" if outcome.faults else None


def prove_the_control(stage):
    """What is open is found, by the same options: else finding nothing says nothing."""
    control = Control(stage.server)
    try:
        outcome = try_request(control.request(stage.owner.username))
    finally:
        control.close()
    if not outcome.is_found:
        sys.exit(f"sqlmap does not find what is open:\n{outcome.words[-3000:]}")
    print("control: what is open is found", flush=True)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--jobs", type=int, default=2, help="requests that are tried at once (2)")
    arguments.add_argument("names", nargs="*")
    chosen = arguments.parse_args()
    if shutil.which("sqlmap") is None:
        sys.exit("sqlmap is missing: run bin/setup first.")
    stage = Stage(PROXIED)
    prove_the_control(stage)
    alpha = stage.alpha
    contract = stage.nobody.ok("GET", "openapi.json")
    points = [each for each in points_of(contract, ids_of(alpha), alpha.project_key)
              if not chosen.names or any(name in repr(each) for name in chosen.names)]
    failed, limited = 0, 0
    with concurrent.futures.ThreadPoolExecutor(chosen.jobs) as pool:
        for point, outcome in zip(points, pool.map(lambda each: try_request(each.request(stage.owner)), points), strict=True):
            limited += outcome.refused > 0
            why = why_failed(outcome)
            failed += why is not None
            print(f"{point}: {why}\n{outcome.words[-3000:]}" if why else f"{point}: nothing", flush=True)
    stage.close()
    print(f"{program.database_kind()}: {len(points)} parameters, {failed} failed, {limited} of them met a limit on the way")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
