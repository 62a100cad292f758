-- What happens that changes nothing, told to Owners beside the log: sign-ins, exports, restricted bugs shared.
CREATE TABLE security_events (
    org_id UUID NOT NULL REFERENCES orgs (id),
    at BIGINT NOT NULL,
    id UUID NOT NULL,
    kind TEXT NOT NULL,
    -- The server's operator: '' and the nil id.
    actor_kind TEXT NOT NULL,
    actor_id UUID NOT NULL,
    with_token BOOLEAN NOT NULL,
    network TEXT NOT NULL,
    about TEXT NOT NULL,
    count BIGINT NOT NULL,
    bugs BIGINT NOT NULL,
    PRIMARY KEY (org_id, at, id)
);
CREATE INDEX security_events_by_actor ON security_events (actor_id, kind, org_id, at);

-- The part of the log that Owners read as audit.
CREATE INDEX changes_for_audit ON changes (owner_id, at, stream, version)
WHERE stream IN ('content', 'managers', 'members') AND subject_kind IN ('member', 'organization');
