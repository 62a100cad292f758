"""Every place of the contract that a text can be put into: each a request that is good but for that text."""

import json
from urllib.parse import quote

from matrix import BODIES, QUERIES, routes_of
from room.people import new_id

# Where sqlmap writes.
MARK = "*"

# What a parameter of an address or a header usually holds.
SAMPLES = {
    "after": "0", "by": "status", "columns": "key", "cursor": "AAAA", "days": "7", "field": "status", "format": "csv", "If-Match": '"1"',
    "If-None-Match": '"1"', "kind": "member_joined", "limit": "10", "list": "open", "name": "swept.txt", "order": "rank", "prefix": "a",
    "Range": "bytes=0-9", "since": "2026-01-01T00:00:00Z", "stream": "content", "strict": "true", "until": "2027-01-01T00:00:00Z",
    "zone": "Europe/Berlin",
}
# A query is read by us: in each of these the text stands elsewhere in the tree.
QUERY_SAMPLES = ["is:open moth" + MARK, f'"moth{MARK}"', f'title:"moth{MARK}"', f'text:"moth{MARK}"', f'label:"moth{MARK}"',
                 f'assignee:"moth{MARK}"', f"sort:title{MARK}"]


class Point:
    """`what` names the parameter; the rest is the request, with the mark in it."""

    def __init__(self, route, what, target, body=None, headers=None):
        self.route = route
        self.what = what
        self.target = target
        self.body = body
        self.headers = headers or {}

    def __repr__(self):
        return f"{self.route.id} {self.what}"

    def request(self, who):
        """The bytes that sqlmap reads, as this client sends them."""
        lines = [f"{self.route.method} {self.target} HTTP/1.1"]
        lines += [f"{name}: {value}" for name, value in {**who.headers_for(self.body, None), **self.headers}.items()]
        return "\r\n".join(lines) + "\r\n\r\n" + ("" if self.body is None else json.dumps(self.body))


def points_of(contract, ids, key):
    """All of a contract, with the ids of an organization and the key of its project."""
    for route in routes_of(contract):
        operation = contract["paths"][route.pattern][route.method.lower()]
        yield from points_of_route(route, operation, ids, key)


def points_of_route(route, operation, ids, key):
    # Nothing is deleted: what a later point needs stays.
    gone = route.pattern.rpartition("{")[2].partition("}")[0] if route.method == "DELETE" else ""
    values = {each["name"]: str(ids.get(each["name"]) or new_id()) for each in operation.get("parameters", []) if each["in"] == "path"}
    values.update({"reaction": "heart"} if "reaction" in values else {}, **({gone: new_id()} if gone else {}))
    query = QUERIES.get(route.id, "")
    body = BODIES[route.id](ids) if route.id in BODIES else None
    target = with_query(filled(route.pattern, values), query)
    for each in operation.get("parameters", []):
        name, place = each["name"], each["in"]
        if place == "path":
            marked = {**values, name: values[name] + MARK}
            yield Point(route, f"{{{name}}}", with_query(filled(route.pattern, marked), query), body)
        elif place == "header":
            yield Point(route, name, target, body, {name: SAMPLES[name] + MARK})
        else:
            for sample in QUERY_SAMPLES if name == "q" else [sample_of(name, ids, key) + MARK]:
                more = "&".join([*without(query, name), f"{name}={quote(sample, safe=MARK)}"])
                yield Point(route, f"{name}={sample}", with_query(filled(route.pattern, values), more), body)
    for path, marked in bodies_of(operation, body):
        yield Point(route, path, target, marked)


def sample_of(name, ids, key):
    return key if name == "project" else SAMPLES.get(name) or new_id()


def filled(pattern, values):
    for name, value in values.items():
        pattern = pattern.replace("{" + name + "}", value)
    return pattern


def with_query(path, query):
    return f"{path}?{query}" if query else path


def without(query, name):
    return [each for each in query.split("&") if each and not each.startswith(f"{name}=")]


def bodies_of(operation, body):
    """The names of a body's texts, and a body with the mark in each: the least one, and that member as the contract shows it."""
    content = operation.get("requestBody", {}).get("content", {}).get("application/json")
    if content is None:
        return
    least = body or {}
    for name, value in {**content["example"], **least}.items():
        for path, marked in marked_in(value, name):
            yield path, {**least, name: marked}


def marked_in(value, path):
    """Every leaf of a value in turn, as a text with the mark behind it."""
    if isinstance(value, dict):
        for name, each in value.items():
            for deeper, marked in marked_in(each, f"{path}.{name}"):
                yield deeper, {**value, name: marked}
    elif isinstance(value, list):
        for deeper, marked in marked_in(value[0] if value else "x", f"{path}[]"):
            yield deeper, [marked]
    else:
        yield path, (value if isinstance(value, str) else json.dumps(value)) + MARK
