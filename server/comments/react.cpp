#include "comments/react.hpp"

#include "access/access.hpp"
#include "comments/comment_changes.hpp"

#include <algorithm>

namespace lacewing::comments {

namespace {

problem too_many_reactions() {
    return {
        .status = 422,
        .code = "too_many_reactions",
        .detail = "This comment has as many reactions as it can hold.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

std::size_t count_reactions(const comment& of) {
    std::size_t count = 0;
    for (const auto& each : of.reactions) count += each.by.size();
    return count;
}

/// The kinds stand in the order of the enumeration.
void add_reaction(comment& to, reaction kind, const uuid& who) {
    auto& all = to.reactions;
    auto at = std::ranges::lower_bound(all, kind, {}, &reactions_of_kind::kind);
    if (at == all.end() || at->kind != kind) at = all.insert(at, {.kind = kind, .by = {}});
    if (std::ranges::find(at->by, who) == at->by.end()) at->by.push_back(who);
}

void take_reaction(comment& from, reaction kind, const uuid& who) {
    for (auto& each : from.reactions) {
        if (each.kind == kind) std::erase(each.by, who);
    }
    std::erase_if(from.reactions, [](const reactions_of_kind& each) { return each.by.empty(); });
}

} // namespace

outcome<comment> react(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    comment_id which,
    reaction kind,
    reacting how
) {
    const auto found =
        require_comment_for_change(tx, by.who, org, which, access::action::write_comment);
    if (!found) return refused{found.error()};
    if (found->row.is_removed) return refused{access::missing(by.who)};
    const auto who = by.who.as_principal();
    if (!who) return refused{access::not_allowed(access::action::write_comment)};

    const auto& before = found->row.shown;
    auto after = before;
    if (how == reacting::adds)
        add_reaction(after, kind, who->value);
    else
        take_reaction(after, kind, who->value);
    if (after == before) return before;
    if (how == reacting::adds && count_reactions(after) > limits::comment_reactions_max) {
        return refused{too_many_reactions()};
    }
    store::update_comment(tx, after);
    record_changed(tx, by, found->on, before, after);
    return after;
}

} // namespace lacewing::comments
