#pragma once

#include "identity/module.hpp"
#include "mail/sender.hpp"
#include "platform/jobs/runner.hpp"

namespace lacewing::identity {

/// Makes `runner` send this module's mails through `sender`. All three outlive the runner's thread.
/// `from` is whom the mails are from.
void send_account_mails(
    module& in, jobs::runner& runner, mail::sender& sender, const mail::mailbox& from
);

} // namespace lacewing::identity
