#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::http {

/// A file inside the binary. Empty spans where that encoding is not worth it.
struct static_file {
    std::string_view path; ///< "/assets/index-Bx1.js"
    std::string_view content_type;
    std::span<const std::uint8_t> identity;
    std::span<const std::uint8_t> gzip;
    std::span<const std::uint8_t> brotli;
    bool is_hashed = false; ///< the name holds a hash of the bytes: immutable
};

/// A path that has a document of its own.
struct static_page {
    std::string_view path; ///< "/auth"
    std::string_view file; ///< "/auth.html"
};

/// The web front end, and which page a browser gets for which path.
struct static_files {
    std::span<const static_file> files;
    std::string_view shell; ///< path of the page that renders every client route: "/index.html"
    std::vector<static_page> pages; ///< before the shell
    std::vector<std::string_view>
        shell_paths; ///< patterns that the shell answers with 200, "{x}" matches a segment
    std::string
        content_security_policy; ///< with the hashes of the shell's own inline style and script
};

} // namespace lacewing::http
