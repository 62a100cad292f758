-- What an organization's Owner sets, and its API key.

-- Counts changes of what outsiders may see; the texts remember at which of them they last changed.
ALTER TABLE orgs ADD COLUMN rev INTEGER NOT NULL DEFAULT 1;
ALTER TABLE orgs ADD COLUMN name_rev INTEGER NOT NULL DEFAULT 1;
ALTER TABLE orgs ADD COLUMN desc_rev INTEGER NOT NULL DEFAULT 1;
ALTER TABLE orgs ADD COLUMN members_edit_any_bug INTEGER NOT NULL DEFAULT 1;
ALTER TABLE orgs ADD COLUMN members_manage_keys INTEGER NOT NULL DEFAULT 0;

-- An organization has one key at most. Its id stays when the key is generated anew: bugs name it as their author.
CREATE TABLE api_keys (
    org_id BLOB NOT NULL PRIMARY KEY REFERENCES orgs (id),
    id BLOB NOT NULL UNIQUE,
    key_hash BLOB NOT NULL UNIQUE,
    sealed_key BLOB NOT NULL,
    created_at INTEGER NOT NULL,
    last_used_at INTEGER
) STRICT, WITHOUT ROWID;
