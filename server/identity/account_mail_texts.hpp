#pragma once

#include "identity/mail_request.hpp"
#include "mail/message.hpp"

#include <string>
#include <string_view>

namespace lacewing::identity {

/// The secrets of a mail's links; empty where it has none.
struct mail_tokens {
    std::string token;         ///< of what the mail is for
    std::string removal_token; ///< of "This was not me"
};

/// Subject, text and link of a mail. Nothing that anybody typed stands in it but the address it
/// goes to: whoever signs up with a stranger's address cannot write to them.
[[nodiscard]] mail::message compose_account_mail(
    account_mail which, std::string_view public_url, const mail_tokens& with
);

} // namespace lacewing::identity
