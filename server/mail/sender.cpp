#include "mail/sender.hpp"

#include "mail/file_sender.hpp"
#include "mail/smtp_sender.hpp"

namespace lacewing::mail {

std::unique_ptr<sender> make_sender(const settings& how, std::ostream& console) {
    if (how.smtp_url.empty()) return std::make_unique<file_sender>(how.outbox_directory, console);
    return std::make_unique<smtp_sender>(how.smtp_url);
}

} // namespace lacewing::mail
