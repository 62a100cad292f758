"""A machine that gives too little: handles, memory, processor time."""

import os
import pathlib
import resource
import signal
import threading
import time

from fault import ANSWER_S_MAX, Fault, wait_for
from listener import Listener
from recovered import Recovered
from room.wire import Client

SPARE_BYTES = 4 << 20
PAUSE_S = 3


def cpu_s(pid):
    """What a process has used so far."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_bytes(pid, name="VmRSS"):
    line = next(each for each in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines() if each.startswith(name + ":"))
    return int(line.split()[1]) * 1024


class TooLittle(Fault):
    def limit(self, what, value):
        """Of the running server; gives back what it was."""
        before = resource.prlimit(self.server.process.pid, what)
        resource.prlimit(self.server.process.pid, what, (value, before[1]))
        return lambda: resource.prlimit(self.server.process.pid, what, before)

    def test_without_handles_those_who_are_there_go_on_and_newcomers_wait(self):
        self.begin()
        pid = self.server.process.pid
        with self.nobody_else_notices() as reader:
            reader.is_heard.wait(ANSWER_S_MAX)
            # As many as are open: nothing more can be opened.
            restore = self.limit(resource.RLIMIT_NOFILE, max(map(int, os.listdir(f"/proc/{pid}/fd"))) + 1)
            newcomers = [Client(self.server, f"newcomer {n}", f"127.0.252.{n + 1}") for n in range(5)]
            told = []
            threads = [threading.Thread(target=lambda c=c: told.append(c.call("GET", "/healthz").status)) for c in newcomers]
            for each in threads:
                each.start()
            busy = cpu_s(pid)
            time.sleep(1)
            self.assertLess(cpu_s(pid) - busy, 0.5, "seconds of processor time in a second of waiting")
            self.assertEqual(told, [])
            # Whose upload is refused comes anew, and waits as newcomers do.
            until = threading.Timer(1, restore)
            until.start()
            self.write(2)
            until.join()
            for each in threads:
                each.join(ANSWER_S_MAX)
        self.assertEqual(told, [200] * 5)
        self.assertGreater(len(self.acknowledged(1)), 0)
        self.assert_healed()

    def limit_memory(self):
        """Hardly more than the server has."""
        return self.limit(resource.RLIMIT_AS, memory_bytes(self.server.process.pid, "VmSize") + SPARE_BYTES)

    def test_without_memory_requests_are_refused_and_the_server_lives(self):
        self.begin()
        restore = self.limit_memory()
        greedy, answers = [self.yard.owner.twin(f"greedy {n}") for n in range(30)], []
        threads = [threading.Thread(target=lambda who=who: answers.append(who.call("GET", f"orgs/{self.yard.org}/snapshot")))
                   for who in greedy]
        for each in threads:
            each.start()
        self.write(1)
        for each in threads:
            each.join()
        restore()
        statuses = {each.status for each in answers}
        self.assertIn(503, statuses)
        self.assertEqual(statuses - {200, 429, 503}, set())
        self.assert_healed()

    def test_work_that_no_thread_could_take_is_refused_and_never_done_later(self):
        """The first upload starts the threads that wait for the disk."""
        self.begin(writes_s=0)
        writer = self.yard.writers[0]
        writer.send(writer.bug())
        restore = self.limit_memory()
        for _ in range(4):
            writer.send(writer.upload())
        self.assertEqual({answer.status for _, answer in self.yard.trouble}, {503})
        restore()
        self.assert_healed()

    def test_a_process_that_was_paused_goes_on_where_it_was(self):
        self.begin()
        listener = Listener(self.yard.owner, self.yard.org, lambda: self.phase)
        listener.start_from_now()
        stopped = threading.Event()
        threads = self.yard.write(stopped)
        self.server.process.send_signal(signal.SIGSTOP)
        time.sleep(PAUSE_S)
        self.server.process.send_signal(signal.SIGCONT)
        time.sleep(0.5)
        stopped.set()
        for each in threads:
            each.join()
        self.assertEqual(self.yard.trouble, [])
        self.assertGreater(self.yard.slowest_s, PAUSE_S / 2)
        self.assertEqual([writer.pending for writer in self.yard.writers], [[]] * 8)
        self.assertTrue(listener.thread.is_alive(), "the live channel stays open")
        recovered = Recovered.of(self.server)
        wait_for(lambda: listener.last("content") == len(recovered.versions[self.yard.org, "content"]))
        self.assert_healed()
        listener.stop()
