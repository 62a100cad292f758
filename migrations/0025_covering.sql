-- What counts, groups, charts and relations walk along without reading rows.

-- Every bug by its id, with what most queries ask for.
CREATE INDEX bugs_asked
ON bugs (org_id, id, project_id, status_id, is_open, severity, priority, resolution, author_id, created_at, updated_at, closed_at,
         status_since, due, snoozed_until, vote_count, reopen_count, estimate_hundredths, visibility, assigned_members, deleted_at)
WHERE deleted_at IS NULL;

-- The same of a project, open or closed, in the default order.
DROP INDEX bugs_listed;
CREATE INDEX bugs_listed
ON bugs (org_id, project_id, is_open, updated_at, id, status_id, severity, priority, resolution, author_id, created_at, closed_at, due,
         snoozed_until, visibility, assigned_members, deleted_at)
WHERE deleted_at IS NULL;

-- The default order of all, which goes on to the next bug where one does not answer: it holds titles too, for words.
DROP INDEX bugs_by_update;
CREATE INDEX bugs_by_update
ON bugs (org_id, updated_at, id, project_id, status_id, is_open, severity, priority, resolution, author_id, created_at, closed_at, due,
         snoozed_until, visibility, assigned_members, title_folded, deleted_at)
WHERE deleted_at IS NULL;

-- The cards of a project's board in their order.
CREATE INDEX bugs_on_boards ON bugs (org_id, project_id, rank, id);
