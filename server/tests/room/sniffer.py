"""Searches all that comes out of the server for what whoever reads it must never see."""

import base64
import re
import secrets

# Of every answer, errors included (docs/security.md, Q098 and Q099).
HEADERS = {
    "x-content-type-options": re.compile("nosniff"),
    "referrer-policy": re.compile("no-referrer|same-origin"),
    "permissions-policy": re.compile(r".*camera=\(\).*"),
    "cross-origin-opener-policy": re.compile("same-origin-allow-popups"),
    "cross-origin-resource-policy": re.compile("same-origin"),
    "x-request-id": re.compile("[0-9a-f]{15,16}"),
    "content-security-policy": re.compile(r".*(default-src 'none'|sandbox).*"),
}

# A case never causes one; 501 and 505 are refusals of a request's form.
FAULTS = {500, 502, 503, 504}


def forms(text):
    """The ways in which a text could leave: in any case, and inside of base64 at each of its three places.

    Of base64, each character that hangs on the text alone: six bits each, so those from the first that begins within
    the text to the last that ends within it. Fewer would be met by chance: four characters stand for a join code in
    one of some thousand snapshots.
    """
    plain = text.encode()
    yield plain.lower()
    for place in range(3):
        coded = base64.b64encode(b"\0" * place + plain)
        first, end = -(-8 * place // 6), 8 * (place + len(plain)) // 6
        yield coded[first:end].lower()


class Sniffer:
    """Holds the canaries of each group (an organization's private texts), the secrets, and what was found where."""

    def __init__(self):
        self.canaries = {}
        self.secrets = {}
        self.findings = []
        self.seen_bytes = 0

    def canary(self, what, group):
        """A text that nobody outside of the group may ever see."""
        text = f"canary-{what}-{secrets.token_hex(5)}"
        self.guard(text, group)
        return text

    def guard(self, text, group):
        self.canaries.setdefault(group, {})[text] = [*forms(text)]

    def secret(self, what, text):
        """A cookie, key, password or link: it may stand in no log line and no metric."""
        if text:
            self.secrets[text.encode()] = what

    def see(self, where, data, inside=frozenset()):
        """Bytes that were seen by somebody who belongs to the groups `inside`."""
        self.seen_bytes += len(data)
        lowered = data.lower()
        for group, canaries in self.canaries.items():
            if group in inside:
                continue
            for text, spelled in canaries.items():
                if any(form in lowered for form in spelled):
                    self.findings.append(f"{where} holds {text} of {group}")

    def see_output(self, where, data):
        """What an operator reads: logs and metrics hold neither canaries nor secrets."""
        self.see(where, data)
        for text, what in self.secrets.items():
            if text in data:
                self.findings.append(f"{where} holds a secret: {what}")

    def see_answer(self, where, answer, inside):
        self.see(where, answer.raw, inside)
        if answer.status in FAULTS:
            self.findings.append(f"{where} is answered with {answer.status}: {answer.body[:200]!r}")
        for name, pattern in HEADERS.items():
            if not pattern.fullmatch(answer.header(name) or ""):
                self.findings.append(f"{where}: {answer.status} has {name}: {answer.header(name)}")
        if answer.status >= 400 and answer.body and answer.header("content-type") == "application/json":
            self.findings.append(f"{where}: {answer.status} is no problem document")

    def take_findings(self):
        found, self.findings = self.findings, []
        return found
