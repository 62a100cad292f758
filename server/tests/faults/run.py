"""The release binary on a failing machine: run.py [--long] [--report FILE] [NAME…]. A NAME is a part of a test's name.

Some faults need a minute to be noticed: they are caused with --long. LACEWING_BINARY names another program.
"""

import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "durability"), str(HERE.parent)]

import fault  # noqa: E402
from room.runner import arguments_of, run_cases  # noqa: E402


def main():
    arguments = arguments_of(__doc__)
    arguments.add_argument("--long", action="store_true", help="also what takes a minute")
    chosen = arguments.parse_args()
    fault.is_long = chosen.long
    return run_cases(HERE, chosen)


if __name__ == "__main__":
    sys.exit(main())
