#include "identity/rules.hpp"

#include "identity/common_passwords.hpp"
#include "platform/core/limits.hpp"
#include "platform/core/text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace lacewing::identity {

namespace {

constexpr std::string_view product_name = "lacewing";
constexpr std::size_t local_part_bytes_max = 64; ///< RFC 5321 section 4.5.3.1.1
constexpr std::size_t host_label_bytes_max = 63; ///< RFC 1035 section 2.3.4
constexpr std::size_t own_word_min = 4; ///< shorter words are part of too many good passwords

/// Code points that show nothing: Unicode's Default_Ignorable_Code_Point and Cf, and the blank
/// letters.
constexpr std::array<std::pair<char32_t, char32_t>, 25> invisible_ranges{{
    {0x0000, 0x001f},    {0x007f, 0x009f},   {0x00ad, 0x00ad},   {0x034f, 0x034f},
    {0x061c, 0x061c},    {0x070f, 0x070f},   {0x115f, 0x1160},   {0x17b4, 0x17b5},
    {0x180b, 0x180f},    {0x200b, 0x200f},   {0x2028, 0x202e},   {0x2060, 0x206f},
    {0x2800, 0x2800},    {0x3164, 0x3164},   {0xe000, 0xf8ff},   {0xfdd0, 0xfdef},
    {0xfe00, 0xfe0f},    {0xfeff, 0xfeff},   {0xffa0, 0xffa0},   {0xfff0, 0xfffb},
    {0xfffe, 0xffff},    {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff},
    {0xf0000, 0x10ffff},
}};

/// The code point at the front of well-formed UTF-8, taken off it.
char32_t take_code_point(std::string_view& utf8) {
    const auto lead = static_cast<unsigned char>(utf8.front());
    const std::size_t bytes = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    char32_t value = bytes == 1 ? lead : lead & (0x7fU >> bytes);
    for (std::size_t n = 1; n < bytes && n < utf8.size(); ++n) {
        value = value << 6U | (static_cast<unsigned char>(utf8[n]) & 0x3fU);
    }
    utf8.remove_prefix(std::min(bytes, utf8.size()));
    return value;
}

bool is_host_byte(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c >= '0' && c <= '9') || c == '-';
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_host(std::string_view host) {
    std::string_view label;
    while (true) {
        const auto dot = host.find('.');
        label = host.substr(0, dot);
        if (label.empty() || label.size() > host_label_bytes_max) return false;
        if (label.starts_with('-') || label.ends_with('-')) return false;
        if (!std::ranges::all_of(label, is_host_byte)) return false;
        if (dot == std::string_view::npos) break;
        host.remove_prefix(dot + 1);
    }
    // A last label of digits alone is an IPv4 address, not a name.
    return !std::ranges::all_of(label, is_digit);
}

bool is_local_part(std::string_view local) {
    if (local.empty() || local.size() > local_part_bytes_max) return false;
    if (local.starts_with('.') || local.ends_with('.') || local.starts_with('-')) return false;
    if (local.find("..") != std::string_view::npos) return false;
    return local.find_first_of("\"(),:;<>[\\] ") == std::string_view::npos;
}

std::optional<field_problem> check_line(
    std::string_view text, std::string_view pointer, std::string_view what, std::size_t length_max
) {
    const auto wrong = [pointer](std::string_view code, std::string detail) {
        return field_problem{std::string{pointer}, std::string{code}, std::move(detail)};
    };
    const auto tidied = tidy(text);
    if (tidied.empty()) return wrong("required", "Enter " + std::string{what} + ".");
    if (text::count_code_points(tidied) > length_max) {
        return wrong("too_long", "Use at most " + std::to_string(length_max) + " characters.");
    }
    if (has_invisible_character(tidied)) {
        return wrong("invalid_character", "Use only characters that can be seen, on one line.");
    }
    return std::nullopt;
}

/// Without the digits and signs that people put around a word.
std::string_view core_of(std::string_view folded) {
    const auto is_decoration = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x80 && !(c >= 'a' && c <= 'z');
    };
    while (!folded.empty() && is_decoration(folded.front())) folded.remove_prefix(1);
    while (!folded.empty() && is_decoration(folded.back())) folded.remove_suffix(1);
    return folded;
}

bool is_one_character_repeated(std::string_view utf8) {
    const auto first = take_code_point(utf8);
    while (!utf8.empty()) {
        if (take_code_point(utf8) != first) return false;
    }
    return true;
}

