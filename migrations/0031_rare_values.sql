-- Bugs by what most of them are not, in the default order of lists; each holds what counts of these bugs ask for.

CREATE INDEX bugs_unlabelled ON bugs (org_id, updated_at, id, visibility, labels, deleted_at)
WHERE labels = '[]' AND deleted_at IS NULL;

CREATE INDEX bugs_snoozed ON bugs (org_id, updated_at, id, visibility, snoozed_until, deleted_at)
WHERE snoozed_until IS NOT NULL AND deleted_at IS NULL;

DROP INDEX bugs_withheld;
CREATE INDEX bugs_withheld ON bugs (org_id, id, visibility, deleted_at)
WHERE visibility = 'restricted' OR deleted_at IS NOT NULL;
