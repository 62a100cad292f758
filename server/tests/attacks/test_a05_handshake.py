"""A5: the way into the live channel."""

from room import Case, Client, send_raw
from room.live import Socket, handshake


class Handshake(Case):
    def test_q019_a_foreign_page_opens_no_socket(self):
        owner, port = self.at.owner, self.at.server.port
        for origin in ["https://evil.test", "null", None, f"http://localhost.evil.test:{port}", f"http://evillocalhost:{port}",
                       f"https://localhost:{port}", f"http://localhost:{port + 1}", "http://localhost", "", " ",
                       f"http://localhost:{port}/", f"http://localhost:{port}@evil.test", f"HTTP://EVIL:{port}"]:
            socket = Socket(owner, {"Origin": origin})
            self.assertEqual(socket.answer.status, 403, f"{origin} {socket.answer}")
            socket.close()
        socket = Socket(owner)
        self.assertEqual(socket.answer.status, 101)
        socket.close()

    def test_q020_without_a_session_there_is_no_upgrade(self):
        stale = self.at.person("stale")
        stale_twin = stale.twin()
        stale.call("POST", "auth/log-out")
        wrong = Client(self.at.server, "wrong", "127.0.250.8")
        wrong.cookies["lacewing"] = "A" * 43
        for who in [self.at.nobody, stale_twin, wrong, self.at.unverified]:
            socket = Socket(who)
            self.assertEqual(socket.answer.status, 401, f"{who} {socket.answer}")
            self.assertEqual(socket.connection.held, b"")
            socket.close()

    def test_q021_what_is_no_upgrade_is_refused_in_plain_http(self):
        owner = self.at.owner
        for headers, status in [({"Upgrade": "h2c"}, {400, 426}), ({"Upgrade": None}, {400, 426}),
                                ({"Connection": "keep-alive"}, {400, 426}), ({"Sec-WebSocket-Key": None}, {400}),
                                ({"Sec-WebSocket-Key": "short"}, {400}), ({"Sec-WebSocket-Version": "8"}, {400, 426}),
                                ({"Sec-WebSocket-Version": None}, {400, 426}),
                                ({"Sec-WebSocket-Protocol": "a, " * 3400}, {400, 431})]:
            socket = Socket(owner, headers)
            self.assertIn(socket.answer.status, status, f"{headers} {socket.answer}")
            if status != {400, 431}:
                self.assertEqual(socket.answer.header("sec-websocket-version"), "13", str(headers))
            socket.close()
        for method in [b"POST", b"PUT", b"PATCH", b"DELETE", b"OPTIONS"]:
            answers, _ = send_raw(self.at.server, handshake(owner).replace(b"GET", method, 1), sniff=False)
            self.assertIn(answers[0].status, {400, 404, 405, 426}, f"{method} {answers}")
        owner.ok("GET", "me")
