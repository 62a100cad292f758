#include "keys/api_key.hpp"

#include "access/access.hpp"
#include "changes/fields.hpp"
#include "changes/record.hpp"
#include "keys/store.hpp"
#include "platform/crypto/token.hpp"

#include <utility>

namespace lacewing::keys {

namespace {

// Specification, section 9.
constexpr int groups = 4;
constexpr std::size_t group_length = 6;

std::string make_key(crypto::random_source& random) {
    auto key = crypto::make_base36(random, group_length);
    for (int count = 1; count < groups; ++count) {
        key += "-" + crypto::make_base36(random, group_length);
    }
    return key;
}

void record_renewal(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    const std::optional<timestamp>& before
) {
    auto change = changes::change_by(
        by,
        changes::managers_of(org),
        changes::subject_kind::organization,
        org.value,
        changes::action::changed
    );
    // The key is a secret: the log says only when it was made.
    const auto now = std::optional{by.at};
    changes::set(change.fields, "apiKeyCreated", before, now);
    changes::record(tx, change);
}

} // namespace

outcome<shown_key> read_api_key(
    db::reader& tx, const module& in, const access::actor& who, organization_id org
) {
    const auto role = access::require(tx, who, access::action::see_api_key, {.org = org});
    if (!role) return refused{role.error()};
    const auto found = store::find_of_organization(tx, org);
    if (!found) return shown_key{};
    return shown_key{
        .api_key = in.secrets.open(found->sealed, to_string(org)),
        .created = found->created_at,
        .last_used = found->last_used_at
    };
}

outcome<shown_key> renew_api_key(
    db::transaction& tx, const module& in, const changes::act& by, organization_id org
) {
    const auto role = access::require(tx, by.who, access::action::renew_api_key, {.org = org});
    if (!role) return refused{role.error()};
    const auto before = store::find_of_organization(tx, org);
    const auto key = make_key(in.with.random);
    const auto hash = crypto::hash_token(key);
    store::put_key(
        tx,
        {.org = org,
         .id = crypto::make_id<api_key_id>(in.with.random, by.at),
         .sealed = in.secrets.seal(key, to_string(org), in.with.random),
         .created_at = by.at,
         .last_used_at = std::nullopt},
        hash
    );
    record_renewal(tx, by, org, before ? std::optional{before->created_at} : std::nullopt);
    return shown_key{.api_key = key, .created = by.at, .last_used = std::nullopt};
}

} // namespace lacewing::keys
