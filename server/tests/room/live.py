"""The live channel's client, by hand."""

import base64
import json
import os
import struct
import time

from room.wire import Broken, Connection


def handshake(client, headers=None):
    """The bytes of an upgrade as a browser sends it; a header of None is left out."""
    fields = {
        "Host": f"localhost:{client.server.port}", "Upgrade": "websocket", "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Origin": f"http://localhost:{client.server.port}",
    }
    if client.cookies:
        fields["Cookie"] = "; ".join(f"{n}={v}" for n, v in client.cookies.items())
    if client.bearer:
        fields["Authorization"] = f"Bearer {client.bearer}"
    fields.update(headers or {})
    lines = [f"{name}: {value}" for name, value in fields.items() if value is not None]
    return "\r\n".join(["GET /api/v1/live HTTP/1.1", *lines, "", ""]).encode()


class Socket:
    """An open socket of a client; what it hears is searched as the client's answers are."""

    def __init__(self, client, headers=None, receive_bytes=None):
        self.client = client
        self.connection = Connection(client.server.port, client.source, receive_bytes=receive_bytes)
        self.connection.send(handshake(client, headers))
        self.answer = self.connection.read_answer()
        client.server.sniffer.see_answer(f"{client.name}: upgrade", self.answer, client.inside)
        self.close_code = None

    def send(self, frame):
        self.send_frame(1, frame if isinstance(frame, bytes) else json.dumps(frame).encode())

    def send_frame(self, opcode, data, mask=True):
        size = len(data)
        length = bytes([size]) if size < 126 else struct.pack("!BH", 126, size) if size < 65536 else struct.pack("!BQ", 127, size)
        key = os.urandom(4)
        first = bytes([length[0] | (0x80 if mask else 0)]) + length[1:]
        body = bytes(b ^ key[i % 4] for i, b in enumerate(data)) if mask else data
        self.connection.send(bytes([0x80 | opcode]) + first + (key if mask else b"") + body)

    def next(self, wait_s=10):
        """The next message, or nothing once the server has closed. Pings are answered."""
        self.connection.socket.settimeout(wait_s)
        while True:
            try:
                first, second = self.connection.take(2)
                length = second & 0x7F
                if length >= 126:
                    length = int.from_bytes(self.connection.take(2 if length == 126 else 8), "big")
                data = self.connection.take(length)
            except (Broken, ConnectionError):
                return None
            self.client.server.sniffer.see(f"{self.client.name}: frame", data, self.client.inside)
            opcode = first & 0x0F
            if opcode == 8:
                self.close_code = int.from_bytes(data[:2], "big")
                return None
            if opcode == 9:
                self.send_frame(10, data)
            elif opcode == 1:
                return json.loads(data)

    def until(self, is_it, wait_s=10):
        """All frames up to the one that is it."""
        frames = []
        until = time.monotonic() + wait_s
        while time.monotonic() < until:
            frame = self.next(max(0.01, until - time.monotonic()))
            if frame is None:
                raise AssertionError(f"closed ({self.close_code}) after {frames}")
            frames.append(frame)
            if is_it(frame):
                return frames
        raise AssertionError(f"only {frames} came")

    def subscribe(self, owner, streams=None):
        """The answer to a subscription: `subscribed`, `ended` or `error`."""
        self.send({"type": "subscribe", "owner": owner, "streams": streams or {"content": 0}})
        return self.until(lambda frame: frame["type"] in {"subscribed", "ended", "error", "reload"})[-1]

    def silence(self, seconds):
        """What comes within so long; closing ends it early."""
        frames = []
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                frame = self.next(left)
            except TimeoutError:
                break
            if frame is None:
                break
            frames.append(frame)
        return frames

    def closes_within(self, seconds):
        """Whether the server closes in time; frames before that are read."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                if self.next(left) is None:
                    return True
            except TimeoutError:
                return False
        return False

    def abort(self):
        """Whoever waits for the next message on another thread hears that there is none."""
        self.connection.shut_down()

    def close(self):
        self.connection.close()
