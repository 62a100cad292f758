#include "relations/remove_relation.hpp"

#include "bugs/on_bug.hpp"
#include "bugs/related/duplicates.hpp"
#include "bugs/related/record_relation.hpp"
#include "bugs/related/relation_store.hpp"

#include <utility>

namespace lacewing::relations {

namespace {

outcome<void> may_end(
    db::reader& tx,
    const access::actor& who,
    const bugs::known_bug& from,
    const bugs::known_bug& to,
    bool is_duplicate
) {
    const auto edits = [&](const bugs::known_bug& which) {
        return access::require(
            tx, who, access::action::edit_own_bug, {.org = which.org, .author = which.author}
        );
    };
    const auto one = edits(from);
    if (one) return {};
    if (!is_duplicate && edits(to)) return {};
    return refused{one.error()};
}

} // namespace

outcome<void> remove_relation(
    db::transaction& tx, const changes::act& by, organization_id org, relation_id which
) {
    constexpr auto sees = access::action::see_content;
    // Whoever may edit nothing at all is told so, whatever there is.
    const auto edits = access::require(
        tx, by.who, access::action::edit_own_bug, {.org = org, .author = by.who.as_principal()}
    );
    if (!edits) return refused{edits.error()};
    bugs::related::lock(tx, org);
    const auto found = bugs::related::find(tx, org, which);
    if (!found) return refused{access::missing(by.who)};
    const auto from = bugs::require_bug_for_change(tx, by.who, org, to_string(found->from), sees);
    if (!from) return refused{access::missing(by.who)};
    const auto to = bugs::require_bug_for_change(tx, by.who, org, to_string(found->to), sees);
    if (!to) return refused{access::missing(by.who)};
    const bool is_duplicate = found->kind == bugs::relation_kind::duplicate_of;
    if (auto may = may_end(tx, by.who, *from, *to, is_duplicate); !may) return may;
    if (is_duplicate) return bugs::unmark_duplicate(tx, by, org, found->from);
    bugs::related::record_removed(tx, by, *found);
    bugs::related::remove(tx, *found);
    return {};
}

} // namespace lacewing::relations
