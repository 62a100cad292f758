#pragma once

#include "platform/http/static_files.hpp"

#include <span>
#include <string_view>

namespace lacewing::app {

/// The front end inside this binary; generated from web/dist at build time.
[[nodiscard]] std::span<const http::static_file> embedded_files();
/// " 'sha256-…' …" of the shell's inline scripts and styles, for the content security policy.
[[nodiscard]] std::string_view inline_script_hashes();
[[nodiscard]] std::string_view inline_style_hashes();

/// The front end with its page routes and its content security policy.
[[nodiscard]] http::static_files web_files();

} // namespace lacewing::app
