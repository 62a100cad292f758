#pragma once

#include "mail/message.hpp"

#include <iosfwd>
#include <memory>
#include <stdexcept>
#include <string>

namespace lacewing::mail {

/// The other side refused this mail for good (no such mailbox): trying again does not help.
class rejected : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// How mail leaves the house.
class sender {
public:
    sender() = default;
    sender(const sender&) = delete;
    sender& operator=(const sender&) = delete;
    virtual ~sender() = default;

    /// Blocks until the mail was taken over, at most limits::smtp_ms_max. Throws `rejected` or
    /// `bad_message` where it never can be, another exception where a later try may help. What it
    /// says names no secret. One call at a time.
    virtual void send(const message& what) = 0;
};

struct settings {
    std::string smtp_url;         ///< "smtp://[user:pass@]host:port" or "smtps://…"; empty: files
    std::string outbox_directory; ///< where mails lie as files while there is no SMTP server
};

/// Through the SMTP server where one is set. Else each mail becomes a file of the outbox directory,
/// and its link one line on `console`, which outlives the sender.
[[nodiscard]] std::unique_ptr<sender> make_sender(const settings& how, std::ostream& console);

} // namespace lacewing::mail
