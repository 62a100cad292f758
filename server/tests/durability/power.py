"""A recorded run of eight writers, and power cuts anywhere in it."""

import contextlib
import hashlib
import pathlib
import random
import shutil
import subprocess
import tempfile
import threading
import time

from room.program import Program
from room.sink import Sink
from room.sniffer import Sniffer
from room.tracing import injected

from compare import LOST, Findings, compare
from disk.device import Device, Mounted
from disk.journal import WHOLE, Cutter, Journal
from listener import STREAMS, Listener, catch_up
from recovered import Recovered
from yard import Yard

# As long as a disk's: an answer that came before its flush is then seen.
FLUSH_MS = 3
# More than that may come to more bytes than a socket sends after the fact: such a listener loads anew.
AWAY_CHANGES_MAX = 100
# One cut of so many falls before the writing.
FIRST_STARTS_CUT = 12
# One of so many is followed by another, while the file system and the server recover.
RECOVERIES_CUT = 12
RECOVERING_S = 0.2


class Recording:
    """What eight writers did on a recorded disk for some seconds: journal, ledger, and what a listener heard. `no_flushes` are system
    calls that flush nothing, `kind` is the file system."""

    def __init__(self, seconds, seed, no_flushes=(), kind="ext4"):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="lacewing-power-"))
        self.seed = seed
        self.device = Device(self.folder, FLUSH_MS, kind).open()
        self.opened = self.device.position()
        server = Program(data=self.device.place / "data", mails=Sink(Sniffer())).start()
        try:
            self.yard = Yard(server, seed, self.device.position)
            self.listener = Listener(self.yard.owner, self.yard.org, self.device.position)
            self.listener.start()
            with injected(server.process, no_flushes, "retval=0") if no_flushes else contextlib.nullcontext():
                self.record(seconds)
            self.listener.stop()
        finally:
            server.kill()
            self.mails = server.mails
            shutil.rmtree(server.folder)
            self.device.close()
        self.journal = Journal(self.device.journal)

    def record(self, seconds):
        stopped = threading.Event()
        self.began = self.device.position()
        threads = self.yard.write(stopped)
        time.sleep(seconds)
        stopped.set()
        for each in threads:
            each.join()
        self.ended = self.device.position()

    def positions(self, count):
        """Where to cut: anywhere, just after a flush, just when a writer had an answer; and at times while the server starts first."""
        chance = random.Random(f"cuts {self.seed}")
        flushes = [n + 1 for n in range(self.began, self.ended) if self.journal.events[n].is_flush]
        answers = [each.acknowledged_at for each in self.yard.ledger.operations if each.acknowledged_at]
        places = [each for each in [range(self.began, self.ended + 1), flushes, answers] if each]
        found = [chance.choice(places) if chance.randrange(FIRST_STARTS_CUT) else range(self.opened, self.began) for _ in range(count)]
        return sorted(chance.choice(each) for each in found)

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)


