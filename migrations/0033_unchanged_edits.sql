-- Edits that changed nothing and so are not in the log: what their sender did not hear is sent again, and done only once.
CREATE TABLE unchanged_edits (
    org_id BLOB NOT NULL REFERENCES orgs (id),
    bug_id BLOB NOT NULL,
    batch_id BLOB NOT NULL,
    client_id BLOB NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (org_id, bug_id, batch_id, client_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX unchanged_edits_by_age ON unchanged_edits (org_id, at);
