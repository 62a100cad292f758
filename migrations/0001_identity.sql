CREATE TABLE accounts (
    uid BLOB NOT NULL PRIMARY KEY,
    username TEXT NOT NULL,
    username_folded TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    email_folded TEXT NOT NULL,
    email_verified INTEGER NOT NULL CHECK (email_verified IN (0, 1)),
    password_hash TEXT NOT NULL,
    photo_url TEXT,
    created_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX accounts_username ON accounts (username_folded);
CREATE UNIQUE INDEX accounts_email ON accounts (email_folded);

CREATE TABLE users (
    uid BLOB NOT NULL PRIMARY KEY REFERENCES accounts (uid) ON DELETE CASCADE,
    membership_type TEXT NOT NULL
) STRICT;

CREATE TABLE sessions (
    token_hash BLOB NOT NULL PRIMARY KEY,
    id BLOB NOT NULL,
    uid BLOB NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    last_seen_at INTEGER NOT NULL,
    user_agent TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX sessions_id ON sessions (id);
CREATE INDEX sessions_uid ON sessions (uid, last_seen_at);

CREATE TABLE known_browsers (
    token_hash BLOB NOT NULL PRIMARY KEY,
    uid BLOB NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
    last_used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX known_browsers_uid ON known_browsers (uid, last_used_at);

CREATE TABLE account_links (
    token_hash BLOB NOT NULL PRIMARY KEY,
    uid BLOB NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    email TEXT NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX account_links_uid ON account_links (uid, purpose);

CREATE TABLE attempts (
    key TEXT NOT NULL PRIMARY KEY,
    count INTEGER NOT NULL,
    filled_windows INTEGER NOT NULL,
    window_ends_at INTEGER NOT NULL,
    forget_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX attempts_forget_at ON attempts (forget_at);

CREATE TABLE outbox (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL
) STRICT;
CREATE INDEX outbox_due ON outbox (due, id);
