#include "labels/read_labels.hpp"

#include "access/access.hpp"
#include "changes/log.hpp"
#include "labels/rules.hpp"
#include "labels/store.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace lacewing::labels {

outcome<label_list> list_labels(db::reader& tx, const access::actor& who, organization_id org) {
    const auto role = access::require(tx, who, access::action::see_content, {.org = org});
    if (!role) return refused{role.error()};
    return label_list{
        .items = store::list_labels(tx, org), .versions = changes::versions_for(tx, org, *role)
    };
}

outcome<std::vector<label_id>> find_labels(
    db::transaction& tx, organization_id org, std::span<const label_id> wanted
) {
    problem wrong{
        .status = 422, .code = "invalid", .detail = "The bug cannot be labelled like this."
    };
    // By id: two transactions lock the labels in one order.
    std::map<label_id, std::optional<borne>> known;
    for (const auto& each : wanted) known.emplace(each, std::nullopt);
    for (auto& [id, found] : known) found = store::find_borne(tx, org, id);
    std::vector<borne> all;
    for (std::size_t at = 0; at < wanted.size(); ++at) {
        const auto& found = known.at(wanted[at]);
        if (found) {
            all.push_back(*found);
        } else {
            wrong.fields.push_back(
                {"/labels/" + std::to_string(at),
                 "label_unknown",
                 "The organization has no such label."}
            );
        }
    }
    if (!wrong.fields.empty()) return refused{std::move(wrong)};
    return settle(all);
}

} // namespace lacewing::labels
