"""What was sent and what was acknowledged, outside of the server."""

import dataclasses
import hashlib
import json
import threading


def digest(kind, name, holds):
    """Of what an operation must have left behind."""
    return hashlib.sha256(json.dumps([kind, name, holds], sort_keys=True).encode()).hexdigest()


@dataclasses.dataclass(eq=False, slots=True)
class Operation:
    """One thing that a writer wanted: `name` is what it is known by, `hash` that of all it must hold. Moments are positions of the clock
    that the run counts by; `request` is what to send again."""

    kind: str
    name: str
    org: str
    by: str
    hash: str
    request: tuple
    sent_at: int = 0
    acknowledged_at: int | None = None
    answer_hash: str = ""
    is_refused: bool = False

    def is_known_at(self, moment):
        """Whether its success had been told."""
        return self.acknowledged_at is not None and self.acknowledged_at <= moment

    def is_under_way_at(self, moment):
        return self.sent_at <= moment and not self.is_known_at(moment) and not self.is_refused


class Ledger:
    """All operations in the order of their sending. Of many threads."""

    def __init__(self):
        self.operations = []
        self.guard = threading.Lock()

    def add(self, operation):
        with self.guard:
            self.operations.append(operation)

    def acknowledged(self):
        return sum(each.acknowledged_at is not None for each in self.operations)

    def save(self, path):
        """A line for each operation with its hash."""
        with open(path, "w", encoding="utf-8") as file:
            for each in self.operations:
                line = {name: getattr(each, name) for name in ["kind", "name", "org", "by", "hash", "sent_at", "acknowledged_at"]}
                file.write(json.dumps(line) + "\n")
