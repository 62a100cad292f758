#pragma once

#include "platform/core/problem.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What an account may look like. Pure: no I/O, no clock. Each check takes the text as sent and
/// returns what is wrong with it, with the pointer of the field in the request.
namespace lacewing::identity {

/// How an address is compared: two addresses with the same fold are one account. Mail always goes
/// to the address as it was stored, never to one that folds alike.
[[nodiscard]] std::string fold_email(std::string_view email);

/// How usernames are compared.
[[nodiscard]] std::string fold_username(std::string_view username);

/// The form in which a one-line name or address is stored: NFC, without white space at both ends.
[[nodiscard]] std::string tidy(std::string_view text);

/// True where no account can have this password, so that it need not be hashed.
[[nodiscard]] bool is_too_long_for_password(std::string_view password);

/// True for one plain address: one @, local part 1..64 bytes, at most 254 bytes in all, a host name
/// behind the @. No quotes, comments, white space, control or invisible characters, IP literals.
[[nodiscard]] bool is_email(std::string_view email);

/// True where the text holds a control character, a line end, or one that shows nothing
/// (zero-width, direction marks, soft hyphen, …).
[[nodiscard]] bool has_invisible_character(std::string_view utf8);

[[nodiscard]] std::optional<field_problem> check_email(std::string_view email);
[[nodiscard]] std::optional<field_problem> check_username(std::string_view username);
[[nodiscard]] std::optional<field_problem> check_name(std::string_view name);

/// What somebody who knows the person would try first.
[[nodiscard]] std::vector<std::string> own_words(
    std::string_view username, std::string_view name, std::string_view email
);

/// `own_words` are what somebody who knows the person would try first: username, name, address.
[[nodiscard]] std::optional<field_problem> check_password(
    std::string_view password, const std::vector<std::string>& own_words
);

/// Everything that is wrong with a new account; empty where nothing is.
[[nodiscard]] std::vector<field_problem> check_account(
    std::string_view username,
    std::string_view name,
    std::string_view email,
    std::string_view password
);

/// 422 `invalid` with these fields.
[[nodiscard]] problem invalid_fields(std::vector<field_problem> fields);

/// 422 `invalid` with `username_taken` at /username.
[[nodiscard]] problem username_taken();

} // namespace lacewing::identity
