#pragma once

#include "mail/mailbox.hpp"
#include "platform/core/time.hpp"

#include <stdexcept>
#include <string>
#include <string_view>

namespace lacewing::mail {

/// A mail of text to one person.
struct message {
    mailbox from;
    mailbox to;
    std::string subject; ///< one line
    std::string text;    ///< plain text in UTF-8, lines end with "\n"
    std::string id;      ///< left part of the Message-ID: letters, digits, dots and hyphens
    timestamp date;
    /// The one secret link of the text, where there is one: a server without SMTP also prints it.
    std::string link;
    std::string link_name; ///< what it is called there: "Verification link"
};

/// The message cannot be sent to anybody: an address that is none, a line end in the subject.
class bad_message : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The message as RFC 5322 writes it, lines ended by CR LF. Whatever the fields hold, there are
/// exactly the headers that stand here and one recipient; throws `bad_message` where that cannot
/// be.
[[nodiscard]] std::string to_rfc5322(const message& what);

/// "Sat, 21 Nov 2026 09:30:00 +0000"
[[nodiscard]] std::string to_rfc5322_date(timestamp moment);

} // namespace lacewing::mail
