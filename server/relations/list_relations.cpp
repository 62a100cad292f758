#include "relations/list_relations.hpp"

#include "bugs/on_bug.hpp"
#include "relations/store.hpp"

namespace lacewing::relations {

outcome<related_list> list_relations(
    db::reader& tx, const access::actor& who, organization_id org, std::string_view id_or_key
) {
    const auto of = bugs::require_bug(tx, who, org, id_or_key, access::action::see_content);
    if (!of) return refused{of.error()};
    const auto asks = bugs::related::knower_of(who, of->role);
    return related_list{.items = store::list(tx, org, of->id, asks)};
}

} // namespace lacewing::relations
