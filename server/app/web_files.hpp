#pragma once

#include "platform/http/static_files.hpp"

#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::app {

/// The front end inside this binary; generated from web/dist at build time.
[[nodiscard]] std::span<const http::static_file> embedded_files();
/// " 'sha256-…' …" of the shell's inline scripts and styles, for the content security policy.
[[nodiscard]] std::string_view inline_script_hashes();
[[nodiscard]] std::string_view inline_style_hashes();

/// The prerendered pages among them.
[[nodiscard]] std::span<const http::static_page> embedded_pages();

/// The embedded files as this server sends them: where {{public-url}} stands in a text, its own
/// address takes that place and the text is compressed anew.
class filled_files {
public:
    /// `public_url` has no slash at its end; where it is empty, addresses begin with the slash.
    explicit filled_files(std::string_view public_url);

    [[nodiscard]] std::span<const http::static_file> all() const { return files_; }

private:
    std::span<const std::uint8_t> keep(std::string bytes);

    std::deque<std::string> texts_;
    std::vector<http::static_file> files_;
};

/// The front end with its page routes and its content security policy.
[[nodiscard]] http::static_files web_files(std::span<const http::static_file> files);

} // namespace lacewing::app
