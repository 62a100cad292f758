"""What all faults share: writers with their ledger, somebody else who must not notice, and how it must all end."""

import contextlib
import threading
import time
import unittest

from room.people import Person
from room.program import Program

from compare import compare
from recovered import Recovered
from yard import Yard

# Set by run.py: whether there is a minute to wait.
is_long = False

# Nobody waits longer for an answer, whatever fails.
ANSWER_S_MAX = 10
# So soon all goes on.
HEALED_S_MAX = 20
# What fails for others holds nobody up: by how much it slows them is for benchmarks.
READ_S_MAX = 5
READ_EVERY_S = 0.02
READS_MIN = 5
FAULTS = {503: {"service_unavailable"}, 507: {"disk_full"}}
# What must not stand in a problem: paths, statements, names of errors.
INSIDE = [b"/tmp", b"sqlite", b"SQL", b"errno", b"EIO", b"fsync", b"No space", b"Input/output"]


def wait_for(is_true, seconds=10):
    until = time.monotonic() + seconds
    while not is_true():
        if time.monotonic() > until:
            raise AssertionError("it did not come to that")
        time.sleep(0.01)


class Reader:
    """Somebody who reads one bug again and again while others have trouble."""

    def __init__(self, yard):
        self.person = yard.owner.twin("reader")
        self.path = f"orgs/{yard.org}"
        self.stopped = threading.Event()
        self.worst_s = 0
        self.answers = set()
        self.count = 0
        self.is_heard = threading.Event()
        self.thread = threading.Thread(target=self.read)

    def read(self):
        while not self.stopped.wait(READ_EVERY_S):
            began = time.monotonic()
            try:
                self.answers.add(self.person.call("GET", self.path).status)
            except OSError as failure:
                self.answers.add(repr(failure))
            self.worst_s = max(self.worst_s, time.monotonic() - began)
            self.count += 1
            if self.count == READS_MIN:
                self.is_heard.set()


class Fault(unittest.TestCase):
    """The ledger's clock counts phases: 0 before the fault, 1 while it lasts, 2 after it."""

    maxDiff = 4000

    def begin(self, data=None, settings=None, writes_s=0.3, database_url=None):
        """A server with a yard that has been written to for so long."""
        self.phase = 0
        self.server = Program(settings, data=data, database_url=database_url).start()
        self.addCleanup(self.close)
        self.yard = Yard(self.server, self.id(), lambda: self.phase)
        if writes_s:
            self.write(writes_s)
        self.assertEqual(self.yard.trouble, [])
        self.phase = 1

    def close(self):
        if self.server.process.poll() is None:
            self.server.kill()
        self.server.remove()

    def write(self, seconds):
        """All eight for so long; then every request has ended."""
        stopped = threading.Event()
        threads = self.yard.write(stopped)
        threads[0].join(seconds)
        stopped.set()
        for each in threads:
            each.join()

    @contextlib.contextmanager
    def nobody_else_notices(self, read_s_max=READ_S_MAX):
        """Reads are answered, and soon, all the time."""
        reader = Reader(self.yard)
        reader.thread.start()
        try:
            yield reader
            reader.is_heard.wait(ANSWER_S_MAX)
        finally:
            reader.stopped.set()
            reader.thread.join()
        self.assertEqual(reader.answers, {200}, "what readers were answered")
        self.assertLess(reader.worst_s, read_s_max, "the slowest read, in seconds")
        self.assertGreaterEqual(reader.count, READS_MIN)

    def acknowledged(self, phase):
        """What was sent and acknowledged in that phase."""
        return [each for each in self.yard.ledger.operations if each.sent_at == phase and each.acknowledged_at == phase]

    def assert_clear(self):
        """Whoever was refused was told so in time, and nothing of what is inside."""
        self.assertLess(self.yard.slowest_s, ANSWER_S_MAX, "the slowest answer, in seconds")
        for operation, answer in self.yard.trouble:
            self.assertIn(answer.code, FAULTS.get(answer.status, ()), f"{operation.kind}: {answer}")
            for word in INSIDE:
                self.assertNotIn(word, answer.body)

    def is_written_without_trouble(self):
        refused = len(self.yard.trouble)
        self.write(0.3)
        return len(self.yard.trouble) == refused

    def assert_healed(self):
        """Without a restart all goes on; what was not acknowledged is sent again; then, and after kill -9, all is there exactly once."""
        self.phase = 2
        self.assertIsNone(self.server.process.poll(), "the server runs on")
        wait_for(self.is_written_without_trouble, HEALED_S_MAX)
        self.assert_clear()
        refused = len(self.yard.trouble)
        self.yard.resend()
        self.assertEqual([str(answer) for _, answer in self.yard.trouble[refused:]], [])
        self.assertGreater(len(self.acknowledged(2)), 0)
        self.assertEqual(compare(self.yard, Recovered.of(self.server), 2), [])
        self.server.kill()
        self.server.start()
        self.assertEqual(compare(self.yard, Recovered.of(self.server), 2), [])
        checked = self.server.command("verify")
        self.assertEqual(checked.returncode, 0, checked.stdout)
