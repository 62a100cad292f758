"""Mail servers and OpenID providers that are down, slow or refuse."""

import contextlib
import json
import socketserver
import threading
import time
import unittest

import clock
from fault import ANSWER_S_MAX, Fault
from room.people import Person
from room.program import free_port
from room.sink import Sink
from room.sniffer import Sniffer
from room.wire import Client

SOON_S = 5
HOUR_S = 3600


class Silent(socketserver.StreamRequestHandler):
    """Takes connections and says nothing."""

    def handle(self):
        self.server.is_closed.wait()


class Refusing(socketserver.StreamRequestHandler):
    """A mail server that takes no mail now."""

    def handle(self):
        self.wfile.write(b"421 no\r\n")


class Provider(socketserver.StreamRequestHandler):
    """An OpenID provider's discovery document."""

    def handle(self):
        while self.rfile.readline() not in {b"\r\n", b""}:
            pass
        at = f"http://127.0.0.1:{self.server.server_address[1]}"
        body = json.dumps({
            "issuer": at, "authorization_endpoint": f"{at}/authorize", "token_endpoint": f"{at}/token", "jwks_uri": f"{at}/keys",
            "response_types_supported": ["code"], "subject_types_supported": ["public"],
            "id_token_signing_alg_values_supported": ["RS256"]}).encode()
        self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n"
                         + f"Content-Length: {len(body)}\r\n\r\n".encode() + body)


class Server(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.is_closed = threading.Event()


@contextlib.contextmanager
def listening(port, handler):
    server = Server(("127.0.0.1", port), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield
    finally:
        server.is_closed.set()
        server.shutdown()
        server.server_close()


@contextlib.contextmanager
def nobody_listens(_port, _handler):
    yield


class Neighbours(Fault):
    def begin_beside(self, name, url_of):
        """A server that was begun with a good mail server, and now looks for its neighbour at a port of ours."""
        self.port = free_port()
        self.begin(settings={name: url_of(self.port), "LACEWING_OIDC_CLIENT_ID": "lacewing", "LACEWING_OIDC_CLIENT_SECRET": "none"})

    def ask_provider(self):
        """The answer to "Sign Up with Google", and how long it took."""
        began = time.monotonic()
        answer = Client(self.server, "somebody", "127.0.253.1").call("POST", "auth/google/start", {"next": "/", "isPopup": False})
        return answer, time.monotonic() - began

    def test_a_provider_that_is_down_or_silent_is_told_and_comes_back_without_a_restart(self):
        self.begin_beside("LACEWING_OIDC_ISSUER", lambda port: f"http://127.0.0.1:{port}")
        for provider, handler in [(nobody_listens, None), (listening, Silent)]:
            with provider(self.port, handler), self.nobody_else_notices(SOON_S):
                answer, took_s = self.ask_provider()
            self.assertEqual((answer.status, answer.code), (503, "google_unavailable"), str(answer))
            self.assertLess(took_s, ANSWER_S_MAX + SOON_S)
        with listening(self.port, Provider):
            answer, _ = self.ask_provider()
        self.assertEqual(answer.status, 200, str(answer))
        self.assert_healed()


class Mail(Fault):
    def sign_up(self, name):
        """Nobody waits for the mail server."""
        person = Person(self.server, name)
        began = time.monotonic()
        answer = person.sign_up()
        self.assertLess(answer.status, 300, str(answer))
        self.assertLess(time.monotonic() - began, SOON_S)
        return person

    @unittest.skipIf(clock.why_not(), clock.why_not())
    def test_mails_wait_for_a_mail_server_that_is_down_silent_or_refuses(self):
        wall = clock.WallClock()
        self.addCleanup(wall.remove)
        self.begin(settings=wall.settings)
        port = self.server.mails.listener.server_address[1]
        self.server.mails.listener.shutdown()
        self.server.mails.listener.server_close()
        people = []
        for neighbour, handler in [(nobody_listens, None), (listening, Refusing), (listening, Silent)]:
            with neighbour(port, handler), self.nobody_else_notices(SOON_S):
                people.append(self.sign_up(f"p{len(people)}"))
                self.write(0.2)
        self.assertEqual(self.yard.trouble, [])
        self.server.mails = Sink(Sniffer(), port)
        # Mails are tried again after 15 s, 30 s, a minute and so on.
        wall.jump(HOUR_S)
        for each in people:
            self.assertLess(each.verify().status, 300)
            self.assertLess(each.log_in().status, 300)
            self.assertEqual(len(self.server.mails.to(each.email)), 1, "no mail comes twice")
        self.assert_healed()
