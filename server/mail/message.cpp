#include "mail/message.hpp"

#include "mail/encode.hpp"
#include "platform/core/limits.hpp"
#include "platform/core/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>

namespace lacewing::mail {

namespace {

void check(const message& what) {
    if (!is_sendable_address(what.from.address)) throw bad_message{"the sender's address is none"};
    if (!is_sendable_address(what.to.address)) throw bad_message{"the recipient's address is none"};
    const auto is_id_character = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '.' || c == '-';
    };
    if (what.id.empty() || !std::ranges::all_of(what.id, is_id_character)) {
        throw bad_message{"the message's id holds other than letters, digits, dots and hyphens"};
    }
    if (what.subject.size() > limits::mail_subject_bytes_max)
        throw bad_message{"the subject is too long"};
    for (const auto* line : {&what.subject, &what.from.name, &what.to.name}) {
        if (!text::is_valid_utf8(*line) || text::has_line_end_or_control(*line)) {
            throw bad_message{"a header holds a line end or is no UTF-8"};
        }
    }
    if (!text::is_valid_utf8(what.text)) throw bad_message{"the text is no UTF-8"};
}

std::string header_mailbox(const mailbox& whom, std::size_t column) {
    if (whom.name.empty()) return "<" + whom.address + ">";
    return encode_phrase(whom.name, column) + " <" + whom.address + ">";
}

std::string_view domain_of(std::string_view address) {
    return address.substr(address.find('@') + 1);
}

} // namespace

std::string to_rfc5322(const message& what) {
    check(what);
    std::string out;
    out += fmt::format("Date: {}\r\n", to_rfc5322_date(what.date));
    out += fmt::format("From: {}\r\n", header_mailbox(what.from, 6));
    out += fmt::format("To: {}\r\n", header_mailbox(what.to, 4));
    out += fmt::format("Subject: {}\r\n", encode_unstructured(what.subject, 9));
    out += fmt::format("Message-ID: <{}@{}>\r\n", what.id, domain_of(what.from.address));
    // RFC 3834: no vacation program answers this.
    out += "Auto-Submitted: auto-generated\r\n";
    out += "MIME-Version: 1.0\r\n";
    out += "Content-Type: text/plain; charset=utf-8\r\n";
    // Plain text goes as it is, so that a link in it stays in one piece for whoever reads the
    // source.
    if (is_seven_bit(what.text)) {
        out += "Content-Transfer-Encoding: 7bit\r\n\r\n" + with_crlf(what.text);
    } else {
        out +=
            "Content-Transfer-Encoding: quoted-printable\r\n\r\n" + to_quoted_printable(what.text);
    }
    return out;
}

std::string to_rfc5322_date(timestamp moment) {
    using namespace std::chrono;
    constexpr std::array days{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    constexpr std::array months{
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"
    };
    const sys_time<seconds> whole{floor<seconds>(microseconds{moment.microseconds})};
    const auto day = floor<std::chrono::days>(whole);
    const year_month_day date{day};
    const hh_mm_ss time{whole - day};
    return fmt::format(
        "{}, {:02} {} {:04} {:02}:{:02}:{:02} +0000",
        days[weekday{day}.c_encoding()],
        static_cast<unsigned>(date.day()),
        months[static_cast<unsigned>(date.month()) - 1],
        static_cast<int>(date.year()),
        time.hours().count(),
        time.minutes().count(),
        time.seconds().count()
    );
}

} // namespace lacewing::mail
