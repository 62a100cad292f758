#include "batches/rules.hpp"

#include "access/access.hpp"
#include "platform/crypto/hash.hpp"
#include "platform/schema/print.hpp"

#include <set>
#include <stdexcept>
#include <string>

namespace lacewing::batches {

namespace {

std::vector<std::uint8_t> digest_of(std::string_view text) {
    const auto digest = crypto::blake2b(text);
    return {digest.begin(), digest.end()};
}

} // namespace

problem batch_taken() {
    return {
        .status = 409,
        .code = "batch_taken",
        .detail = "This batch id belongs to another act. Make a new one.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

std::vector<uuid> without_repeats(std::span<const uuid> ids) {
    std::vector<uuid> once;
    std::set<uuid> seen;
    for (const auto& each : ids) {
        if (seen.insert(each).second) once.push_back(each);
    }
    return once;
}

std::vector<std::uint8_t> hash_of(const bulk_change_request& what) {
    auto text = schema::to_json(what.ids) + schema::to_json(what.change);
    for (const auto& [in, status] : what.change.status_in) {
        text += to_string(in) + to_string(status);
    }
    return digest_of(text);
}

std::vector<std::uint8_t> hash_of(batch_id undo_of) {
    return digest_of(to_string(undo_of));
}

bool is_same(const store::batch_row& one, const store::batch_row& other) {
    return one.work == other.work && one.actor == other.actor &&
           one.request_hash == other.request_hash;
}

outcome<void> require_editor_of_own(db::reader& tx, const access::actor& who, organization_id org) {
    const auto may = access::require(
        tx, who, access::action::edit_own_bug, {.org = org, .author = who.as_principal()}
    );
    if (!may) return refused{may.error()};
    return {};
}

outcome<store::batch_row> begin_or_go_on(db::transaction& tx, const store::batch_row& fresh) {
    if (store::insert_batch(tx, fresh)) return fresh;
    const auto found = store::find_batch_for_change(tx, fresh.org, fresh.id);
    if (!found) throw std::runtime_error{"a batch is there and is not"};
    if (!is_same(*found, fresh)) return refused{batch_taken()};
    return *found;
}

} // namespace lacewing::batches
