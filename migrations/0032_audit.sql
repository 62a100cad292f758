-- What happens that changes nothing, told to Owners beside the log: sign-ins, exports, restricted bugs shared.
CREATE TABLE security_events (
    org_id BLOB NOT NULL REFERENCES orgs (id),
    at INTEGER NOT NULL,
    id BLOB NOT NULL,
    kind TEXT NOT NULL,
    -- The server's operator: '' and the nil id.
    actor_kind TEXT NOT NULL,
    actor_id BLOB NOT NULL,
    with_token INTEGER NOT NULL CHECK (with_token IN (0, 1)),
    network TEXT NOT NULL,
    about TEXT NOT NULL,
    count INTEGER NOT NULL,
    bugs INTEGER NOT NULL,
    PRIMARY KEY (org_id, at, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX security_events_by_actor ON security_events (actor_id, kind, org_id, at);

-- The part of the log that Owners read as audit.
CREATE INDEX changes_for_audit ON changes (owner_id, at, stream, version)
WHERE stream IN ('content', 'managers', 'members') AND subject_kind IN ('member', 'organization');
