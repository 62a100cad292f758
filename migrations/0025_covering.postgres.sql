-- What counts, groups, charts and relations walk along without reading rows. Texts of any length are left out: an entry has 2,704
-- bytes at most.

-- Every bug by its id, with what most queries ask for.
CREATE INDEX bugs_asked
ON bugs (org_id, id, project_id, status_id, is_open, severity, priority, resolution, author_id, created_at, updated_at, closed_at,
         status_since, due, snoozed_until, vote_count, reopen_count, estimate_hundredths, visibility, deleted_at)
WHERE deleted_at IS NULL;

-- The cards of a project's board in their order.
CREATE INDEX bugs_on_boards ON bugs (org_id, project_id, rank, id);
