CREATE TABLE accounts (
    uid UUID NOT NULL PRIMARY KEY,
    username TEXT NOT NULL,
    username_folded TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    email_folded TEXT NOT NULL,
    email_verified BOOLEAN NOT NULL,
    password_hash TEXT NOT NULL,
    photo_url TEXT,
    created_at BIGINT NOT NULL
);
CREATE UNIQUE INDEX accounts_username ON accounts (username_folded);
CREATE UNIQUE INDEX accounts_email ON accounts (email_folded);

CREATE TABLE users (
    uid UUID NOT NULL PRIMARY KEY REFERENCES accounts (uid) ON DELETE CASCADE,
    membership_type TEXT NOT NULL
);

CREATE TABLE sessions (
    token_hash BYTEA NOT NULL PRIMARY KEY,
    id UUID NOT NULL,
    uid UUID NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    last_seen_at BIGINT NOT NULL,
    user_agent TEXT NOT NULL
);
CREATE UNIQUE INDEX sessions_id ON sessions (id);
CREATE INDEX sessions_uid ON sessions (uid, last_seen_at);

CREATE TABLE known_browsers (
    token_hash BYTEA NOT NULL PRIMARY KEY,
    uid UUID NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
    last_used_at BIGINT NOT NULL
);
CREATE INDEX known_browsers_uid ON known_browsers (uid, last_used_at);

CREATE TABLE account_links (
    token_hash BYTEA NOT NULL PRIMARY KEY,
    uid UUID NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    email TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX account_links_uid ON account_links (uid, purpose);

CREATE TABLE attempts (
    key TEXT NOT NULL PRIMARY KEY,
    count BIGINT NOT NULL,
    filled_windows BIGINT NOT NULL,
    window_ends_at BIGINT NOT NULL,
    forget_at BIGINT NOT NULL
);
CREATE INDEX attempts_forget_at ON attempts (forget_at);

CREATE TABLE outbox (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL
);
CREATE INDEX outbox_due ON outbox (due, id);
