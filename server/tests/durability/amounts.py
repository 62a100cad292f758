"""How much a run does; run.py sets it."""

import secrets

cuts = 30
kills = 30
seed = secrets.token_hex(4)
