"""A first start, which makes all steps of the schema, is ended at each of its writes and flushes: the next one goes on to the same schema."""

import collections
import contextlib
import os
import pathlib
import random
import re
import secrets
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest

from room import tracing
from room.program import BINARY, free_port

import amounts
from disk import device
from disk.journal import Cutter, Journal

START_S = 60
COUNTED_STARTS = 4


def child_of(pid):
    return int(pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()[0])


def schema_of_sqlite(data):
    with contextlib.closing(sqlite3.connect(f"file:{data}/lacewing.sqlite?mode=ro", uri=True)) as database:
        steps = database.execute("SELECT number, name FROM schema_migrations ORDER BY number").fetchall()
        return steps, sorted(database.execute("SELECT type, name, sql FROM sqlite_schema").fetchall(), key=str)


def schema_of_postgres(url):
    dumped = subprocess.run(["pg_dump", "--schema-only", "--no-owner", url], check=True, capture_output=True, text=True).stdout
    steps = subprocess.run(["psql", "-qtA", url, "-c", "SELECT number, name FROM schema_migrations ORDER BY number"],
                           check=True, capture_output=True, text=True).stdout
    # A dump names its moment in lines that are no schema.
    return steps, [line for line in dumped.splitlines() if not line.startswith(("--", "\\"))]


