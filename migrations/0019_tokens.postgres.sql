CREATE TABLE access_tokens (
    id UUID NOT NULL PRIMARY KEY,
    uid UUID NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
    token_hash BYTEA NOT NULL UNIQUE,
    name TEXT NOT NULL,
    scope TEXT NOT NULL,
    org_id UUID REFERENCES orgs (id),
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    last_used_at BIGINT
);
CREATE INDEX access_tokens_uid ON access_tokens (uid, created_at);

CREATE TABLE person_settings (
    uid UUID NOT NULL PRIMARY KEY REFERENCES accounts (uid) ON DELETE CASCADE,
    settings TEXT NOT NULL
);

ALTER TABLE openid_flows ADD COLUMN link_to UUID REFERENCES accounts (uid) ON DELETE CASCADE;
CREATE INDEX openid_flows_link_to ON openid_flows (link_to);
