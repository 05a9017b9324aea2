"""PostgreSQL, three nodes and nginx in front of them, on this machine alone: `make cluster`.

Everything lies in a folder of its own and is gone afterwards. The front sends all that is about one game to one node,
so that nodes seldom have to pass anything on; each of them takes anything all the same.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

NODE = """
import json, sys
from netrunner.server.running import serve_on
serve_on(int(sys.argv[1]), json.loads(sys.argv[2]))
"""

NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log warn;
worker_processes 1;
events {{ worker_connections 16384; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  map $request_uri $game {{
    ~^/(?:ws/games|api/games|api/replays)/(?<id>[^/?]+) $id;
    default $request_id;
  }}
  map $http_upgrade $going {{ default upgrade; "" close; }}
  upstream nodes {{
    hash $game consistent;
    {servers}
  }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://nodes;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $going;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 2s;
      # Nodes ping every socket every two seconds: one that says nothing for four stands still, and others take over
      proxy_read_timeout 4s;
      proxy_next_upstream error timeout http_503;
    }}
  }}
}}
"""


def main() -> int:
    """Start everything, tell where it is, and end it all together."""
    from netrunner.server.load import free_port, wait_for

    tests = import_module("tests.server.postgres")  # what the tests start, they start alike

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--bench", action="store_true", help="no limits for one address, as the bench needs")
    args = parser.parse_args()
    front = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if front is None:
        raise SystemExit("nginx is missing. On Debian and Ubuntu: apt-get install nginx")
    if tests.missing():
        raise SystemExit(tests.missing())
    processes: list[subprocess.Popen[bytes]] = []
    postgres = tests.Postgres()

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, stop)
    with tempfile.TemporaryDirectory(prefix="netrunner-cluster-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        try:
            postgres.start()
            database = postgres.database()
            wishes: dict[str, Any] = {"database": database, "trusted_proxies": ["127.0.0.1"]}
            if args.bench:
                many = 1_000_000
                wishes |= {"write_burst": many, "read_burst": many, "address_burst": many, "address_rate": many}
            ports = [free_port() for _ in range(args.nodes)]
            for port in ports:
                command = [sys.executable, "-c", NODE, str(port), json.dumps(wishes)]
                processes.append(subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}))
                wait_for(f"http://127.0.0.1:{port}", processes[-1])
                print(f"node at http://127.0.0.1:{port}/ (process {processes[-1].pid})", flush=True)
            servers = "\n    ".join(f"server 127.0.0.1:{port} max_fails=1 fail_timeout=3s;" for port in ports)
            (folder / "nginx.conf").write_text(NGINX.format(folder=folder, port=args.port, servers=servers))
            nginx = subprocess.Popen([front, "-p", name, "-e", f"{name}/nginx.log", "-c", f"{name}/nginx.conf"])
            wait_for(f"http://127.0.0.1:{args.port}", nginx)
            processes.append(nginx)
            print(f"PostgreSQL at {database}")
            print(f"the front at http://127.0.0.1:{args.port}/: stop with Ctrl+C", flush=True)
            while nginx.poll() is None:
                time.sleep(0.5)
            return 1
        except KeyboardInterrupt:
            return 0
        finally:
            for process in reversed(processes):
                process.terminate()
            for process in processes:
                process.wait(timeout=20)
            postgres.end()


if __name__ == "__main__":
    sys.exit(main())