class FirstStart(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="lacewing-upgrade-")
        self.addCleanup(shutil.rmtree, self.folder)
        self.data = f"{self.folder}/data"
        self.url = None

    def words(self, command, *more):
        return [str(BINARY), command, *more, "--data", str(self.data)]

    def environment(self):
        clean = {name: value for name, value in os.environ.items() if not name.startswith("LACEWING_")}
        return {**clean, **({"LACEWING_DATABASE_URL": self.url} if self.url else {})}

    def start(self, *tracer, once_ready=lambda: None):
        """Until it listens or has ended: its exit code, none where it listened; and all that it said."""
        with open(f"{self.folder}/said", "w+b") as said:
            words = self.words("serve", "--listen", f"127.0.0.1:{free_port()}")
            process = subprocess.Popen([*tracer, *words], env=self.environment(), stdout=said, stderr=said)
            until = time.monotonic() + START_S
            while process.poll() is None and time.monotonic() < until:
                said.seek(0)
                if b"Lacewing is at" in said.read():
                    break
                time.sleep(0.005)
            code = process.poll()
            if code is None:
                once_ready()
                # strace keeps such signals from itself and hands none on.
                os.kill(child_of(process.pid) if tracer else process.pid, signal.SIGTERM)
                process.wait(START_S)
            said.seek(0)
            return code, said.read().decode(errors="replace")

    def tracer(self, call, what):
        return ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}", "-e", f"inject={call}:{what}"]

    def count(self, call):
        """How often the thread that does it most makes the call in an undisturbed first start: strace counts by thread."""
        self.empty()
        calls, by_thread = pathlib.Path(f"{self.folder}/calls"), collections.Counter()

        def count_lines():
            by_thread.update(line.split()[0] for line in calls.read_text(errors="replace").splitlines() if f"{call}(" in line)

        code, said = self.start("strace", "-f", "-qq", "-o", calls, "-e", f"trace={call}", once_ready=count_lines)
        self.assertIsNone(code, said)
        return max(by_thread.values(), default=0)

    def empty(self):
        shutil.rmtree(self.data, ignore_errors=True)

    def moments(self, what, every):
        """When it is ended: at all of these, or at some by chance. Tells how far it has come."""
        self.assertGreater(len(every), 20, f"a start makes hardly a {what}")
        if amounts.interruptions != 0:
            every = sorted(random.Random(f"{amounts.seed} {what}").sample(every, min(len(every), amounts.interruptions)))
        for count, moment in enumerate(every):
            if count % 50 == 0:
                print(f"{what}: {count} of {len(every)} moments", file=sys.stderr)
            yield moment

    def goes_on(self, after, schema_of, wanted):
        code, said = self.start()
        self.assertIsNone(code, f"{after}: {said[-800:]}")
        self.assertEqual(schema_of(), wanted, after)
        checked = subprocess.run(self.words("verify"), env=self.environment(), capture_output=True, text=True, check=False)
        self.assertEqual(checked.returncode, 0, f"{after}: {checked.stdout[-800:]}{checked.stderr[-800:]}")

    def end_at_each(self, call, what, schema_of, is_told=lambda code, said: True):
        # Which thread makes a step is chance: one does more in one start than any does in the next.
        count = min(self.count(call) for _ in range(COUNTED_STARTS))
        wanted = schema_of()
        ended, begun = 0, 0
        for moment in self.moments(call, range(1, count + 1)):
            self.empty()
            code, said = self.start(*self.tracer(call, what.format(moment)))
            begun += 1
            ended += code is not None
            self.assertTrue(code is None or is_told(code, said), f"{call} {moment}: {code} {said[-800:]}")
            self.goes_on(f"after the end at {call} {moment}", schema_of, wanted)
        # The last calls belong to no step.
        self.assertGreater(ended, begun // 2)


@unittest.skipIf(tracing.why_not(), tracing.why_not())
class Upgrades(FirstStart):
    def test_sqlite_goes_on_after_kill_nine_at_any_write(self):
        self.end_at_each("pwrite64", "signal=SIGKILL:when={}", lambda: schema_of_sqlite(self.data))

    def test_sqlite_goes_on_after_kill_nine_at_any_flush(self):
        self.end_at_each("fdatasync", "signal=SIGKILL:when={}", lambda: schema_of_sqlite(self.data))

    def test_sqlite_goes_on_after_a_disk_that_was_full_at_any_write(self):
        def is_told(code, said):
            return code == 1 and re.search(r"disk|full|space", said) is not None

        self.end_at_each("pwrite64", "error=ENOSPC:when={}+", lambda: schema_of_sqlite(self.data), is_told)


@unittest.skipIf(device.why_not(), device.why_not())
class UpgradesAndPower(FirstStart):
    def test_sqlite_goes_on_after_a_power_cut_around_any_flush(self):
        """Just after a flush, and just before it, when most waits that may be lost."""
        folder = pathlib.Path(self.folder)
        disk = device.Device(folder, flush_ms=0).open()
        try:
            opened, self.data = disk.position(), disk.place / "data"
            code, said = self.start()
            self.assertIsNone(code, said)
            wanted = schema_of_sqlite(self.data)
        finally:
            disk.close()
        journal = Journal(disk.journal)
        flushes = [n for n, event in enumerate(journal.events) if event.is_flush and n >= opened]
        chance = random.Random(f"survivors {amounts.seed}")
        cutter = Cutter(journal, disk.base, folder / "safe.img")
        self.addCleanup(cutter.close)
        for position in self.moments("power cut", [at for n in flushes for at in (n, n + 1)]):
            cutter.cut(position, folder / "cut.img", chance)
            mounted = device.Mounted(folder / "cut.img", folder / "cut")
            self.data = mounted.place / "data"
            try:
                self.goes_on(f"after a cut at {position}", lambda: schema_of_sqlite(self.data), wanted)
            finally:
                mounted.close()


@unittest.skipUnless(os.environ.get("LACEWING_TEST_POSTGRES_URL"), "LACEWING_TEST_POSTGRES_URL names no PostgreSQL")
@unittest.skipIf(tracing.why_not(), tracing.why_not())
class UpgradesOfPostgres(FirstStart):
    def setUp(self):
        super().setUp()
        self.server = os.environ["LACEWING_TEST_POSTGRES_URL"]
        self.name = f"upgrade_{secrets.token_hex(5)}"
        self.url = re.sub(r"^(\w+://[^/]*/)[^?]*", rf"\g<1>{self.name}", self.server)
        self.addCleanup(self.tell, f"DROP DATABASE IF EXISTS {self.name} (FORCE)")

    def tell(self, sql):
        subprocess.run(["psql", "-q", self.server, "-c", "SET client_min_messages = error", "-c", sql], check=True)

    def empty(self):
        super().empty()
        self.tell(f"DROP DATABASE IF EXISTS {self.name} (FORCE)")
        self.tell(f"CREATE DATABASE {self.name}")

    def test_postgres_goes_on_after_kill_nine_before_any_statement(self):
        self.end_at_each("sendto", "signal=SIGKILL:when={}", lambda: schema_of_postgres(self.url))
