-- How many comments a bug has, of those that were not removed.
ALTER TABLE bugs ADD COLUMN comment_count INTEGER NOT NULL DEFAULT 0;
UPDATE bugs SET comment_count =
    (SELECT COUNT(*) FROM comments c WHERE c.org_id = bugs.org_id AND c.bug_id = bugs.id AND c.removed_at IS NULL);

-- What queries walk along holds it too (see 0025).
DROP INDEX bugs_asked;
CREATE INDEX bugs_asked
ON bugs (org_id, id, project_id, status_id, is_open, severity, priority, resolution, author_id, created_at, updated_at, closed_at,
         status_since, due, snoozed_until, vote_count, comment_count, reopen_count, estimate_hundredths, visibility, assigned_members,
         deleted_at)
WHERE deleted_at IS NULL;

DROP INDEX bugs_listed;
CREATE INDEX bugs_listed
ON bugs (org_id, project_id, is_open, updated_at, id, status_id, severity, priority, resolution, author_id, created_at, closed_at, due,
         snoozed_until, comment_count, visibility, assigned_members, deleted_at)
WHERE deleted_at IS NULL;

DROP INDEX bugs_by_update;
CREATE INDEX bugs_by_update
ON bugs (org_id, updated_at, id, project_id, status_id, is_open, severity, priority, resolution, author_id, created_at, closed_at, due,
         snoozed_until, comment_count, visibility, assigned_members, title_folded, deleted_at)
WHERE deleted_at IS NULL;
DROP INDEX comments_shown;

-- What not everybody may know: counts over all bugs leave these out, instead of asking of each.
CREATE INDEX bugs_withheld ON bugs (org_id, id) WHERE visibility = 'restricted' OR deleted_at IS NOT NULL;
