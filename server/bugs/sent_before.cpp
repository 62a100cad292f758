#include "bugs/sent_before.hpp"

#include "bugs/read_bugs.hpp"
#include "changes/log.hpp"

namespace lacewing::bugs {

bool was_sent_before(
    db::reader& tx,
    organization_id org,
    std::string_view id_or_key,
    const std::optional<uuid>& client_id,
    const std::optional<batch_id>& batch
) {
    if (!client_id || !batch) return false;
    const auto id = find_id(tx, org, id_or_key);
    return id && changes::was_recorded(tx, *batch, *client_id, id->value);
}

} // namespace lacewing::bugs
