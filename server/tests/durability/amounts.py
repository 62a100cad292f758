"""How much a run does; run.py sets it."""

import secrets

cuts = 12
kills = 12
interruptions = 8  # of first starts, of each kind; 0 for all that there can be
seed = secrets.token_hex(4)
