#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lacewing::mail {

/// Exactly one address, with the name that a reader shows for it.
struct mailbox {
    std::string name; ///< may be empty
    std::string address;
};

/// True for one plain address (`local@domain`) that can stand in a header and in RCPT TO as it is:
/// no white space, control characters, quotes, brackets, commas; at most limits::email_bytes_max.
[[nodiscard]] bool is_sendable_address(std::string_view address);

/// Reads "ada@example.org" and "Ada Lovelace <ada@example.org>"; nothing where it is neither.
[[nodiscard]] std::optional<mailbox> parse_mailbox(std::string_view text);

} // namespace lacewing::mail
