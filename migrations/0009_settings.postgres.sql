-- What an organization's Owner sets, and its API key.

-- Counts changes of what outsiders may see; the texts remember at which of them they last changed.
ALTER TABLE orgs ADD COLUMN rev BIGINT NOT NULL DEFAULT 1;
ALTER TABLE orgs ADD COLUMN name_rev BIGINT NOT NULL DEFAULT 1;
ALTER TABLE orgs ADD COLUMN desc_rev BIGINT NOT NULL DEFAULT 1;
ALTER TABLE orgs ADD COLUMN members_edit_any_bug BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE orgs ADD COLUMN members_manage_keys BOOLEAN NOT NULL DEFAULT FALSE;

-- An organization has one key at most. Its id stays when the key is generated anew: bugs name it as their author.
CREATE TABLE api_keys (
    org_id UUID NOT NULL PRIMARY KEY REFERENCES orgs (id),
    id UUID NOT NULL UNIQUE,
    key_hash BYTEA NOT NULL UNIQUE,
    sealed_key BYTEA NOT NULL,
    created_at BIGINT NOT NULL,
    last_used_at BIGINT
);
