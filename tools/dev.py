"""Vite with hot reload, and the server rebuilt and restarted whenever its sources change. Called by bin/dev."""

import pathlib
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = "http://localhost:5173"


def newest_source():
    files = [*ROOT.glob("server/**/*.[ch]pp"), *ROOT.glob("migrations/*.sql")]
    return max(file.stat().st_mtime for file in files)


def build():
    return subprocess.run(["tools/build-server", "dev", "lacewing"], cwd=ROOT, check=False).returncode == 0


def serve(arguments):
    command = [ROOT / "build/dev/lacewing", "serve", "--data", "data", "--public-url", PAGE, *arguments]
    return subprocess.Popen(command, cwd=ROOT)


def stop(process):
    if process and process.poll() is None:
        process.send_signal(signal.SIGTERM)
        process.wait()


def main():
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    vite = subprocess.Popen(["node", "node_modules/vite/bin/vite.js"], cwd=ROOT / "web")
    server = None
    built_at = 0.0
    try:
        while vite.poll() is None:
            changed_at = newest_source()
            if changed_at > built_at:
                built_at = changed_at
                if build():
                    stop(server)
                    server = serve(sys.argv[1:])
            time.sleep(0.5)
    except KeyboardInterrupt:
        pass
    finally:
        stop(server)
        stop(vite)


if __name__ == "__main__":
    main()
