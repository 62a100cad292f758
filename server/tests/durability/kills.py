"""kill -9 at random moments under eight writers, on one data folder."""

import random
import threading

from room.program import Program

from compare import LOST, Findings, compare
from listener import STREAMS, Listener, catch_up
from recovered import Recovered
from yard import Yard

# From the first answers to a few commits later.
WRITING_S = (0.02, 0.25)
# A server that starts is killed as well, one time in so many.
STARTS_KILLED = 5


class Kills:
    """Kills one server after the other. Moments of its ledger are the numbers of kills: what was acknowledged before one has survived it."""

    def __init__(self, seed, database_url=None):
        self.chance = random.Random(f"kills {seed}")
        self.findings = Findings()
        self.count = 0
        self.server = Program(database_url=database_url).start()
        self.yard = Yard(self.server, seed, lambda: self.count)
        self.listener = Listener(self.yard.owner, self.yard.org, lambda: self.count)

    def run(self, count):
        for _ in range(count):
            self.kill()
        self.server.remove()
        return self.findings

    def kill(self):
        never = threading.Event()
        self.listener.start()
        threads = self.yard.write(never)
        threads[0].join(self.chance.uniform(*WRITING_S))
        self.server.kill()
        for each in threads:
            each.join()
        self.listener.stop()
        self.start_again()
        self.look()
        self.count += 1

    def start_again(self):
        if self.chance.randrange(STARTS_KILLED) == 0:
            self.server.launch()
            threading.Event().wait(self.chance.uniform(0, 0.03))
            self.server.kill()
        self.server.start()
        self.yard.move_to(self.server)

    def look(self):
        """What was under way is there wholly or not at all; sent again it is there once."""
        before = Recovered.of(self.server)
        self.findings += compare(self.yard, before, self.count)
        self.resume(before)
        self.yard.resend()
        if any(writer.pending for writer in self.yard.writers):
            self.findings.add("resent", f"after kill {self.count}: not everything could be sent again")
        self.findings += compare(self.yard, Recovered.of(self.server), self.count)
        checked = self.server.command("verify")
        if checked.returncode != 0:
            self.findings.add("verify", f"after kill {self.count}: {checked.stdout[-500:]}")

    def resume(self, recovered):
        """A client that goes on from the last number it heard gets exactly what it missed."""
        held = {stream: self.listener.last(stream) for stream in STREAMS}
        missed = catch_up(self.yard.owner, self.yard.org, held)
        for stream in STREAMS:
            there = len(recovered.versions[self.yard.org, stream])
            if held[stream] > there:
                self.findings.add(LOST, f"after kill {self.count}: {stream} {held[stream]} had been told to listeners and is not there")
            if [each.version for each in missed[stream]] != [*range(held[stream] + 1, there + 1)]:
                self.findings.add("resumed", f"after kill {self.count}: {stream} from {held[stream]} to {there}: {missed[stream]}")
            self.listener.heard[stream] += missed[stream]
            heard = [each.version for each in self.listener.heard[stream]]
            if heard != [*range(1, len(heard) + 1)]:
                self.findings.add("resumed", f"after kill {self.count}: {stream} was heard as {heard[-20:]}")
