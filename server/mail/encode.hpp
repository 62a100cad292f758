#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// How text travels in a mail: RFC 2045 and RFC 2047. Everything here takes well-formed UTF-8.
namespace lacewing::mail {

/// Unstructured header text (a subject) that begins in `column`: as it is where it is printable
/// ASCII that fits on the line and could not be taken for an encoded word, else as folded encoded
/// words.
[[nodiscard]] std::string encode_unstructured(std::string_view utf8, std::size_t column);

/// The name before an address: a quoted string, or encoded words.
[[nodiscard]] std::string encode_phrase(std::string_view utf8, std::size_t column);

/// True where the text can go unencoded: ASCII without control characters but tab and line feed, no
/// line over 900 characters (RFC 5322 allows 998).
[[nodiscard]] bool is_seven_bit(std::string_view text);

/// Lines that end with CR LF, the last one too.
[[nodiscard]] std::string with_crlf(std::string_view text);

/// Quoted-printable with CR LF, no line over 76 characters.
[[nodiscard]] std::string to_quoted_printable(std::string_view text);

[[nodiscard]] std::string to_base64(std::string_view bytes);

} // namespace lacewing::mail
