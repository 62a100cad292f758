"""Somebody who follows an organization live, and goes on from the last number they heard."""

import dataclasses
import hashlib
import json
import threading

from room.live import Socket

STREAMS = ["content", "members"]


@dataclasses.dataclass(frozen=True, slots=True)
class Heard:
    """A change, when it was heard, and the hash of all it said."""

    version: int
    moment: int
    hash: str


def heard_in(frame, moment):
    for change in frame["changes"]:
        yield Heard(change["version"], moment, hashlib.sha256(json.dumps(change, sort_keys=True).encode()).hexdigest())


def catch_up(client, org, versions):
    """Subscribes with what is held, {stream: version}; what comes until all was sent that was missed. {stream: [Heard]}."""
    socket = Socket(client)
    try:
        socket.send({"type": "subscribe", "owner": org, "streams": versions})
        missed = {stream: [] for stream in versions}
        while True:
            frame = socket.next()
            if frame is None or frame["type"] in {"ended", "error", "reload"}:
                raise AssertionError(f"the live channel answers {frame}")
            if frame["type"] == "changes":
                missed[frame["stream"]] += heard_in(frame, 0)
            if frame["type"] == "subscribed":
                return missed
    finally:
        socket.close()


class Listener:
    """Hears all of an organization on a thread. Across `stop` and `start` it goes on where it was."""

    def __init__(self, client, org, clock):
        self.client = client
        self.org = org
        self.clock = clock
        self.heard = {stream: [] for stream in STREAMS}
        self.begins_at = dict.fromkeys(STREAMS, 0)

    def start_from_now(self):
        """What is there already is not asked for."""
        versions = self.client.ok("GET", f"orgs/{self.org}")["versions"]
        self.begins_at = {stream: versions[stream] for stream in STREAMS}
        self.start()

    def start(self):
        self.socket = Socket(self.client)
        versions = {stream: self.last(stream) for stream in STREAMS}
        self.socket.send({"type": "subscribe", "owner": self.org, "streams": versions})
        self.thread = threading.Thread(target=self.listen)
        self.thread.start()

    def last(self, stream, moment=None):
        """The last version heard by a moment."""
        heard = self.heard[stream]
        return next((each.version for each in reversed(heard) if moment is None or each.moment <= moment),
                    self.begins_at[stream])

    def listen(self):
        while True:
            try:
                frame = self.socket.next(600)
            except OSError:
                return
            if frame is None:
                return
            moment = self.clock()
            if frame["type"] == "changes":
                self.heard[frame["stream"]] += heard_in(frame, moment)

    def stop(self):
        """Once the server is gone, or to leave it."""
        self.socket.abort()
        self.thread.join()
        self.socket.close()
