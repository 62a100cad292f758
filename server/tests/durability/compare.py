"""The ledger held against what is on the disk."""

import collections

LOST, DOUBLED, HALF, UNASKED, GAP, COUNTER, KEY = "lost", "doubled", "half", "unasked", "gap", "counter", "key"
ALL_ROWS = ["bug", "edit", "comment", "vote", "upload", "join"]


class Findings(list):
    """(what, about what) of each fault."""

    def add(self, what, about):
        self.append((what, about))

    def counts(self):
        return dict(collections.Counter(what for what, _ in self))


def compare(yard, recovered, moment):
    """What is wrong with the data of a server that stopped at that moment of the ledger's clock."""
    found = Findings()
    known = collections.defaultdict(set)
    for each in yard.ledger.operations:
        if each.kind == "key":
            continue
        if each.sent_at <= moment:
            known[each.kind].add(each.name)
        compare_one(each, recovered, moment, found)
    compare_keys(yard, recovered, moment, found)
    orgs = set(yard.organizations())
    for kind in ALL_ROWS:
        for name in recovered.rows[kind].keys() | recovered.logged[kind].keys():
            if name not in known[kind] and not is_of_the_stage(kind, name, orgs, yard):
                found.add(UNASKED, f"{kind} {name} was never asked for")
    for (owner, stream), rows in recovered.versions.items():
        if [row[0] for row in rows] != [*range(1, len(rows) + 1)]:
            found.add(GAP, f"{stream} of {owner} holds {[row[0] for row in rows][-20:]} at its end")
    for each in recovered.wrong_counters:
        found.add(COUNTER, each)
    return found


def is_of_the_stage(kind, name, orgs, yard):
    """Owners, and those who joined before the writing began."""
    if kind != "join":
        return False
    org, person = name.split()
    return org in orgs and (org == yard.org or person == yard.owner.uid or org in {w.person.key_org for w in yard.writers})


def compare_one(each, recovered, moment, found):
    rows = recovered.rows[each.kind].get(each.name, [])
    logged = recovered.logged[each.kind][each.name]
    about = f"{each.kind} {each.name} (sent at {each.sent_at}, acknowledged at {each.acknowledged_at}, looked for at {moment})"
    if len(rows) > 1 or logged > 1:
        found.add(DOUBLED, f"{about}: {len(rows)} rows, {logged} times in the log")
    elif len(rows) != logged:
        found.add(HALF, f"{about}: {len(rows)} rows, {logged} times in the log")
    elif not rows and each.is_known_at(moment):
        found.add(LOST, about)
    elif rows and rows[0] != each.hash:
        found.add(LOST if each.is_known_at(moment) else HALF, f"{about}: what is there is not what was sent")
    elif rows and (each.sent_at > moment or each.is_refused):
        found.add(UNASKED, f"{about} is there")


def compare_keys(yard, recovered, moment, found):
    """Each organization has one writer who makes its keys, one after the other."""
    made = collections.defaultdict(list)
    for each in yard.ledger.operations:
        if each.kind == "key" and each.sent_at <= moment and not each.is_refused:
            made[each.org].append(each)
    for org, operations in made.items():
        acknowledged = sum(each.is_known_at(moment) for each in operations)
        if not acknowledged <= recovered.renewals[org] <= len(operations):
            found.add(LOST if recovered.renewals[org] < acknowledged else DOUBLED,
                      f"keys of {org}: {acknowledged} acknowledged, {len(operations)} sent, {recovered.renewals[org]} in the log")
        last = operations[-1]
        if last.is_known_at(moment) and recovered.keys.get(org) != last.answer_hash:
            found.add(LOST, f"the key of {org} is not the last that was told")
