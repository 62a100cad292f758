#pragma once

#include "mail/sender.hpp"

#include <string>

namespace lacewing::mail {

/// Hands mails to an SMTP server, one connection each. Uses STARTTLS where the server offers it;
/// the server's certificate is checked for smtps:// and wherever a password is sent.
class smtp_sender final : public sender {
public:
    explicit smtp_sender(std::string url);
    void send(const message& what) override;

private:
    std::string url_;
    bool has_password_;
    bool is_tls_;
};

} // namespace lacewing::mail