class Cuts:
    """Power cuts in one recording, each started again and held against the ledger. `findings` holds what was wrong."""

    def __init__(self, recording, forgets_from=None):
        self.recording = recording
        self.yard = recording.yard
        self.findings = Findings()
        self.unmountable = 0
        self.chance = random.Random(f"survivors {recording.seed}")
        self.cutter = Cutter(recording.journal, recording.device.base, recording.folder / "safe.img", forgets_from)

    def run(self, count):
        for position in self.recording.positions(count):
            self.cut(position)
        self.cutter.close()
        return self.findings

    def run_until_lost(self, count_max):
        """For controls: chance may let one cut keep everything. Gives how many it took."""
        count = 0
        for position in self.recording.positions(count_max):
            self.cut(position)
            count += 1
            if LOST in self.findings.counts():
                break
        self.cutter.close()
        return count

    def cut(self, position):
        image = self.recording.folder / "cut.img"
        self.cutter.cut(position, image, self.chance)
        try:
            if self.chance.randrange(RECOVERIES_CUT) == 0:
                self.cut_recovery(image)
            mounted = Mounted(image, self.recording.folder / "cut")
        except subprocess.CalledProcessError as failure:
            self.unmountable += 1
            self.findings.add(LOST, f"the file system cut at {position} cannot be mounted: {failure.stderr}")
            return
        server = Program(data=mounted.place / "data", mails=self.recording.mails)
        try:
            server.start()
            self.look(server, position)
        except Exception as failure:  # Whatever goes wrong behind a cut is a finding: the next one is made all the same.
            self.findings.add(LOST, f"cut at {position}: {type(failure).__name__}: {failure}")
        finally:
            if server.process:
                server.kill()
            shutil.rmtree(server.folder)
            mounted.close()

    def cut_recovery(self, image):
        """The image that another cut leaves, at any moment of what the first one began. File systems do not take their own superblock in
        halves, which they write as they are mounted: so nothing is torn."""
        folder = pathlib.Path(tempfile.mkdtemp(prefix="lacewing-again-"))
        device = Device(folder, FLUSH_MS, image=image)
        try:
            server = Program(data=device.open().place / "data", mails=self.recording.mails)
            server.launch()
            time.sleep(self.chance.uniform(0, RECOVERING_S))
            server.kill()
            shutil.rmtree(server.folder)
        finally:
            device.close()
        journal = Journal(device.journal)
        cutter = Cutter(journal, device.base, folder / "safe.img", ways=WHOLE)
        cutter.cut(self.chance.randint(0, len(journal.events)), image, self.chance)
        cutter.close()
        shutil.rmtree(folder)

    def look(self, server, position):
        """First as it is, then after everybody has sent again what was not answered."""
        recovered = Recovered.of(server)
        self.findings += compare(self.yard, recovered, position)
        if position >= self.recording.began:
            self.yard.move_to(server)
            self.resume(recovered, position)
            self.show_keys(position)
            self.resend(position, server)
        checked = server.command("verify")
        if checked.returncode != 0:
            self.findings.add("verify", f"cut at {position}: {checked.stdout[-500:]}")

    def resume(self, recovered, position):
        """Somebody who had been away since some moment before the cut."""
        listener, org = self.recording.listener, self.yard.org
        held = {stream: max(0, listener.last(stream, position) - self.chance.randint(0, AWAY_CHANGES_MAX)) for stream in STREAMS}
        for stream in STREAMS:
            heard = listener.last(stream, position)
            if heard > len(recovered.versions[org, stream]):
                self.findings.add(LOST, f"cut at {position}: {stream} {heard} had been told to listeners and is not there")
        missed = catch_up(self.yard.owner, org, held)
        for stream in STREAMS:
            wanted = [*range(held[stream] + 1, len(recovered.versions[org, stream]) + 1)]
            if [each.version for each in missed[stream]] != wanted:
                self.findings.add("resumed", f"cut at {position}: {stream} from {held[stream]}: {len(missed[stream])} of {len(wanted)} came")
            before = {each.version: each.hash for each in listener.heard[stream]}
            for each in missed[stream]:
                if before.get(each.version, each.hash) != each.hash:
                    self.findings.add("resumed", f"cut at {position}: {stream} {each.version} is told otherwise than before the cut")

    def show_keys(self, position):
        """A key that was told is shown again and opens the organization."""
        told = [each for each in self.yard.ledger.operations if each.kind == "key"]
        for writer in self.yard.writers:
            mine = [each for each in told if each.org == writer.person.key_org and each.sent_at <= position]
            if mine and mine[-1].is_known_at(position):
                shown = writer.person.ok("GET", f"orgs/{writer.person.key_org}/api-key")["api_key"]
                if hashlib.sha256(shown.encode()).hexdigest() != mine[-1].answer_hash:
                    self.findings.add("key", f"cut at {position}: another key is shown than was told")
                return

    def resend(self, position, server):
        """With the ids that they had; each is there exactly once then."""
        again = [each for each in self.yard.ledger.operations if each.is_under_way_at(position) and each.kind != "key"]
        people = {writer.person.uid: writer.person for writer in self.yard.writers}
        for each in again:
            answer = people[each.by].call(*each.request)
            if answer.status >= 300:
                self.findings.add("resent", f"cut at {position}: {each.kind} {each.name} sent again: {answer}")
        if again:
            recovered = Recovered.of(server)
            for each in again:
                if len(recovered.rows[each.kind][each.name]) != 1 or recovered.logged[each.kind][each.name] != 1:
                    self.findings.add("resent", f"cut at {position}: {each.kind} {each.name} is not there exactly once")
            for each in recovered.wrong_counters:
                self.findings.add("counter", f"cut at {position}, after sending again: {each}")
