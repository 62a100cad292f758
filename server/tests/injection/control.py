"""A server that does what Lacewing must not: it puts what it is asked for into its SQL. Here sqlmap must find something."""

import http.server
import threading
from urllib.parse import parse_qs, urlsplit


class Control:
    """Answers GET /?name=… with the accounts of that name, on the database of `program`. Runs until `close`."""

    def __init__(self, program):
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                name = parse_qs(urlsplit(self.path).query).get("name", [""])[0]
                try:
                    status, rows = 200, program.rows(f"SELECT username FROM accounts WHERE username = '{name}'")
                # A statement that was broken is what is looked for, whatever breaks it.
                except Exception:
                    status, rows = 500, []
                self.send_response(status)
                self.end_headers()
                self.wfile.write("\n".join(map(str, rows)).encode())

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        # Whoever tries it goes away before slow answers.
        self.server.handle_error = lambda *_: None
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def request(self, name):
        return f"GET /?name={name}* HTTP/1.1\r\nHost: 127.0.0.1:{self.server.server_port}\r\n\r\n"

    def close(self):
        self.server.shutdown()
        self.server.server_close()
