"""Where the server's packages (`netrunner[server]`) are missing, its modules and tests are left out."""

from importlib.util import find_spec

_MISSING = [name for name in ("alembic", "litestar", "msgspec", "sqlalchemy", "uvicorn") if find_spec(name) is None]

collect_ignore_glob = ["src/netrunner/server/*", "tests/server/*"] if _MISSING else []
