"""Remembers which source files a slow check found clean, by the content of all that they include."""

import hashlib
import pathlib
import re

INCLUDE = re.compile(rb'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)


class SourceCache:
    """A folder of empty files, each named by the digest of something that passed."""

    def __init__(self, root, folder, *conditions):
        self.root = pathlib.Path(root)
        self.folder = self.root / "build" / "tidy" / folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self.conditions = b"\0".join(str(each).encode() for each in conditions)
        self.contents = {}

    def content(self, path):
        """The bytes of a file and what it includes from server/; nothing where it does not exist."""
        if path not in self.contents:
            data = path.read_bytes() if path.is_file() else None
            names = INCLUDE.findall(data) if data else []
            self.contents[path] = (data, [self.root / "server" / name.decode() for name in names])
        return self.contents[path]

    def key(self, path, *conditions):
        """The digest of a file with everything that it includes, and of what else the verdict hangs on."""
        digest = hashlib.sha256(self.conditions)
        for condition in conditions:
            digest.update(b"\0" + str(condition).encode())
        waiting, seen = [self.root / path], set()
        while waiting:
            each = waiting.pop()
            if each in seen:
                continue
            seen.add(each)
            data, included = self.content(each)
            if data is not None:
                digest.update(str(each.relative_to(self.root)).encode() + b"\0" + hashlib.sha256(data).digest())
                waiting += included
        return digest.hexdigest()

    def passed(self, key):
        return (self.folder / key).exists()

    def remember(self, key):
        (self.folder / key).touch()
