"""Lists, boards, counts, charts and files by a query over many bugs, on each database, beside the limits they are held against."""

import http.client
import pathlib
import statistics
import tempfile
import time
import urllib.parse

from lists_ground import ListsGround
from measure import API, ROOT, databases, line, load, median
from snapshots import snapshots

QUERY_LIMIT = "<= 50 ms"
QUERIES = [
    ("is:open", ""),
    ("is:open", "CORE"),
    ("assignee:@me is:open", ""),
    ("label:ui -label:later is:open", ""),
    ("severity:S1..S2 is:open", ""),
    ("updated:<-14d is:open", ""),
    ("blocked-by:any is:open", ""),
    ("is:blocked", ""),
    ("is:ready", "CORE"),
    ("crash start", ""),
    ("is:open sort:-priority", ""),
    ("is:open sort:severity,-updated", "CORE"),
    ('status:"In progress" (severity:S1 OR priority:urgent)', ""),
    ("comments:>2 is:closed sort:-comments", ""),
]
GROUPS = ["status", "category", "severity", "priority", "resolution", "project", "assignee", "author", "label", "parent", "due",
          "status,assignee"]
COMPLETIONS = [("label", ""), ("assignee", "assi"), ("author", ""), ("status", ""), ("is", ""), ("severity", "")]


def address(ground, what, **parameters):
    asked = {name: value for name, value in parameters.items() if value not in ("", None)}
    return f"{ground.path}/{what}?{urllib.parse.urlencode(asked)}"


def ask(ground, what, path, seconds, limit):
    """Three rounds of the same request, one after the other."""
    request, rounds, cpu = ground.owner.raw("GET", path), [], []
    for _ in range(3):
        before = ground.server.cpu_s()
        rounds.append(load(ground.server.port, 1, seconds, request))
        cpu.append((ground.server.cpu_s() - before) / max(1, rounds[-1]["requests"]) * 1e3)
    if any(each["failures"] for each in rounds):
        line(what, "refused: too costly", limit)
        return
    line(what, f"p50 {median(rounds, 'p50_us') / 1e3:.2f} p95 {median(rounds, 'p95_us') / 1e3:.2f} "
               f"cpu {statistics.median(cpu):.2f} ms", limit)


def pages(ground, path):
    """All pages of a list, one after the other: how many bugs, pages and milliseconds."""
    began, cursor, bugs, count = time.perf_counter(), "", 0, 0
    while cursor is not None:
        page = ground.owner.call("GET", path + cursor)
        bugs, count = bugs + len(page["items"]), count + 1
        cursor = f"&cursor={page['nextCursor']}" if page.get("nextCursor") else None
    return bugs, count, (time.perf_counter() - began) * 1e3


def boards(ground, seconds):
    first = address(ground, "bugs", project="CORE", q="is:open", order="rank", limit=50)
    ask(ground, "board: 50 cards by rank", first, seconds, QUERY_LIMIT)
    largest = address(ground, "bugs", project="CORE", q="is:open", order="rank", limit=500)
    ask(ground, "board: 500 cards by rank", largest, seconds, QUERY_LIMIT)
    ask(ground, "board: 50 cards by rank, all projects", address(ground, "bugs", q="is:open", order="rank", limit=50), seconds, QUERY_LIMIT)
    ask(ground, "board: 50 cards by rank, all bugs", address(ground, "bugs", order="rank", limit=50), seconds, QUERY_LIMIT)
    walks = [pages(ground, largest) for _ in range(5)]
    bugs, count, _ = walks[0]
    took = sorted(walk[2] for walk in walks)
    line(f"board: all {bugs:,} cards in {count} pages", f"median {statistics.median(took):.0f} ms, worst {took[-1]:.0f} ms",
         f"{statistics.median(took) / count:.1f} ms a page")


def files(ground):
    for kind in ("csv", "json"):
        path = address(ground, "bugs/export", format=kind)
        took, size = [], 0
        for _ in range(3):
            began = time.perf_counter()
            connection = http.client.HTTPConnection("127.0.0.1", ground.server.port)
            connection.request("GET", API + path, headers={"Host": f"localhost:{ground.server.port}", "Cookie": ground.owner.cookie,
                                                           "Sec-Fetch-Site": "same-origin"})
            reply = connection.getresponse()
            size, status = len(reply.read()), reply.status
            took.append(time.perf_counter() - began)
        line(f"file: all bugs as {kind} ({status})", f"{statistics.median(took):.2f} s, {size / 1e6:.1f} MB", "streamed")


def lists_of(ground, seconds):
    for query, project in QUERIES:
        what = f"50 bugs: {query}{f' in {project}' if project else ''}"
        ask(ground, what, address(ground, "bugs", q=query, project=project, limit=50), seconds, QUERY_LIMIT)
    boards(ground, seconds)
    for query in ("is:open", "-label:ui", "crash"):
        ask(ground, f"count: {query}", address(ground, "bugs", q=query, limit=1), seconds, QUERY_LIMIT)
    for by in GROUPS:
        ask(ground, f"groups by {by}: is:open in CORE", address(ground, "bugs/groups", by=by, q="is:open", project="CORE"), seconds, QUERY_LIMIT)
    for by in ("status", "assignee", "label"):
        ask(ground, f"groups by {by}: all bugs", address(ground, "bugs/groups", by=by), seconds, QUERY_LIMIT)
    for field, prefix in COMPLETIONS:
        ask(ground, f"completion: {field}:{prefix}", address(ground, "bugs/values", field=field, prefix=prefix), seconds, QUERY_LIMIT)
    ask(ground, "series of 90 days: all bugs", address(ground, "bugs/series"), seconds, QUERY_LIMIT)
    ask(ground, "series of 366 days: label:ui", address(ground, "bugs/series", days=366, q="label:ui"), seconds, QUERY_LIMIT)
    files(ground)


def lists(bugs, seconds):
    for name, environment in databases():
        with tempfile.TemporaryDirectory(dir=ROOT / "build") as temporary:
            ground = ListsGround(pathlib.Path(temporary), environment, bugs)
            print(f"  {bugs:,} bugs on {name}: server-side times of one request, and the processor time of our process")
            snapshots(ground, bugs)
            lists_of(ground, seconds)
            line("memory of the server afterwards", f"{ground.server.memory_mb():.0f} MB")
            ground.server.stop()
