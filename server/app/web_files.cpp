#include "app/web_files.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <stdexcept>
#include <utility>

namespace lacewing::app {

namespace {

constexpr std::string_view public_url_mark = "{{public-url}}";

std::string_view text_of(std::span<const std::uint8_t> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string filled(std::string_view text, std::string_view public_url) {
    std::string result;
    while (true) {
        const auto at = text.find(public_url_mark);
        result += text.substr(0, at);
        if (at == std::string_view::npos) return result;
        result += public_url;
        text.remove_prefix(at + public_url_mark.size());
    }
}

std::string gzipped(std::string& text) {
    constexpr int gzip_window_bits = 15 + 16;
    constexpr int memory_level_max = 9;
    z_stream stream{};
    if (deflateInit2(
            &stream,
            Z_BEST_COMPRESSION,
            Z_DEFLATED,
            gzip_window_bits,
            memory_level_max,
            Z_DEFAULT_STRATEGY
        ) != Z_OK) {
        throw std::runtime_error{"a page could not be compressed"};
    }
    std::string result(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(text.data());
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(result.data());
    stream.avail_out = static_cast<uInt>(result.size());
    const auto ended = deflate(&stream, Z_FINISH);
    result.resize(stream.total_out);
    deflateEnd(&stream);
    if (ended != Z_STREAM_END) throw std::runtime_error{"a page could not be compressed"};
    return result;
}

} // namespace

filled_files::filled_files(std::string_view public_url) {
    for (auto file : embedded_files()) {
        const auto text = text_of(file.identity);
        if (!file.is_hashed && text.find(public_url_mark) != std::string_view::npos) {
            auto made = filled(text, public_url);
            file.gzip = keep(gzipped(made));
            file.brotli = {};
            file.identity = keep(std::move(made));
        }
        files_.push_back(file);
    }
}

std::span<const std::uint8_t> filled_files::keep(std::string bytes) {
    const auto& kept = texts_.emplace_back(std::move(bytes));
    return {reinterpret_cast<const std::uint8_t*>(kept.data()), kept.size()};
}

http::static_files web_files(std::span<const http::static_file> files) {
    const auto pages = embedded_pages();
    return {
        .files = files,
        .shell = "/index.html",
        .pages = {pages.begin(), pages.end()},
        .shell_paths =
            {
                "/auth/verify",
                "/auth/forgot",
                "/auth/reset",
                "/auth/remove",
                "/auth/confirm-email",
                "/auth/undo-email",
                "/profile",
                "/profile/tokens",
                "/auth/google/callback",
                "/dashboard",
                "/dashboard/created",
                "/dashboard/open",
                "/dashboard/assigned",
                "/subscribe",
                "/organizations",
                "/organizationDisplay/{orgID}",
                "/organizationDisplay/{orgID}/projects/{key}",
                "/organizationDisplay/{orgID}/bugs",
                "/organizationDisplay/{orgID}/bugs/{key}",
                "/organizationDisplay/{orgID}/triage",
                "/organizationDisplay/{orgID}/{project}-{number}",
                "/keyboard",
                "/sessions",
                "/speed-insights",
                "/logout",
            },
        .content_security_policy = fmt::format(
            "default-src 'none'; script-src 'self'{}; style-src 'self'{}; img-src 'self' data: "
            "blob:; "
            "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
            "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
            "require-trusted-types-for 'script'",
            inline_script_hashes(),
            inline_style_hashes()
        ),
    };
}

} // namespace lacewing::app
