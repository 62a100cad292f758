#include "bugs/named_things.hpp"

#include "members/find_people.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace lacewing::bugs {

namespace {

constexpr std::string_view select_label_name =
    "SELECT name_folded FROM labels WHERE org_id = $1 AND id = $2";

problem nothing_named(std::string_view detail) {
    return {.status = 422, .code = "invalid", .detail = std::string{detail}};
}

/// "area" of "area/ui"; empty where the label has no scope.
std::string scope_of(std::string_view name) {
    const auto slash = name.rfind('/');
    return slash == std::string_view::npos ? std::string{} : std::string{name.substr(0, slash)};
}

} // namespace

outcome<std::vector<label_id>> choose_labels(
    db::reader& tx, organization_id org, std::span<const label_id> wanted
) {
    struct named_label {
        label_id id;
        std::string scope;
    };
    std::vector<named_label> chosen;
    auto wrong = nothing_named("Labels cannot be set like this.");
    for (std::size_t at = 0; at < wanted.size(); ++at) {
        auto rows = tx.query(select_label_name, org, wanted[at]);
        if (!rows.next()) {
            wrong.fields.push_back(
                {"/labels/" + std::to_string(at),
                 "label_unknown",
                 "The organization has no such label."}
            );
            continue;
        }
        named_label next{.id = wanted[at], .scope = scope_of(rows.get<std::string_view>(0))};
        std::erase_if(chosen, [&](const named_label& each) {
            return each.id == next.id || (!next.scope.empty() && each.scope == next.scope);
        });
        chosen.push_back(std::move(next));
    }
    if (!wrong.fields.empty()) return refused{std::move(wrong)};
    std::vector<label_id> ids;
    std::ranges::transform(chosen, std::back_inserter(ids), &named_label::id);
    return ids;
}

outcome<std::vector<uuid>> choose_shared_with(
    db::reader& tx, organization_id org, std::span<const uuid> wanted, std::span<const uuid> kept
) {
    std::vector<uuid> chosen;
    auto wrong = nothing_named("The bug cannot be shared like this.");
    for (std::size_t at = 0; at < wanted.size(); ++at) {
        const bool is_kept = std::ranges::find(kept, wanted[at]) != kept.end();
        const auto who = members::find_principal(tx, org, wanted[at]);
        if (!is_kept && (!who || who->is != principal::kind::user)) {
            wrong.fields.push_back(
                {"/sharedWith/" + std::to_string(at),
                 "member_unknown",
                 "The organization has no such member."}
            );
            continue;
        }
        chosen.push_back(wanted[at]);
    }
    if (!wrong.fields.empty()) return refused{std::move(wrong)};
    std::ranges::sort(chosen);
    const auto repeated = std::ranges::unique(chosen);
    chosen.erase(repeated.begin(), repeated.end());
    return chosen;
}

} // namespace lacewing::bugs
