"""A mail server that takes every mail and keeps it."""

import email
import email.policy
import re
import socketserver
import threading
import time

WAIT_S = 20


class Mail:
    def __init__(self, sender, recipients, data):
        self.sender = sender
        self.recipients = recipients
        self.data = data
        self.message = email.message_from_bytes(data, policy=email.policy.default)
        self.text = self.message.get_body(("plain",)).get_content()

    def link(self, path):
        """The token of the link to that page, or nothing."""
        found = re.search(rf"(\S+){re.escape(path)}#(\S+)", self.text)
        return found[2] if found else None


class Conversation(socketserver.StreamRequestHandler):
    def say(self, words):
        self.wfile.write(words.encode() + b"\r\n")

    def handle(self):
        sender, recipients = None, []
        self.say("220 sink")
        while line := self.rfile.readline():
            verb = line[:4].upper()
            if verb == b"MAIL":
                sender, recipients = line.decode().strip(), []
            if verb == b"RCPT":
                recipients.append(re.search(r"<(.*)>", line.decode())[1])
            if verb == b"DATA":
                self.say("354 go on")
                lines = []
                while (part := self.rfile.readline()) not in {b".\r\n", b""}:
                    lines.append(part[1:] if part.startswith(b".") else part)
                self.server.owner.take(Mail(sender, recipients, b"".join(lines)))
            if verb == b"QUIT":
                self.say("221 bye")
                return
            self.say("250 fine")


class Listener(socketserver.ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True


class Sink:
    """All mails in the order of their arrival. Each is searched unless its reader belongs to the group it speaks of."""

    def __init__(self, sniffer, port=0):
        self.sniffer = sniffer
        self.mails = []
        self.insiders = {}
        self.arrived = threading.Condition()
        self.listener = Listener(("127.0.0.1", port), Conversation)
        self.listener.owner = self
        self.url = f"smtp://127.0.0.1:{self.listener.server_address[1]}"
        threading.Thread(target=self.listener.serve_forever, daemon=True).start()

    def take(self, mail):
        with self.arrived:
            self.mails.append(mail)
            for recipient in mail.recipients:
                self.sniffer.see(f"mail to {recipient}", mail.data, self.insiders.get(recipient, frozenset()))
            self.sniffer.see("mail", mail.text.encode(), self.insiders.get(mail.recipients[0], frozenset()))
            self.arrived.notify_all()

    def to(self, recipient):
        with self.arrived:
            return [mail for mail in self.mails if recipient in mail.recipients]

    def wait(self, recipient, count=1, path=None):
        """The mails to somebody (those with a link to `path`), once there are so many."""
        until = time.monotonic() + WAIT_S
        with self.arrived:
            while True:
                found = [m for m in self.mails if recipient in m.recipients and (path is None or m.link(path))]
                if len(found) >= count:
                    for each in found:
                        self.sniffer.secret("mailed link", each.link(path) if path else None)
                    return found
                if not self.arrived.wait(until - time.monotonic()):
                    raise AssertionError(f"{len(found)} of {count} mails to {recipient} came")
