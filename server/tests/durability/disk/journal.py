"""What a recorder wrote down, and the images that a power cut at some place in it may leave."""

import dataclasses
import mmap
import os
import struct
import subprocess

HEAD = struct.Struct("<cQQ")
SECTOR_BYTES = 512
WHOLE = ["nothing", "all", "oldest", "newest", "any"]
TORN = [*WHOLE, "torn"]


@dataclasses.dataclass(frozen=True, slots=True)
class Event:
    """A write of `size` bytes at `first`, which lie at `data` of the journal; or a flush of all events before number `first`."""

    is_flush: bool
    first: int
    size: int
    data: int


class Journal:
    """All events in the order in which they were done."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.bytes = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self.events = []
        self.safe = [0]
        place = 0
        while place < len(self.bytes):
            kind, first, size = HEAD.unpack_from(self.bytes, place)
            place += HEAD.size
            self.events.append(Event(kind == b"f", first, size, place))
            self.safe.append(max(self.safe[-1], first if kind == b"f" else 0))
            place += size

    def data(self, event):
        return self.bytes[event.data:event.data + event.size]

    def flushed_before(self, position):
        """Events below the result are safe at a cut at `position`: a flush that covers them was done by then."""
        return self.safe[position]

    def writes(self, first, last):
        return [e for e in self.events[first:last] if not e.is_flush]


def keep_all(data, _random):
    return [(0, data)]


def keep_torn(data, random):
    """Some of its sectors."""
    pieces = range(0, len(data), SECTOR_BYTES)
    return [(at, data[at:at + SECTOR_BYTES]) for at in pieces if random.random() < 0.5]


def choose_survivors(waiting, random, ways):
    """What a volatile cache may keep of the writes that wait in it, each with how."""
    count = len(waiting)
    way = random.choice(ways)
    if way == "nothing":
        return []
    if way == "oldest":
        waiting = waiting[:random.randint(0, count)]
    if way == "newest":
        waiting = waiting[random.randint(0, count):]
    if way == "any":
        share = random.random()
        waiting = [e for e in waiting if random.random() < share]
    return [(e, keep_torn if way == "torn" else keep_all) for e in waiting]


class Cutter:
    """Makes images for cuts at rising positions; `ways` are what may become of writes that were not flushed. With `forgets_from`, the disk
    ignored every flush from that position on."""

    def __init__(self, journal, base, work, forgets_from=None, ways=TORN):
        self.ways = ways
        self.journal = journal
        self.work = work
        self.forgets_from = forgets_from
        self.done = 0
        subprocess.run(["cp", "--sparse=always", base, work], check=True)
        self.safe = os.open(work, os.O_RDWR)

    def close(self):
        os.close(self.safe)
        os.unlink(self.work)

    def cut(self, position, to, random):
        """The image that a cut there leaves."""
        safe_to = self.journal.flushed_before(position)
        if self.forgets_from is not None:
            safe_to = min(safe_to, self.forgets_from)
        for event in self.journal.writes(self.done, safe_to):
            os.pwrite(self.safe, self.journal.data(event), event.first)
        self.done = max(self.done, safe_to)
        subprocess.run(["cp", "--sparse=always", self.work, to], check=True)
        image = os.open(to, os.O_RDWR)
        try:
            for event, keep in choose_survivors(self.journal.writes(safe_to, position), random, self.ways):
                for at, piece in keep(self.journal.data(event), random):
                    os.pwrite(image, piece, event.first + at)
        finally:
            os.close(image)
