"""What people do in an organization with many bugs: medians, 99th percentiles, processor time, and how they grow."""

import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import threading
import time

from measure import BINARY, ROOT, Person, Server, group_commit, line, load, median, uuid_v7

SMALL = 1_000  # bugs to compare with


def reports(first, count):
    """Lines of an import file: one project, half of them closed, three comments each in ten."""
    for number in range(first, first + count):
        closed = number % 2 == 0
        at = f"2026-{number % 12 + 1:02d}-{number % 28 + 1:02d}T{number % 24:02d}:00:00Z"
        yield json.dumps({
            "key": f"MANY-{number}", "project": "MANY", "type": "Bug", "title": f"Report {number}: it breaks now and then",
            "description": f"Seen {number} times. " + "Steps and what happened. " * 12, "environment": None,
            "status": "Closed" if closed else "Open", "resolution": "Fixed" if closed else None, "priority": None,
            "component": [], "affects": [], "fix_version": [], "labels": [], "reporter": f"Reporter {number % 40}",
            "assignee": f"Assignee {number % 20}" if number % 3 else None, "created": at, "updated": at,
            "resolved": at if closed else None, "parent": None, "links": [], "attachments": [], "comments": []})


def fill(server, org, first, count):
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
        file.writelines(f"{report}\n" for report in reports(first, count))
        file.flush()
        began = time.perf_counter()
        done = subprocess.run([BINARY, "import", file.name, "--organization", org["id"], "--data", server.folder / "data"],
                              env=server.environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"the import ended: {done.stderr[-800:]}")
        return time.perf_counter() - began


def under_load(server, request, connections, seconds):
    """Three rounds: what they measured, and the processor time of a request."""
    rounds, cpu = [], []
    for _ in range(3):
        before = server.cpu_s()
        rounds.append(load(server.port, connections, seconds, request))
        cpu.append((server.cpu_s() - before) / max(1, rounds[-1]["requests"]) * 1e6)
        if rounds[-1]["failures"]:
            sys.exit(f"{rounds[-1]['failures']} requests failed under load: {request[:200]}")
    return {"p50_us": median(rounds, "p50_us"), "p99_us": median(rounds, "p99_us"),
            "per_second": median(rounds, "per_second"), "cpu_us": statistics.median(cpu)}


def tell(what, figures, limit=""):
    line(what, f"p50 {figures['p50_us']:.0f} µs, p99 {figures['p99_us']:.0f} µs", limit)
    line("  processor time of a request", f"{figures['cpu_us']:.0f} µs")


def times(large, small, figure):
    """How much more; the processor's clock ticks a hundred times a second, too seldom for short rounds."""
    return f"{large[figure] / small[figure]:.2f}" if small[figure] else "?"


class Ground:
    """An organization with many bugs, and the requests that are made of it."""

    def __init__(self, server):
        self.server = server
        self.owner = Person(server, "ada")
        self.org = self.owner.call("POST", "/orgs", {"orgName": "Many", "orgDesc": ""})
        self.path = f"/orgs/{self.org['id']}"
        self.imported_s = fill(server, self.org, 1, SMALL)
        self.project = self.owner.call("GET", f"{self.path}/projects")["items"][0]
        self.known = self.owner.call("GET", "/openapi.json")["paths"]

    def has(self, route):
        return f"/api/v1{route}" in self.known

    def growing(self):
        """What must cost the same however many bugs there are."""
        bug = f"{self.path}/bugs/MANY-{SMALL // 2}"
        return {
            "one bug by key": self.owner.raw("GET", bug),
            "list of 50, the newest": self.owner.raw("GET", f"{self.path}/bugs?limit=50"),
            "list of 50 of a project": self.owner.raw("GET", f"{self.path}/bugs?project=MANY&limit=50"),
            "edit of a title": self.owner.raw("PATCH", bug, json.dumps({"title": "Measured {uuid}"})),
        }

    def ids(self, count):
        found, cursor = [], ""
        while len(found) < count:
            page = self.owner.call("GET", f"{self.path}/bugs?limit=100{cursor}")
            found += [bug["id"] for bug in page["items"]]
            if not page.get("nextCursor"):
                break
            cursor = f"&cursor={page['nextCursor']}"
        return found[:count]


def growth(ground, seconds, bugs):
    small = {what: under_load(ground.server, request, 1, seconds) for what, request in ground.growing().items()}
    took = fill(ground.server, ground.org, SMALL + 1, bugs - SMALL)
    line(f"import of {bugs - SMALL:,} bugs", f"{took:.1f} s")
    for what, request in ground.growing().items():
        figures = under_load(ground.server, request, 1, seconds)
        tell(f"{what}, {bugs:,} bugs, 1 connection", figures)
        line(f"  against {SMALL:,} bugs: median, processor time",
             f"× {times(figures, small[what], 'p50_us')}, × {times(figures, small[what], 'cpu_us')}", "flat")


