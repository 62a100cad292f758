"""Runs the attacks on the release binary: run.py [--report FILE] [NAME…]. A NAME is a part of a test's name, such as q001.

LACEWING_ATTACK_DATABASE says on which database: SQLite, or PostgreSQL where LACEWING_TEST_POSTGRES_URL names a server.
"""

import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from room.runner import arguments_of, run_cases  # noqa: E402
from room.stage import close_stage  # noqa: E402


def at_end():
    last = close_stage()
    print("\n".join(last), file=sys.stderr)
    return ["what the log and the metrics held at the end"] if last else []


if __name__ == "__main__":
    sys.exit(run_cases(HERE, arguments_of(__doc__).parse_args(), at_end))
