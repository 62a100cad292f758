#pragma once

#include "access/actor.hpp"
#include "platform/core/time.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lacewing::events {

/// What can happen that leaves no change in a stream of the organization.
enum class kind {
    sign_in,
    sign_in_failed, ///< by a wrong password; what the limiter turned away is not among them
    list_exported,  ///< bugs as a file
    audit_exported, ///< the audit log as a file
    bugs_imported,
    bug_restricted,
    bug_opened, ///< a restricted one, to everybody who sees content
    bug_shared, ///< who else may know a restricted one
    token_made,
    token_revoked,
};

/// As the database and the wire name it: "sign_in".
[[nodiscard]] std::string_view to_string(kind which);
[[nodiscard]] std::optional<kind> parse_kind(std::string_view text);

/// Something that happened. Holds no secret and no address of a person.
struct event {
    kind is = kind::sign_in;
    timestamp at;
    std::optional<principal> actor; ///< nothing for the server's operator
    bool with_token = false;        ///< by a program with an access token of the actor
    std::string network = {};       ///< of a sign-in: `prefix_of` its address; else empty
    /// Of a bug its key at that time, of an export "csv" or "json", of a token its scope,
    /// of an import its source.
    std::string about = {};
    std::int64_t bugs = 0; ///< how many were exported or imported
};

/// What somebody did, without what is known of it further.
[[nodiscard]] event event_by(const access::actor& who, timestamp at, kind is);

/// What is kept of where somebody signed in: of "192.0.2.77" "192.0.2.0/24", of IPv6 the /48. Takes
/// an address or an `identity::network_of` it; empty where the text is neither.
[[nodiscard]] std::string prefix_of(std::string_view address);

} // namespace lacewing::events
