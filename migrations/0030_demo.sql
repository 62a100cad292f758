-- How far example organizations are: each step of making one moves this with what it makes.

CREATE TABLE demo_progress (
    org_id BLOB NOT NULL PRIMARY KEY REFERENCES orgs (id),
    begun_at INTEGER NOT NULL,
    bugs_asked INTEGER NOT NULL,
    deeds_done INTEGER NOT NULL,
    crowd_done INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
