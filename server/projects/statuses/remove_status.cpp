#include "projects/statuses/remove_status.hpp"

#include "access/access.hpp"
#include "projects/parts/order.hpp"
#include "projects/rules.hpp"
#include "projects/statuses/keep_workflow.hpp"
#include "projects/statuses/store.hpp"
#include "projects/store.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace lacewing::projects {

namespace {

problem wrong_replacement(std::string_view code, std::string_view detail) {
    return {
        .status = 422,
        .code = "invalid",
        .detail = std::string{detail},
        .fields = {{"/replacement", std::string{code}, std::string{detail}}},
        .retry_after_s = {},
        .current = {}
    };
}

outcome<status> choose_replacement(
    const workflow& all, const status& gone, const std::optional<status_id>& wanted
) {
    if (!wanted) return successor_of(all, gone).value();
    const auto found = std::ranges::find(all, *wanted, &status::id);
    if (found == all.end() || found->id == gone.id) {
        return refused{wrong_replacement("status_unknown", "Choose another status of the project.")
        };
    }
    if (is_open(found->category) != is_open(gone.category)) {
        return refused{wrong_replacement(
            "status_elsewhere", "Choose a status that neither opens nor closes the bugs."
        )};
    }
    return *found;
}

} // namespace

outcome<status_removal> require_removable(
    db::reader& tx,
    const access::actor& who,
    organization_id org,
    project_id in,
    status_id which,
    const std::optional<status_id>& replacement
) {
    const auto role = access::require(tx, who, access::action::manage_projects, {.org = org});
    if (!role) return refused{role.error()};
    if (!store::find_project(tx, org, in)) return refused{access::missing(who)};
    const workflow all = store::list_statuses(tx, org, in);
    const auto gone = std::ranges::find(all, which, &status::id);
    if (gone == all.end()) return refused{access::missing(who)};
    if (auto fine = check_needed(parts::without(all, which)); !fine) {
        return refused{std::move(fine).error()};
    }
    auto to = choose_replacement(all, *gone, replacement);
    if (!to) return refused{std::move(to).error()};
    return status_removal{
        .gone = *gone, .replacement = *std::move(to), .is_chosen = replacement.has_value()
    };
}

outcome<bool> remove_untaken(
    db::transaction& tx, const changes::act& by, organization_id org, project_id in, status_id which
) {
    const auto before = find_workflow_for_change(tx, by.who, org, in);
    if (!before) return refused{before.error()};
    const auto after = parts::without(*before, which);
    if (after.size() == before->size()) return true;
    if (auto fine = check_needed(after); !fine) return refused{std::move(fine).error()};
    store::close_status(tx, org, in, which);
    if (store::is_taken(tx, org, in, which)) return false;
    const auto kept = keep_workflow(tx, by, org, in, *before, after);
    if (!kept) return refused{kept.error()};
    return true;
}

} // namespace lacewing::projects
