#include "platform/http/static_site.hpp"

#include "platform/http/site.hpp"
#include "platform/http/wire/ascii.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <stdexcept>

namespace lacewing::http {

namespace {

/// FNV-1a: tells versions of our own files apart, nothing more.
std::string tag_of(std::span<const std::uint8_t> bytes) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const auto byte : bytes) hash = (hash ^ byte) * 0x100000001b3;
    return fmt::format("{:016x}", hash);
}

/// True for "q=0", "q=0.0", …: this coding is refused.
bool is_refused(std::string_view parameters) {
    for (wire::list_items left{parameters, ';'}; const auto item = left.next();) {
        if (item->size() < 3 || wire::to_lower((*item)[0]) != 'q' || (*item)[1] != '=') continue;
        return item->substr(2).find_first_not_of("0.") == std::string_view::npos;
    }
    return false;
}

bool is_letter(char byte) {
    const auto small = wire::to_lower(byte);
    return small >= 'a' && small <= 'z';
}

/// "CORE-12", "core-R7": a word that begins with a letter, a hyphen, one letter or none, a number.
bool is_numbered_word(std::string_view found) {
    const auto hyphen = found.find('-');
    if (hyphen == std::string_view::npos || !is_letter(found[0])) return false;
    const auto word = found.substr(0, hyphen);
    auto number = found.substr(hyphen + 1);
    if (!number.empty() && is_letter(number.front())) number.remove_prefix(1);
    return !number.empty() && std::ranges::all_of(number, wire::is_digit) &&
           std::ranges::all_of(word, [](char byte) {
               return is_letter(byte) || wire::is_digit(byte);
           });
}

/// "{a}" takes any segment, "{a}-{b}" a word with a number.
bool matches_segment(std::string_view wanted, std::string_view found) {
    if (!wanted.starts_with('{')) return wanted == found;
    return wanted.find("}-{") == std::string_view::npos || is_numbered_word(found);
}

bool matches(std::string_view pattern, std::string_view path) {
    while (!pattern.empty() && !path.empty()) {
        pattern.remove_prefix(1);
        path.remove_prefix(1);
        const auto wanted = pattern.substr(0, pattern.find('/'));
        const auto found = path.substr(0, path.find('/'));
        if (!matches_segment(wanted, found)) return false;
        pattern.remove_prefix(wanted.size());
        path.remove_prefix(found.size());
    }
    return pattern.empty() && path.empty();
}

reply plain_not_found() {
    return text_reply(404, "404 Not Found");
}

} // namespace

encodings accepted_encodings(std::string_view accept_encoding) {
    encodings result;
    bool any = false;
    bool gzip_named = false;
    bool brotli_named = false;
    for (wire::list_items left{accept_encoding}; const auto item = left.next();) {
        const auto semicolon = item->find(';');
        const auto coding = wire::trim_blanks(item->substr(0, semicolon));
        const bool is_wanted =
            semicolon == std::string_view::npos || !is_refused(item->substr(semicolon + 1));
        if (wire::equal_ignoring_case(coding, "br")) {
            brotli_named = true;
            result.brotli = is_wanted;
        } else if (wire::equal_ignoring_case(coding, "gzip")) {
            gzip_named = true;
            result.gzip = is_wanted;
        } else if (coding == "*") {
            any = is_wanted;
        }
    }
    if (!gzip_named) result.gzip = any;
    if (!brotli_named) result.brotli = any;
    return result;
}

static_site::static_site(const static_files& from)
    : shell_paths_(from.shell_paths.begin(), from.shell_paths.end()) {
    for (const auto& file : from.files) {
        by_path_.emplace(file.path, entry{.file = &file, .tag = tag_of(file.identity)});
    }
    const auto shell = by_path_.find(from.shell);
    if (shell != by_path_.end()) shell_ = &shell->second;
    if (shell_ == nullptr && !by_path_.empty()) {
        throw std::logic_error{"The web front end has no shell page."};
    }
    for (const auto& page : from.pages) by_page_.emplace(page.path, &by_path_.at(page.file));
}

reply static_site::answer(const request& of) const {
    const auto found = by_path_.find(of.path);
    if (found != by_path_.end()) return serve(found->second, of, 200);
    const auto page = by_page_.find(of.path);
    if (page != by_page_.end()) return serve(*page->second, of, 200);
    if (shell_ == nullptr || of.path == "/assets" || of.path.starts_with("/assets/"))
        return plain_not_found();
    if (is_shell_path(of.path)) return serve(*shell_, of, 200);
    return is_navigation(of) ? serve(*shell_, of, 404) : plain_not_found();
}

bool static_site::is_shell_path(std::string_view path) const {
    return std::ranges::any_of(shell_paths_, [path](const auto& each) {
        return matches(each, path);
    });
}

reply static_site::serve(const entry& what, const request& of, int status) {
    const auto& file = *what.file;
    const auto wanted = accepted_encodings(of.find_header("Accept-Encoding").value_or(""));
    std::string_view coding;
    auto bytes = file.identity;
    if (wanted.brotli && !file.brotli.empty()) {
        coding = "br";
        bytes = file.brotli;
    } else if (wanted.gzip && !file.gzip.empty()) {
        coding = "gzip";
        bytes = file.gzip;
    }
    auto tag = fmt::format("\"{}{}{}\"", what.tag, coding.empty() ? "" : "-", coding);
    std::vector<header> headers{
        {"Cache-Control", file.is_hashed ? "public, max-age=31536000, immutable" : "no-cache"},
        {"Vary", "Accept-Encoding"},
    };
    if (status == 200) {
        if (auto unchanged = not_modified(of, tag)) {
            unchanged->headers.insert(unchanged->headers.end(), headers.begin(), headers.end());
            return *std::move(unchanged);
        }
        headers.push_back({"ETag", std::move(tag)});
    }
    headers.push_back({"Content-Type", std::string{file.content_type}});
    if (!coding.empty()) headers.push_back({"Content-Encoding", std::string{coding}});
    return {.status = status, .headers = std::move(headers), .body = {}, .fixed_body = bytes};
}

} // namespace lacewing::http
