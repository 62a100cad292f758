#pragma once

#include "openid/addresses.hpp"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

/// Requests that this server makes, blocking: for threads that may wait.
namespace lacewing::openid {

/// No usable answer came. The text is for the log: no secret, no address of a person.
class outgoing_failed : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Where connections may go.
enum class reach {
    anywhere,         ///< the address comes from the operator
    public_addresses, ///< the address comes from outside: each socket is checked as it is opened
};

struct outgoing_request {
    std::string url;
    std::string form; ///< posted where it is not empty, form-encoded
    std::string user; ///< with `password` for HTTP Basic; empty means none
    std::string password;
    std::size_t bytes_max = 0; ///< of the answer's body; more is a failure
    std::chrono::steady_clock::time_point deadline;
    reach to = reach::public_addresses;
};

struct outgoing_reply {
    int status = 0;
    std::string body;
};

/// Sends the request and reads the answer. Follows no redirects, takes no proxy, no compression,
/// and no scheme but http and https. Gives up when `is_stopping`. Throws outgoing_failed.
[[nodiscard]] outgoing_reply fetch(
    const outgoing_request& what, const std::atomic<bool>& is_stopping
);

/// Nothing where the text is no http or https URL, or carries a user's name.
[[nodiscard]] std::optional<origin> origin_of(const std::string& url);

/// application/x-www-form-urlencoded, safe in queries too.
[[nodiscard]] std::string form_encode(std::string_view text);

} // namespace lacewing::openid
