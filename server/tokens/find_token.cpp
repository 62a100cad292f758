#include "tokens/find_token.hpp"

#include "platform/crypto/token.hpp"
#include "tokens/secret.hpp"
#include "tokens/store.hpp"

#include <utility>

namespace lacewing::tokens {

namespace {

bool wants_note(const access_token& found, timestamp now) {
    if (!found.last_used_at) return true;
    const auto since = now.microseconds - found.last_used_at->microseconds;
    return since >= limits::token_used_every_s * microseconds_per_s;
}

task<void> note_use(services with, token_id id, timestamp now) {
    auto note = [id, now](db::transaction& tx) { store::set_last_used(tx, id, now); };
    try {
        co_await with.database.write(std::move(note));
    } catch (const db::unavailable&) {
        // The note can wait for the next request; the read that is asked for may work.
    }
}

} // namespace

bool is_token(std::string_view secret) {
    return secret.starts_with(secret_prefix);
}

task<std::optional<access::actor>> find_token(services with, std::string secret) {
    if (!is_well_formed(secret)) co_return std::nullopt;
    // Found by its hash, whose place in the index tells nothing of how much of a guess was right.
    const auto hash = crypto::hash_token(secret);
    auto find = [hash](db::reader& tx) { return store::find_by_hash(tx, hash); };
    const auto found = co_await with.database.read(std::move(find));
    const auto now = with.clock.now();
    if (!found || found->token.expires_at <= now) co_return std::nullopt;
    if (wants_note(found->token, now)) co_await note_use(with, found->token.id, now);
    co_return access::actor{
        .is = access::actor::kind::user,
        .user = found->uid,
        .session = {},
        .token = found->token.id,
        .is_read_only = found->token.goes == scope::read,
        .only = found->token.org
    };
}

} // namespace lacewing::tokens
