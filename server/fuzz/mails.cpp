#include "fuzz/fuzz.hpp"
#include "identity/rules.hpp"
#include "mail/mailbox.hpp"
#include "mail/message.hpp"
#include "platform/core/limits.hpp"
#include "platform/core/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

/// Addresses and names that people give, and mails that are made of them.
namespace lacewing::fuzz {

namespace {

void read_mailbox(std::string_view text) {
    const auto read = mail::parse_mailbox(text);
    if (!read) return;
    require(mail::is_sendable_address(read->address), "an address can be sent to");
    const auto again = mail::parse_mailbox(fmt::format("\"{}\" <{}>", read->name, read->address));
    require(again && again->address == read->address, "it is read as it is printed");
    require(again->name == read->name, "and so is the name");
}

void read_account(std::string_view text) {
    if (!text::is_valid_utf8(text)) return;
    const auto email = identity::tidy(text);
    if (!identity::check_email(text)) {
        require(mail::is_sendable_address(email), "every account can be written to");
        const auto folded = identity::fold_email(email);
        require(identity::fold_email(folded) == folded, "an address is compared in one form");
    }
    if (!identity::check_username(text)) {
        require(!text::has_line_end_or_control(email), "a username is one line");
        require(!identity::fold_username(text).empty(), "and something can be compared");
    }
    static_cast<void>(identity::check_name(text));
    static_cast<void>(identity::check_password(text, identity::own_words(text, text, email)));
}

/// What a reader makes of quoted-printable (RFC 2045 section 6.7).
std::string decoded(std::string_view quoted) {
    std::string text;
    for (std::size_t at = 0; at < quoted.size(); ++at) {
        if (quoted[at] != '=') {
            text += quoted[at];
        } else if (quoted.substr(at + 1, 2) == "\r\n") {
            at += 2;
        } else {
            text +=
                static_cast<char>(std::stoi(std::string{quoted.substr(at + 1, 2)}, nullptr, 16));
            at += 2;
        }
    }
    return text;
}

std::string with_crlf(std::string_view text) {
    std::string made;
    for (const char each : text) made += each == '\n' ? "\r\n" : std::string{each};
    return text.empty() || text.ends_with('\n') ? made : made + "\r\n";
}

void require_lines(std::string_view mail) {
    for (std::size_t at = 0; at < mail.size(); ++at) {
        if (mail[at] == '\n') require(at > 0 && mail[at - 1] == '\r', "a line ends with CR LF");
        if (mail[at] == '\r') require(mail.substr(at + 1, 1) == "\n", "and CR ends a line");
    }
    for (const auto line : lines_of(mail)) {
        require(line.size() <= 998, "a line is no longer than RFC 5322 allows");
    }
}

/// Exactly the headers that the program writes: nobody's text adds one.
void require_headers(std::string_view head) {
    constexpr std::array<std::string_view, 9> names{
        "Date: ",
        "From: ",
        "To: ",
        "Subject: ",
        "Message-ID: ",
        "Auto-Submitted: ",
        "MIME-Version: ",
        "Content-Type: ",
        "Content-Transfer-Encoding: "
    };
    std::size_t count = 0;
    for (const auto line : lines_of(head)) {
        if (line.starts_with(' ')) continue;
        require(count < names.size() && line.starts_with(names.at(count)), "no header is added");
        ++count;
    }
    require(count == names.size(), "and none is missing");
}

void write_mail(std::string_view first, std::string_view rest) {
    const mail::message what{
        .from = {.name = "Bugs", .address = "bugs@example.org"},
        .to = {.name = std::string{first}, .address = "ada@example.org"},
        .subject = std::string{first},
        .text = std::string{rest},
        .id = "1",
        .date = {},
        .link = {},
        .link_name = {}
    };
    std::string mail;
    try {
        mail = mail::to_rfc5322(what);
    } catch (const mail::bad_message&) {
        return;
    }
    require_lines(mail);
    const auto end = mail.find("\r\n\r\n");
    require(end != std::string::npos, "a head has an end");
    const auto head = std::string_view{mail}.substr(0, end + 2);
    const auto body = std::string_view{mail}.substr(end + 4);
    require_headers(head);
    require(head.contains("<ada@example.org>\r\n"), "it goes to whom it is for");
    const bool is_plain = head.ends_with("7bit\r\n");
    const auto told = is_plain ? std::string{body} : decoded(body);
    require(told == with_crlf(rest) || (rest.empty() && told == "\r\n"), "its text is kept");
}

} // namespace

void examine(std::string_view input) {
    read_mailbox(input);
    read_account(input);
    const auto end = std::min(input.find('\n'), input.size());
    write_mail(input.substr(0, end), input.substr(std::min(end + 1, input.size())));
}

} // namespace lacewing::fuzz
