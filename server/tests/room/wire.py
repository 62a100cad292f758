"""Requests byte by byte: over a connection that is kept, or raw."""

import contextlib
import json
import socket
import time

API = "/api/v1"
WAIT_S = 30


class Answer:
    """Status, headers and body of one answer, and its bytes as they came."""

    def __init__(self, raw_head, body):
        self.raw = raw_head + body
        self.body = body
        first, *lines = raw_head.decode("latin-1").rstrip("\r\n").split("\r\n")
        self.status = int(first.split(" ")[1])
        self.headers = [(name.lower(), value.strip()) for name, _, value in (line.partition(":") for line in lines)]

    def header(self, name):
        return next((value for each, value in self.headers if each == name), None)

    def all(self, name):
        return [value for each, value in self.headers if each == name]

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def code(self):
        """The problem's code; empty where this is no problem."""
        is_problem = self.body and (self.header("content-type") or "").startswith("application/problem")
        return self.json["code"] if is_problem else ""

    @property
    def bare(self):
        """All of it but what differs from request to request: id, time, and what is left of a limit."""
        passing = {"date", "x-request-id", "ratelimit", "content-length"}
        headers = [(name, value) for name, value in self.headers if name not in passing]
        body = self.body
        if self.code:
            problem = self.json
            problem.pop("requestID", None)
            body = json.dumps(problem)
        return self.status, headers, body

    def __repr__(self):
        return f"{self.status} {self.body[:300]!r}"


class Broken(Exception):
    """The server closed in the middle of an answer, or before one."""


class Connection:
    """A TCP connection from an address of its own, with a buffer. The kernel keeps up to `receive_bytes` of what is not read yet."""

    def __init__(self, port, source="127.0.0.1", wait_s=WAIT_S, receive_bytes=None):
        self.socket = socket.socket()
        if receive_bytes:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_bytes)
        self.socket.settimeout(wait_s)
        self.socket.bind((source, 0))
        try:
            self.socket.connect(("127.0.0.1", port))
        except OSError:
            self.socket.close()
            raise
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.held = b""

    def send(self, data):
        self.socket.sendall(data)

    def close(self):
        self.socket.close()

    def shut_down(self):
        with contextlib.suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)

    def more(self):
        got = self.socket.recv(65536)
        if not got:
            raise Broken("closed")
        self.held += got

    def take(self, count):
        while len(self.held) < count:
            self.more()
        taken, self.held = self.held[:count], self.held[count:]
        return taken

    def take_until(self, mark):
        while mark not in self.held:
            self.more()
        end = self.held.index(mark) + len(mark)
        return self.take(end)

    def read_answer(self, method="GET"):
        while True:
            head = self.take_until(b"\r\n\r\n")
            answer = Answer(head, b"")
            if answer.status >= 200 or answer.status == 101:
                break
        if method == "HEAD" or answer.status in {101, 204, 304}:
            return answer
        if answer.header("transfer-encoding") == "chunked":
            body = b""
            while size := int(self.take_until(b"\r\n"), 16):
                body += self.take(size)
                self.take(2)
            self.take_until(b"\r\n")
        else:
            body = self.take(int(answer.header("content-length") or 0))
        return Answer(head, body)

    def ends_within(self, seconds):
        """Whether the server closes, and what it sends until then."""
        began = time.monotonic()
        self.socket.settimeout(seconds)
        try:
            while time.monotonic() - began < seconds:
                self.more()
        except (Broken, ConnectionError):
            return True
        except TimeoutError:
            return False
        return False


def send_raw(server, data, source="127.0.0.1", wait_s=5, sniff=True):
    """All answers to some bytes, and whether the server closed then. Shuts the own side down after a moment of silence."""
    connection = Connection(server.port, source, wait_s)
    answers, closed = [], False
    try:
        connection.send(data)
        while True:
            answers.append(connection.read_answer())
            connection.socket.settimeout(0.15)
    except (Broken, ConnectionError):
        closed = True
    except TimeoutError:
        pass
    finally:
        connection.close()
    for answer in answers if sniff else []:
        server.sniffer.see_answer(f"raw {data[:60]!r}", answer, frozenset())
    return answers, closed


class Client:
    """Somebody who sends requests: a browser with its cookies, or a program with a key. Sees for the groups `inside`."""

    def __init__(self, server, name, source="127.0.0.1", bearer=None, inside=()):
        self.server = server
        self.name = name
        self.source = source
        self.bearer = bearer
        self.inside = frozenset(inside)
        self.cookies = {}
        self.connection = None
        self.resends = True

    def __repr__(self):
        return self.name

    def headers_for(self, body, extra):
        headers = {"Host": f"localhost:{self.server.port}", "Sec-Fetch-Site": "same-origin"}
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if self.bearer:
            headers["Authorization"] = f"Bearer {self.bearer}"
        if body is not None:
            headers["Content-Type"] = "application/json"
        headers.update(extra or {})
        return {name: value for name, value in headers.items() if value is not None}

    def call(self, method, path, body=None, headers=None, keep_cookies=True):
        """One request. `body` is bytes, or what JSON is made of; a header of None is left out. Paths without / are the API's."""
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        target = path if path.startswith("/") else f"{API}/{path}"
        lines = [f"{method} {target} HTTP/1.1"]
        lines += [f"{name}: {value}" for name, value in self.headers_for(body, headers).items()]
        if data is not None and "Transfer-Encoding" not in (headers or {}):
            lines.append(f"Content-Length: {len(data)}")
        request = "\r\n".join(lines).encode("utf-8", "surrogateescape") + b"\r\n\r\n" + (data or b"")
        try:
            answer = self.answer_to(request, method)
        except (Broken, OSError) as failure:
            failure.add_note(f"{failure!r}: {self.name}: {method} {target[:200]}: the server {self.server.state()}")
            raise
        self.server.sniffer.see_answer(f"{self.name}: {method} {target[:200]}", answer, self.inside)
        for cookie in answer.all("set-cookie") if keep_cookies else []:
            name, _, value = cookie.split(";")[0].partition("=")
            self.server.sniffer.secret(f"cookie {name}", value if len(value) > 8 else "")
            self.cookies[name] = value
            if not value:
                del self.cookies[name]
        return answer

    def answer_to(self, request, method):
        for is_last in [False, True]:
            is_new = self.connection is None
            if is_new:
                self.connection = Connection(self.server.port, self.source)
            try:
                self.connection.send(request)
                answer = self.connection.read_answer(method)
            except (Broken, ConnectionError):
                # A kept connection may be closed before the request comes to it.
                self.drop()
                if is_new or is_last or not self.resends:
                    raise
                continue
            if answer.header("connection") == "close":
                self.drop()
            return answer
        raise AssertionError

    def drop(self):
        if self.connection:
            self.connection.close()
        self.connection = None

    def ok(self, method, path, body=None, headers=None):
        answer = self.call(method, path, body, headers)
        if answer.status >= 300:
            raise AssertionError(f"{self.name}: {method} {path}: {answer}")
        return answer.json if answer.body and "json" in (answer.header("content-type") or "") else answer.body

    def twin(self, name=None, inside=None):
        """The same visitor on a connection of its own."""
        other = Client(self.server, name or self.name, self.source, self.bearer, self.inside if inside is None else inside)
        other.cookies = dict(self.cookies)
        return other
