#pragma once

#include "identity/account.hpp"
#include "identity/mail_request.hpp"
#include "identity/module.hpp"
#include "mail/message.hpp"
#include "mail/sender.hpp"
#include "platform/jobs/runner.hpp"

#include <string>
#include <string_view>

namespace lacewing::identity {

/// Makes `runner` send this module's mails through `sender`. All three outlive the runner's thread.
/// `from` is whom the mails are from.
void send_account_mails(
    module& in, jobs::runner& runner, mail::sender& sender, const mail::mailbox& from
);

/// Subject, text and link of a mail. Nothing that anybody typed stands in it but the address it
/// goes to: whoever signs up with a stranger's address cannot write to them. `token` is the link's
/// secret; of a mail without a link it is empty.
[[nodiscard]] mail::message compose_account_mail(
    account_mail which, std::string_view public_url, std::string_view token
);

} // namespace lacewing::identity