def writes(ground, seconds, folder):
    owner, path = ground.owner, ground.path
    body = json.dumps({"id": "{uuid}", "projectID": ground.project["id"], "title": "Measured under load", "description": "x" * 200})
    acts = {"create": owner.raw("POST", f"{path}/bugs", body),
            "edit": owner.raw("PATCH", f"{path}/bugs/MANY-7", json.dumps({"title": "Measured {uuid}"}))}
    if ground.has("/orgs/{org}/bugs/{bug}/comments"):
        comment = json.dumps({"id": "{uuid}", "text": "It breaks here as well. " * 4})
        acts["comment"] = owner.raw("POST", f"{path}/bugs/MANY-8/comments", comment)
    for connections in (1, 64):
        raw = group_commit(folder, connections, seconds)
        line(f"raw group commit of this disk, {connections} clients", f"{raw['per_second']:,.0f}/s p99 {raw['p99_us']} µs")
        for what, request in acts.items():
            figures = under_load(ground.server, request, connections, seconds)
            tell(f"durable {what}, {connections} connections", figures)
            line("  rate, and ratio to raw group commit", f"{figures['per_second']:,.0f}/s, {figures['per_second'] / raw['per_second']:.2f}", ">= 0.8 at 64")


def bug_page(ground, seconds):
    """The reads that the page of a bug makes, one after the other."""
    parts = ["", "/comments", "/history", "/relations", "/attachments"]
    parts = [part for part in parts if ground.has(f"/orgs/{{org}}/bugs/{{bug}}{part}")]
    sums = {"p50_us": 0, "p99_us": 0, "cpu_us": 0}
    for part in parts:
        figures = under_load(ground.server, ground.owner.raw("GET", f"{ground.path}/bugs/MANY-8{part}"), 1, seconds)
        for figure in sums:
            sums[figure] += figures[figure]
        tell(f"read of the bug{part and f': {part[1:]}'}, 1 connection", figures)
    tell(f"bug page, {len(parts)} reads one after the other", sums)


def timed(act):
    began = time.perf_counter()
    reply = act()
    return (time.perf_counter() - began) * 1000, reply


def bulk(ground, seconds, count):
    """Edits of many bugs as one, their undo, and what a single edit waits beside them."""
    owner, ids = ground.owner, ground.ids(count)
    edits, undos = [], []
    for severity in ("S1", "S2", "S3", "S4", "S1"):
        batch = uuid_v7()
        took, reply = timed(lambda: owner.call("POST", f"{ground.path}/bugs/bulk", {
            "batchID": batch, "ids": ids, "change": {"severity": severity}}))
        if reply["changed"] != len(ids):
            sys.exit(f"a bulk edit changed {reply['changed']} of {len(ids)} bugs")
        edits.append(took)
        took, reply = timed(lambda: owner.call("POST", f"{ground.path}/batches/{batch}/undo", {"batchID": uuid_v7()}))
        if reply["changed"] != len(ids):
            sys.exit(f"an undo took back {reply['changed']} of {len(ids)} bugs")
        undos.append(took)
    line(f"bulk edit of {len(ids):,} bugs", f"median {statistics.median(edits):.0f} ms, worst {max(edits):.0f} ms")
    line("  undo of it", f"median {statistics.median(undos):.0f} ms, worst {max(undos):.0f} ms")


def beside_bulk(ground, seconds, count):
    request = ground.owner.raw("PATCH", f"{ground.path}/bugs/MANY-7", json.dumps({"title": "Measured {uuid}"}))
    alone = load(ground.server.port, 1, seconds, request)
    ids, ended = ground.ids(count), threading.Event()

    def keep_editing():
        severities = ["S1", "S2"]
        while not ended.is_set():
            severities.reverse()
            ground.owner.call("POST", f"{ground.path}/bugs/bulk", {
                "batchID": uuid_v7(), "ids": ids, "change": {"severity": severities[0]}})

    busy = threading.Thread(target=keep_editing)
    busy.start()
    beside = load(ground.server.port, 1, seconds, request)
    ended.set()
    busy.join()
    line("single edit, alone", f"p50 {alone['p50_us']} µs, p99 {alone['p99_us']} µs")
    line(f"single edit beside bulk edits of {len(ids):,}", f"p50 {beside['p50_us']} µs, p99 {beside['p99_us']} µs")


def many_bugs(bugs, seconds):
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as temporary:
        folder = pathlib.Path(temporary)
        ground = Ground(Server(folder))
        growth(ground, seconds, bugs)
        writes(ground, seconds, folder)
        bug_page(ground, seconds)
        bulk(ground, seconds, 1_000)
        beside_bulk(ground, seconds, 10_000)
        line(f"memory of the server with {bugs:,} bugs", f"{ground.server.memory_mb():.0f} MB")
        ground.server.stop()
        line(f"start with {bugs:,} bugs, to the first answer", f"{ground.server.start():.0f} ms", "<= 200 ms")
        line("memory at rest after that start", f"{ground.server.memory_mb():.0f} MB")
        ground.server.stop()
