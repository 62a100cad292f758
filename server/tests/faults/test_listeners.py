"""Live readers that are slow, and peers that vanish without a word."""

import contextlib
import os
import re
import shutil
import subprocess
import time
import unittest

import fault
from fault import Fault, wait_for
from listener import Listener
from recovered import Recovered
from room.live import Socket
from room.wire import Connection
from test_machine import memory_bytes

SLOW_READERS = 8
RECEIVE_BYTES = 4096
# A queue, and as much again for what is on its way into it.
QUEUE_BYTES = 2 << 20
# What a server grows by under writers alone.
GROWTH_BYTES = 32 << 20
SLOW_S_MAX = 40
HEARD_S_MAX = 1
GONE = "10.99.7.1"
# docs/limits.md: dead peers are found within 60 s.
GONE_S_MAX = 62


def live_sockets(server):
    figures = server_figures(server)
    return int(re.search(r"^lacewing_live_sockets (\d+)", figures, re.MULTILINE)[1])


def server_figures(server):
    connection = Connection(server.port)
    connection.send(f"GET /metrics HTTP/1.1\r\nHost: localhost:{server.port}\r\nConnection: close\r\n\r\n".encode())
    with contextlib.closing(connection):
        return connection.read_answer().body.decode()


class SlowListeners(Fault):
    def subscribed(self, client):
        """Sockets that hear all that comes from now on, and keep little of it."""
        now = self.yard.owner.ok("GET", f"orgs/{self.yard.org}")["versions"]["content"]
        sockets = [Socket(client, receive_bytes=RECEIVE_BYTES) for _ in range(SLOW_READERS)]
        for each in sockets:
            self.assertEqual(each.subscribe(self.yard.org, {"content": now})["type"], "subscribed")
        return sockets

    def test_readers_that_never_read_are_dropped_and_slow_nobody_down(self):
        if not fault.is_long:
            self.skipTest("it takes half a minute: --long")
        self.begin()
        pid = self.server.process.pid
        slow = self.subscribed(self.yard.owner)
        listener = Listener(self.yard.owner, self.yard.org, time.monotonic)
        listener.start_from_now()
        before = memory_bytes(pid)
        with self.nobody_else_notices():
            until = time.monotonic() + SLOW_S_MAX
            while live_sockets(self.server) > 1 and time.monotonic() < until:
                self.write(1)
                self.assertLess(memory_bytes(pid) - before, SLOW_READERS * QUEUE_BYTES + GROWTH_BYTES)
        self.assertEqual(live_sockets(self.server), 1)
        self.assertEqual(self.yard.trouble, [])
        recovered = Recovered.of(self.server)
        wait_for(lambda: listener.last("content") == len(recovered.versions[self.yard.org, "content"]), HEARD_S_MAX)
        for each in slow:
            each.close()
        listener.stop()
        self.assert_healed()


@unittest.skipUnless(shutil.which("ip") and os.geteuid() == 0, "addresses are given and taken by ip, as root")
class VanishedPeers(Fault):
    @contextlib.contextmanager
    def address(self):
        """An address of this machine that is gone at the end: what is sent there is lost on the way, and nothing comes back."""
        subprocess.run(["ip", "address", "add", f"{GONE}/32", "dev", "lo"], check=True)
        try:
            yield GONE
        finally:
            subprocess.run(["ip", "address", "delete", f"{GONE}/32", "dev", "lo"], check=True)

    def test_peers_that_vanished_are_found_within_a_minute_and_slow_nobody_down(self):
        if not fault.is_long:
            self.skipTest("it takes a minute: --long")
        self.begin()
        with self.address() as source:
            gone = [Listener(self.twin_at(source), self.yard.org, time.monotonic) for _ in range(SLOW_READERS)]
            for each in gone:
                each.start_from_now()
        self.assertEqual(live_sockets(self.server), SLOW_READERS)
        with self.nobody_else_notices():
            until = time.monotonic() + GONE_S_MAX
            while live_sockets(self.server) and time.monotonic() < until:
                self.write(0.5)
                time.sleep(1)
        self.assertEqual(live_sockets(self.server), 0)
        self.assertEqual(self.yard.trouble, [])
        for each in gone:
            each.stop()
        self.assert_healed()

    def twin_at(self, source):
        """They read, and answer pings, as long as they are there."""
        twin = self.yard.owner.twin("gone")
        twin.source = source
        return twin
