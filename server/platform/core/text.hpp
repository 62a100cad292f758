#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lacewing::text {

/// True for well-formed UTF-8 (RFC 3629) without NUL.
[[nodiscard]] bool is_valid_utf8(std::string_view bytes);

/// Code points of well-formed UTF-8.
[[nodiscard]] std::size_t count_code_points(std::string_view utf8);

/// Without white space (Unicode White_Space) at both ends.
[[nodiscard]] std::string_view trim(std::string_view utf8);

/// How many bytes of white space the text begins with.
[[nodiscard]] std::size_t leading_white_space(std::string_view utf8);

/// NFKC case folding (Unicode UTS 31 NFKC_Casefold), for comparing and ordering without regard to
/// case.
[[nodiscard]] std::string fold(std::string_view utf8);

/// NFC, the one form in which passwords are hashed.
[[nodiscard]] std::string normalize(std::string_view utf8);

/// The code point that begins at `at` of well-formed UTF-8; `at` moves behind it.
[[nodiscard]] char32_t next_code_point(std::string_view utf8, std::size_t& at);

/// True for a line end of any kind (U+2028 and U+2029 too) and for every other control character.
[[nodiscard]] bool is_line_end_or_control(char32_t point);

/// True where the text holds a line end of any kind or another control character.
[[nodiscard]] bool has_line_end_or_control(std::string_view utf8);

} // namespace lacewing::text
