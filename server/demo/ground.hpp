#pragma once

#include "access/subjects.hpp"
#include "changes/act.hpp"
#include "demo/progress.hpp"
#include "platform/crypto/random.hpp"
#include "platform/services.hpp"
#include "projects/types.hpp"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::demo {

/// What bugs stand on, once it is made.
struct ground {
    organization_id org;
    timestamp begun;
    std::vector<user_id> accounts;           ///< of people(), in their order
    std::vector<projects::project> projects; ///< of projects(), in their order
    std::map<std::string, label_id, std::less<>> labels;
};

[[nodiscard]] ground read_ground(db::reader& tx, const progress& of);

/// An act of one of the people, at a moment of the past.
[[nodiscard]] inline changes::act act_of(user_id who, timestamp at, const services& with) {
    return {
        .who = {.is = access::actor::kind::user, .user = who, .session = {}},
        .at = at,
        .batch = crypto::make_id<batch_id>(with.random, at)
    };
}

[[nodiscard]] status_id status_named(const projects::project& of, std::string_view name);

/// Bytes that the organization and a name fix, so that a later step knows what an earlier one made.
class known_bytes final : public crypto::random_source {
public:
    known_bytes(organization_id of, std::string_view what, std::uint64_t which);
    void fill(std::span<std::uint8_t> bytes) override;

private:
    std::uint64_t state_;
};

/// The id of the `which`th thing of a kind.
template <class Id>
[[nodiscard]] Id known_id(
    organization_id of, std::string_view what, std::uint64_t which, timestamp at
) {
    known_bytes bytes{of, what, which};
    return crypto::make_id<Id>(bytes, at);
}

/// Of the people, in their order.
[[nodiscard]] std::vector<user_id> known_accounts(organization_id of, timestamp begun);

} // namespace lacewing::demo
