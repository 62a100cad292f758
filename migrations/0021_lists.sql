-- What lists by a query walk along.

-- Open or closed bugs of a project by their last change; holds what counts and boards ask for, so that they read no rows.
CREATE INDEX bugs_listed
ON bugs (org_id, project_id, is_open, updated_at, id, status_id, severity, priority, visibility, deleted_at)
WHERE deleted_at IS NULL;

-- All bugs of an organization by their last change.
CREATE INDEX bugs_by_update ON bugs (org_id, updated_at, id) WHERE deleted_at IS NULL;

-- How many comments a bug has.
CREATE INDEX comments_shown ON comments (org_id, bug_id) WHERE removed_at IS NULL;
