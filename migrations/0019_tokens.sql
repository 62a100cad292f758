CREATE TABLE access_tokens (
    id BLOB NOT NULL PRIMARY KEY,
    uid BLOB NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
    token_hash BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    scope TEXT NOT NULL,
    org_id BLOB REFERENCES orgs (id),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    last_used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX access_tokens_uid ON access_tokens (uid, created_at);

CREATE TABLE person_settings (
    uid BLOB NOT NULL PRIMARY KEY REFERENCES accounts (uid) ON DELETE CASCADE,
    settings TEXT NOT NULL
) STRICT, WITHOUT ROWID;

ALTER TABLE openid_flows ADD COLUMN link_to BLOB REFERENCES accounts (uid) ON DELETE CASCADE;
