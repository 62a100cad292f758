"""Pulls the plug on the release binary: run.py [--cuts N] [--kills N] [--interruptions N] [--seed TEXT] [--report FILE] [NAME…].

A NAME is a part of a test's name. LACEWING_BINARY names another program.
"""

import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import amounts  # noqa: E402
from room.runner import arguments_of, run_cases  # noqa: E402

# Whoever has an answer notes the moment before another thread runs for long.
SWITCH_S = 0.0005


def main():
    arguments = arguments_of(__doc__)
    arguments.add_argument("--cuts", type=int, default=amounts.cuts, help="power cuts")
    arguments.add_argument("--kills", type=int, default=amounts.kills, help="kill -9")
    arguments.add_argument("--interruptions", type=int, default=amounts.interruptions, help="of first starts, of each kind; 0 for all")
    arguments.add_argument("--seed", default=amounts.seed, help="of a run that is to be repeated as far as chance goes")
    chosen = arguments.parse_args()
    amounts.cuts, amounts.kills, amounts.seed = chosen.cuts, chosen.kills, chosen.seed
    amounts.interruptions = chosen.interruptions
    sys.setswitchinterval(SWITCH_S)
    print(f"seed {amounts.seed}", file=sys.stderr)
    return run_cases(HERE, chosen)


if __name__ == "__main__":
    sys.exit(main())
