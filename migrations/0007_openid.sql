CREATE TABLE openid_identities (
    issuer TEXT NOT NULL,
    subject TEXT NOT NULL,
    uid BLOB NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (issuer, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX openid_identities_uid ON openid_identities (uid);

CREATE TABLE openid_flows (
    state_hash BLOB NOT NULL PRIMARY KEY,
    browser_hash BLOB NOT NULL,
    next_path TEXT NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX openid_flows_expires_at ON openid_flows (expires_at);

CREATE TABLE openid_pending_links (
    browser_hash BLOB NOT NULL PRIMARY KEY,
    issuer TEXT NOT NULL,
    subject TEXT NOT NULL,
    uid BLOB NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
    picture_url TEXT NOT NULL,
    next_path TEXT NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX openid_pending_links_expires_at ON openid_pending_links (expires_at);
CREATE INDEX openid_pending_links_uid ON openid_pending_links (uid);
