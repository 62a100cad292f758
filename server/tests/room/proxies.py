"""HAProxy and nginx in front of the program, as their packages set them up, each with a log of what it saw."""

import os
import pathlib
import subprocess
import tempfile

from room.program import free_port, listens_soon

HAPROXY = """
global
    log stdout format raw local0
defaults
    mode http
    log global
    timeout connect 5s
    timeout client 5s
    timeout server 5s
frontend front
    bind 127.0.0.1:{port}
    log-format "%HM %HPO"
    default_backend program
backend program
    server program 127.0.0.1:{behind}
"""

NGINX = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
    log_format seen '$request';
    access_log {folder}/log seen;
    client_body_temp_path {folder}/bodies;
    proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port};
        location / {{ proxy_pass http://127.0.0.1:{behind}; }}
    }}
}}
"""


class Proxy:
    """Runs in a folder of its own until `remove`. `kind` is "haproxy" or "nginx"."""

    def __init__(self, kind, behind):
        self.port = free_port()
        self.held = tempfile.TemporaryDirectory(prefix=f"lacewing-{kind}-")
        folder = pathlib.Path(self.held.name)
        settings = folder / "settings"
        form = HAPROXY if kind == "haproxy" else NGINX
        settings.write_text(form.format(port=self.port, behind=behind, folder=folder))
        words = ["haproxy", "-db", "-f", settings] if kind == "haproxy" else ["nginx", "-p", folder, "-c", settings]
        self.log = folder / "log"
        with open(folder / ("log" if kind == "haproxy" else "output"), "wb") as out:
            # Debian keeps both where only the system's own users look.
            path = {**os.environ, "PATH": f"{os.environ['PATH']}:/usr/sbin"}
            self.process = subprocess.Popen(words, stdout=out, stderr=(folder / "failures").open("wb"), env=path)
        if not listens_soon(self.process, self.port):
            raise AssertionError(f"{kind} did not start: {(folder / 'failures').read_text()[-800:]}")

    def seen(self):
        """Method and path of each request that it took for one, one text each; ended first, so that all are written."""
        self.process.terminate()
        self.process.wait(30)
        lines = self.log.read_text(errors="replace").splitlines()
        return [" ".join(line.split()[:2]) for line in lines]

    def remove(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.held.cleanup()
