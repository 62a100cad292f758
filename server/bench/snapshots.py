"""All bugs in one answer: bytes on the wire, the first line, the whole, for each coding and with ids."""

import http.client
import statistics
import time

from measure import API, line

ROUNDS = 3
READ_BYTES = 65_536


def take(ground, coding, ids):
    """(bytes, milliseconds to the first line, to the last, of processor time of our process)."""
    before, began = ground.server.cpu_s(), time.perf_counter()
    connection = http.client.HTTPConnection("127.0.0.1", ground.server.port)
    connection.request("GET", f"{API}{ground.path}/snapshot?project=CORE&ids={ids}",
                       headers={"Host": f"localhost:{ground.server.port}", "Cookie": ground.owner.cookie,
                                "Sec-Fetch-Site": "same-origin", "Accept-Encoding": coding})
    reply = connection.getresponse()
    size = len(reply.read1(READ_BYTES))
    first = time.perf_counter() - began
    while piece := reply.read1(READ_BYTES):
        size += len(piece)
    return size, first * 1e3, (time.perf_counter() - began) * 1e3, (ground.server.cpu_s() - before) * 1e3


def snapshots(ground, bugs):
    for ids in ("false", "true"):
        for coding in ("br", "gzip"):
            rounds = [take(ground, coding, ids) for _ in range(ROUNDS)]
            size, first, whole, cpu = (statistics.median(column) for column in zip(*rounds))
            what = f"snapshot, {coding}{' with ids' if ids == 'true' else ''}"
            line(what, f"{size / 1e3:.0f} KB", f"<= {bugs * 30 / 1e3:.0f} KB")
            line("  first line, whole, processor", f"{first:.0f}, {whole:.0f}, {cpu:.0f} ms", "whole <= 1,000 ms for 100,000")
