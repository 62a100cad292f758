CREATE TABLE openid_identities (
    issuer TEXT NOT NULL,
    subject TEXT NOT NULL,
    uid UUID NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (issuer, subject)
);
CREATE INDEX openid_identities_uid ON openid_identities (uid);

CREATE TABLE openid_flows (
    state_hash BYTEA NOT NULL PRIMARY KEY,
    browser_hash BYTEA NOT NULL,
    next_path TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX openid_flows_expires_at ON openid_flows (expires_at);

CREATE TABLE openid_pending_links (
    browser_hash BYTEA NOT NULL PRIMARY KEY,
    issuer TEXT NOT NULL,
    subject TEXT NOT NULL,
    uid UUID NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
    picture_url TEXT NOT NULL,
    next_path TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX openid_pending_links_expires_at ON openid_pending_links (expires_at);
CREATE INDEX openid_pending_links_uid ON openid_pending_links (uid);