bool is_guessed_first(std::string_view password, const std::vector<std::string>& own_words) {
    const auto folded = text::fold(password);
    const auto core = core_of(folded);
    const auto is_word = [&](std::string_view word) {
        return word.size() >= own_word_min && (folded == word || core == word);
    };
    if (is_word(product_name)) return true;
    return std::ranges::any_of(own_words, [&](const std::string& word) {
        const auto known = text::fold(word);
        return is_word(known) || is_word(core_of(known));
    });
}

} // namespace

std::string fold_email(std::string_view email) {
    return text::fold(tidy(email));
}

std::string fold_username(std::string_view username) {
    return text::fold(tidy(username));
}

std::string tidy(std::string_view text) {
    return text::normalize(text::trim(text));
}

bool is_too_long_for_password(std::string_view password) {
    return text::count_code_points(text::normalize(password)) > limits::password_max;
}

bool is_email(std::string_view email) {
    if (email.size() > limits::email_bytes_max || has_invisible_character(email)) return false;
    const auto at = email.find('@');
    if (at == std::string_view::npos || email.find('@', at + 1) != std::string_view::npos) {
        return false;
    }
    // The fold is what makes an address one account: it must still be an address.
    const auto folded = text::fold(email);
    if (std::ranges::count(folded, '@') != 1) return false;
    return is_local_part(email.substr(0, at)) && is_host(email.substr(at + 1)) &&
           folded.find(' ') == std::string::npos;
}

bool has_invisible_character(std::string_view utf8) {
    while (!utf8.empty()) {
        const auto point = take_code_point(utf8);
        const auto holds = [point](const auto& range) {
            return point >= range.first && point <= range.second;
        };
        if (std::ranges::any_of(invisible_ranges, holds)) return true;
    }
    return false;
}

std::optional<field_problem> check_email(std::string_view email) {
    const auto tidied = tidy(email);
    if (tidied.empty()) return field_problem{"/email", "required", "Enter your email address."};
    if (!is_email(tidied)) {
        return field_problem{"/email", "wrong_format", "Please enter a valid email address."};
    }
    return std::nullopt;
}

std::optional<field_problem> check_username(std::string_view username) {
    auto wrong = check_line(username, "/username", "a username", limits::username_max);
    if (!wrong && fold_username(username).empty()) {
        return field_problem{
            "/username", "invalid_character", "Use only characters that can be seen, on one line."
        };
    }
    return wrong;
}

std::optional<field_problem> check_name(std::string_view name) {
    return check_line(name, "/name", "your name", limits::name_max);
}

std::vector<std::string> own_words(
    std::string_view username, std::string_view name, std::string_view email
) {
    const auto address = tidy(email);
    return {tidy(username), tidy(name), address, address.substr(0, address.find('@'))};
}

std::optional<field_problem> check_password(
    std::string_view password, const std::vector<std::string>& own_words
) {
    const auto wrong = [](std::string_view code, std::string detail) {
        return field_problem{"/password", std::string{code}, std::move(detail)};
    };
    // As it is hashed (crypto::password_hasher): never cut, trimmed or folded.
    const auto normal = text::normalize(password);
    const auto length = text::count_code_points(normal);
    if (length < limits::password_min) {
        return wrong(
            "too_short",
            "Use at least " + std::to_string(limits::password_min) +
                " characters; a few words in a row are good."
        );
    }
    if (length > limits::password_max) {
        return wrong(
            "too_long", "Use at most " + std::to_string(limits::password_max) + " characters."
        );
    }
    if (is_common_password(text::fold(normal)) || is_one_character_repeated(normal)) {
        return wrong("password_common", "Many people use this password. Choose another one.");
    }
    if (is_guessed_first(normal, own_words)) {
        return wrong(
            "password_guessable",
            "This password is made of your own name or address or of this product's name. Choose "
            "another one."
        );
    }
    return std::nullopt;
}

std::vector<field_problem> check_account(
    std::string_view username,
    std::string_view name,
    std::string_view email,
    std::string_view password
) {
    std::vector<field_problem> wrong;
    const auto add = [&wrong](std::optional<field_problem> found) {
        if (found) wrong.push_back(*std::move(found));
    };
    add(check_username(username));
    add(check_name(name));
    add(check_email(email));
    add(check_password(password, own_words(username, name, email)));
    return wrong;
}

problem invalid_fields(std::vector<field_problem> fields) {
    problem why{.status = 422, .code = "invalid", .detail = "Please correct the marked fields."};
    if (fields.size() == 1) why.detail = fields.front().detail;
    why.fields = std::move(fields);
    return why;
}

problem username_taken() {
    return invalid_fields(
        {{"/username", "username_taken", "This username is taken. Choose another one."}}
    );
}

} // namespace lacewing::identity
