#pragma once

#include "platform/http/reply.hpp"
#include "platform/http/static_files.hpp"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lacewing::http {

/// Answers GET and HEAD outside the API from the files of the binary.
class static_site {
public:
    /// Throws std::logic_error where there are files but not the shell among them, and
    /// std::out_of_range where a page's file is not.
    explicit static_site(const static_files& from);

    /// A file; a page's own document; the shell for its paths; for other paths the shell with 404
    /// where a browser asks for a page, else 404 in plain text. Never a page where a file is
    /// missing below /assets/.
    [[nodiscard]] reply answer(const request& of) const;

private:
    struct entry {
        const static_file* file;
        std::string tag; ///< hexadecimal, of the identity bytes
    };
    [[nodiscard]] bool is_shell_path(std::string_view path) const;
    [[nodiscard]] static reply serve(const entry& what, const request& of, int status);

    std::unordered_map<std::string_view, entry> by_path_;
    std::unordered_map<std::string_view, const entry*> by_page_;
    const entry* shell_ = nullptr;
    std::vector<std::string> shell_paths_;
};

/// Which encodings an Accept-Encoding allows, and which of them goes first (RFC 9110
/// section 12.5.3).
struct encodings {
    bool gzip = false;
    bool brotli = false;
};
[[nodiscard]] encodings accepted_encodings(std::string_view accept_encoding);

} // namespace lacewing::http
