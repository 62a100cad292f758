"""A20: requests that a proxy before us and we could read in two ways."""

import collections
import json

from room import Case
from room.proxies import Proxy
from room.wire import Broken, Connection

SPELLINGS = ["Transfer-Encoding: chunked", "Transfer-Encoding:\tchunked", "Transfer-Encoding : chunked", "Transfer-Encoding:\x0bchunked",
             "Transfer-Encoding: xchunked", "Transfer-Encoding: chunked, identity", "Transfer-Encoding: identity, chunked",
             "Transfer-Encoding: gzip, chunked", "Transfer-Encoding: chunked\r\nTransfer-Encoding: x", "transfer-encoding: CHUNKED",
             "Transfer_Encoding: chunked", "X: y\r\n Transfer-Encoding: chunked", "X: y\nTransfer-Encoding: chunked",
             "Transfer-Encoding: \"chunked\"", "Transfer-Encoding: chunked;q=1", "Transfer-Encoding:\r\n chunked",
             "\x00Transfer-Encoding: chunked", "Transfer-Encoding: chunked\r\nConnection: Transfer-Encoding"]
LENGTHS = ["Content-Length: 0\r\nContent-Length: ALL", "Content-Length: ALL\r\nContent-Length: 0", "Content-Length: +0", "Content-Length: 0, ALL",
           "Content-Length: 0x0", "Content-Length: 0 ", "Content-Length\t: 0", "Content-Length: -0", "Content-Length: 00",
           "Content-Length: 0\r\nConnection: Content-Length", "X: y\r\n Content-Length: 0", "Content-Length: 18446744073709551616"]
CHUNKS = ["0\r\n\r\n", "0\n\n", "00000000000000000\r\n\r\n", "0;a=b\r\n\r\n", "0;\n\r\n\r\n", "0 \r\n\r\n", "0x0\r\n\r\n", "-0\r\n\r\n", "0\r\nX: y\r\n\r\n",
          "0\r\nContent-Length: 5\r\n\r\n", "10000000000000000\r\n\r\n", "2\r\nabX0\r\n\r\n"]


def shapes(host):
    """Bytes that hide a second request, and the number by which both are told apart from others."""
    end = f"HTTP/1.1\r\nHost: {host}\r\n"
    bodies = []
    for spelling in SPELLINGS:
        bodies.append((f"{spelling}\r\nContent-Length: 5", "0\r\n\r\n"))
        bodies.append((f"Content-Length: ALL\r\n{spelling}", "0\r\n\r\n"))
    bodies += [(length, "") for length in LENGTHS]
    bodies += [("Transfer-Encoding: chunked", chunk) for chunk in CHUNKS]
    bodies += [("Expect: 100-continue\r\nContent-Length: ALL", ""), ("Upgrade: websocket\r\nConnection: Upgrade", ""),
               ("Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk", "")]
    for number, (fields, start) in enumerate(bodies):
        hidden = f"GET /hidden/{number} {end}\r\n"
        written = fields.replace("ALL", str(len(start + hidden)))
        yield f"POST /shown/{number} {end}{written}\r\n\r\n{start}{hidden}"


def send(port, text):
    connection = Connection(port, wait_s=0.5)
    try:
        connection.send(text.encode("latin-1"))
        while True:
            connection.more()
            connection.socket.settimeout(0.05)
    except (Broken, OSError):
        pass
    finally:
        connection.close()


class BehindProxies(Case):
    def assert_same_requests(self, kind):
        program = self.program().start()
        host = f"localhost:{program.port}"
        proxy = Proxy(kind, program.port)
        try:
            sent = list(shapes(host))
            for text in sent:
                send(proxy.port, text)
                # Whatever waits on a connection between the two comes out with the next one.
                send(proxy.port, f"GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n")
            seen = collections.Counter(proxy.seen())
        finally:
            proxy.remove()
        program.end()
        told = [json.loads(line) for line in program.printed().splitlines() if line.startswith("{")]
        # A head that cannot be read has no method; it is refused, and its connection ends with it.
        taken = [each for each in told if each["event"] == "request" and (each["method"], each["status"]) != ("", 400)]
        done = collections.Counter(f"{each['method']} {each['path']}" for each in taken)
        self.assertGreater(done["GET /healthz"], len(sent) / 2, "requests pass")
        self.assertEqual(done - seen, {}, "requests that the proxy did not see")

    def test_q083_haproxy_and_we_see_the_same_requests(self):
        self.assert_same_requests("haproxy")

    def test_q083_nginx_and_we_see_the_same_requests(self):
        self.assert_same_requests("nginx")
