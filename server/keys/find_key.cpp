#include "keys/find_key.hpp"

#include "keys/store.hpp"
#include "platform/crypto/token.hpp"

#include <utility>

namespace lacewing::keys {

namespace {

constexpr std::size_t key_length = 27;

bool wants_note(const store::key_row& found, timestamp now) {
    if (!found.last_used_at) return true;
    const auto since = now.microseconds - found.last_used_at->microseconds;
    return since >= api_key_used_every_s * microseconds_per_s;
}

task<void> note_use(services with, crypto::digest hash, timestamp now) {
    auto note = [hash, now](db::transaction& tx) { store::set_last_used(tx, hash, now); };
    try {
        co_await with.database.write(std::move(note));
    } catch (const db::unavailable&) {
        // The note can wait for the next request; the read that is asked for may work.
    }
}

} // namespace

task<std::optional<access::actor>> find_key(services with, std::string key) {
    if (key.size() != key_length) co_return std::nullopt;
    // Found by its hash, whose place in the index tells nothing of how much of a guess was right.
    const auto hash = crypto::hash_token(key);
    auto find = [hash](db::reader& tx) { return store::find_by_hash(tx, hash); };
    const auto found = co_await with.database.read(std::move(find));
    if (!found) co_return std::nullopt;
    const auto now = with.clock.now();
    if (wants_note(*found, now)) co_await note_use(with, hash, now);
    co_return access::actor{
        .is = access::actor::kind::api_key,
        .user = {},
        .session = {},
        .org = found->org,
        .key = found->id
    };
}

bool is_key_of(db::reader& tx, organization_id org, const uuid& id) {
    const auto found = store::find_of_organization(tx, org);
    return found && found->id.value == id;
}

} // namespace lacewing::keys
