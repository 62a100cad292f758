-- Files on bugs. Their bytes lie in the data folder, each content once, under its SHA-256.

CREATE TABLE attachments (
    org_id UUID NOT NULL,
    id UUID NOT NULL,
    bug_id UUID NOT NULL,
    name TEXT NOT NULL,
    media_type TEXT NOT NULL,
    size_bytes BIGINT NOT NULL,
    width BIGINT,
    height BIGINT,
    content_hash BYTEA NOT NULL,
    uploader_kind TEXT NOT NULL,
    uploader_id UUID NOT NULL,
    has_thumbnail BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL,
    rev BIGINT NOT NULL,
    removed_at BIGINT,
    PRIMARY KEY (org_id, id),
    FOREIGN KEY (org_id, bug_id) REFERENCES bugs (org_id, id)
);
CREATE INDEX attachments_by_bug ON attachments (org_id, bug_id, created_at, id);
CREATE INDEX attachments_by_content ON attachments (content_hash);
CREATE INDEX attachments_by_removal ON attachments (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE attachment_thumbnails (
    org_id UUID NOT NULL,
    attachment_id UUID NOT NULL,
    media_type TEXT NOT NULL,
    content BYTEA NOT NULL,
    PRIMARY KEY (org_id, attachment_id),
    FOREIGN KEY (org_id, attachment_id) REFERENCES attachments (org_id, id)
);

-- What an organization's files come to, removed ones too while they can be brought back.
CREATE TABLE attachment_totals (
    org_id UUID NOT NULL PRIMARY KEY REFERENCES orgs (id),
    bytes BIGINT NOT NULL,
    removed_bytes BIGINT NOT NULL
);
