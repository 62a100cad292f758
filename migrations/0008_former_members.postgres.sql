-- Accounts that were members: their names stay beside what they wrote.
CREATE TABLE former_members (
    org_id UUID NOT NULL REFERENCES orgs (id),
    member_id UUID NOT NULL,
    left_at BIGINT NOT NULL,
    PRIMARY KEY (org_id, member_id)
);

-- Whatever races: an organization never has two Owners.
CREATE UNIQUE INDEX org_members_one_owner ON org_members (org_id) WHERE member_role = 'Owner';
