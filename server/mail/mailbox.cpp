#include "mail/mailbox.hpp"

#include "platform/core/limits.hpp"
#include "platform/core/text.hpp"

#include <algorithm>

namespace lacewing::mail {

namespace {

bool is_plain(char byte) {
    const auto value = static_cast<unsigned char>(byte);
    if (value <= 0x20 || value == 0x7f) return false;
    return std::string_view{"\"(),:;<>[]\\"}.find(byte) == std::string_view::npos;
}

} // namespace

bool is_sendable_address(std::string_view address) {
    if (address.size() > limits::email_bytes_max || !text::is_valid_utf8(address)) return false;
    if (text::has_line_end_or_control(address)) return false;
    const auto at = address.find('@');
    if (at == std::string_view::npos || at == 0 || at + 1 == address.size()) return false;
    if (address.find('@', at + 1) != std::string_view::npos) return false;
    // A leading hyphen could be read as an option by a mail program behind the server.
    return address.front() != '-' && std::ranges::all_of(address, is_plain);
}

std::optional<mailbox> parse_mailbox(std::string_view text) {
    const auto whole = text::trim(text);
    if (!text::is_valid_utf8(whole) || text::has_line_end_or_control(whole)) return std::nullopt;
    mailbox read;
    if (whole.ends_with('>')) {
        const auto open = whole.find('<');
        if (open == std::string_view::npos) return std::nullopt;
        auto name = text::trim(whole.substr(0, open));
        if (name.size() >= 2 && name.starts_with('"') && name.ends_with('"')) {
            name = name.substr(1, name.size() - 2);
        }
        read.name = name;
        read.address = whole.substr(open + 1, whole.size() - open - 2);
    } else {
        read.address = whole;
    }
    if (!is_sendable_address(read.address)) return std::nullopt;
    return read;
}

} // namespace lacewing::mail
