-- What an import brought, so that a later one tells what the source changed since from what people changed here.
ALTER TABLE imported_bugs ADD COLUMN digest TEXT NOT NULL DEFAULT '';
ALTER TABLE imported_bugs ADD COLUMN brought TEXT NOT NULL DEFAULT '';

-- Relations between reports by their keys in the source. One that is not made waits for a bug, or was refused.
CREATE TABLE imported_relations (
    org_id BLOB NOT NULL REFERENCES orgs (id),
    source TEXT NOT NULL,
    from_key TEXT NOT NULL,
    kind TEXT NOT NULL,
    to_key TEXT NOT NULL,
    is_made INTEGER NOT NULL,
    PRIMARY KEY (org_id, source, from_key, kind, to_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX imported_relations_waiting ON imported_relations (org_id, source, to_key) WHERE NOT is_made;
