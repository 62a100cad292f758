-- Files on bugs. Their bytes lie in the data folder, each content once, under its SHA-256.

CREATE TABLE attachments (
    org_id BLOB NOT NULL,
    id BLOB NOT NULL,
    bug_id BLOB NOT NULL,
    name TEXT NOT NULL,
    media_type TEXT NOT NULL,
    size_bytes INTEGER NOT NULL,
    width INTEGER,
    height INTEGER,
    content_hash BLOB NOT NULL,
    uploader_kind TEXT NOT NULL,
    uploader_id BLOB NOT NULL,
    has_thumbnail INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    rev INTEGER NOT NULL,
    removed_at INTEGER,
    PRIMARY KEY (org_id, id),
    FOREIGN KEY (org_id, bug_id) REFERENCES bugs (org_id, id)
) STRICT;
CREATE INDEX attachments_by_bug ON attachments (org_id, bug_id, created_at, id);
CREATE INDEX attachments_by_content ON attachments (content_hash);
CREATE INDEX attachments_by_removal ON attachments (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE attachment_thumbnails (
    org_id BLOB NOT NULL,
    attachment_id BLOB NOT NULL,
    media_type TEXT NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (org_id, attachment_id),
    FOREIGN KEY (org_id, attachment_id) REFERENCES attachments (org_id, id)
) STRICT;

-- What an organization's files come to, removed ones too while they can be brought back.
CREATE TABLE attachment_totals (
    org_id BLOB NOT NULL PRIMARY KEY REFERENCES orgs (id),
    bytes INTEGER NOT NULL,
    removed_bytes INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
