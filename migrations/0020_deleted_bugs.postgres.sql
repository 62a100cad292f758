-- The list of deleted bugs reads a range of this.
CREATE INDEX bugs_deleted ON bugs (org_id, deleted_at, id) WHERE deleted_at IS NOT NULL;
