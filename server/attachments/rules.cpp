#include "attachments/rules.hpp"

#include "attachments/limits.hpp"
#include "platform/core/picture_header.hpp"
#include "platform/core/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace lacewing::attachments {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view any_bytes = "application/octet-stream";

/// Characters that turn the direction of writing, so that "gpj.exe" could be shown as "exe.jpg",
/// and line separators: their UTF-8.
constexpr std::array misleading{
    "\u061c"sv,
    "\u200e"sv,
    "\u200f"sv,
    "\u2028"sv,
    "\u2029"sv,
    "\u202a"sv,
    "\u202b"sv,
    "\u202c"sv,
    "\u202d"sv,
    "\u202e"sv,
    "\u2066"sv,
    "\u2067"sv,
    "\u2068"sv,
    "\u2069"sv,
};

bool is_control(std::string_view letter) {
    const auto first = static_cast<unsigned char>(letter.front());
    if (letter.size() == 1) return first < 0x20 || first == 0x7f;
    return first == 0xc2 && static_cast<unsigned char>(letter[1]) < 0xa0;
}

std::size_t bytes_of_letter(char first) {
    const auto byte = static_cast<unsigned char>(first);
    if (byte < 0x80) return 1;
    if (byte < 0xe0) return 2;
    return byte < 0xf0 ? 3 : 4;
}

/// The first `count` code points.
std::string_view first_letters(std::string_view of, std::size_t count) {
    std::size_t at = 0;
    for (; count > 0 && at < of.size(); --count) at += bytes_of_letter(of[at]);
    return of.substr(0, std::min(at, of.size()));
}

std::string shortened(std::string_view name) {
    constexpr std::size_t ending_bytes_max = 16;
    const auto size = text::count_code_points(name);
    if (size <= limits::attachment_name_max) return std::string{name};
    const auto dot = name.rfind('.');
    const bool has_ending = dot != std::string_view::npos && name.size() - dot <= ending_bytes_max;
    const auto ending = has_ending ? name.substr(dot) : std::string_view{};
    const auto left = limits::attachment_name_max - text::count_code_points(ending);
    return std::string{first_letters(name, left)}.append(ending);
}

/// RFC 8187 section 3.2.1: attr-char.
bool is_attribute_character(char letter) {
    const bool is_letter = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
    const bool is_digit = letter >= '0' && letter <= '9';
    return is_letter || is_digit || "!#$&+-.^_`|~"sv.find(letter) != std::string_view::npos;
}

problem refusal_of(int status, std::string_view code, std::string_view detail) {
    return {.status = status, .code = std::string{code}, .detail = std::string{detail}};
}

} // namespace

std::string clean_name(std::string_view name) {
    std::string clean;
    for (std::size_t at = 0; at < name.size();) {
        const auto letter = name.substr(at, bytes_of_letter(name[at]));
        at += letter.size();
        if (is_control(letter) || std::ranges::find(misleading, letter) != misleading.end()) {
            continue;
        }
        clean += letter == "/" || letter == "\\" ? "_"sv : letter;
    }
    return shortened(text::trim(clean));
}

content_kind kind_of(std::string_view first_bytes) {
    const auto header = read_picture_header(first_bytes);
    if (!header || header->width == 0 || header->height == 0 ||
        std::max(header->width, header->height) > limits::inline_picture_side_max ||
        std::uint64_t{header->width} * header->height > limits::inline_picture_pixels_max) {
        return {.media_type = any_bytes, .width = {}, .height = {}};
    }
    return {.media_type = header->media_type, .width = header->width, .height = header->height};
}

bool is_shown_inline(std::string_view media_type) {
    return media_type != any_bytes;
}

std::string content_disposition(std::string_view name, std::string_view media_type) {
    std::string plain;
    std::string exact;
    for (const char letter : name) {
        if (is_attribute_character(letter)) {
            exact += letter;
        } else {
            exact += fmt::format("%{:02X}", static_cast<unsigned char>(letter));
        }
        const bool is_plain =
            letter >= ' ' && letter <= '~' && "\"\\%;"sv.find(letter) == std::string_view::npos;
        plain += is_plain ? letter : '_';
    }
    return fmt::format(
        "{}; filename=\"{}\"; filename*=UTF-8''{}",
        is_shown_inline(media_type) ? "inline" : "attachment",
        plain,
        exact
    );
}

std::optional<std::string_view> thumbnail_type(std::string_view bytes) {
    if (bytes.size() > limits::thumbnail_bytes_max) return std::nullopt;
    const auto header = read_picture_header(bytes);
    if (!header || header->width == 0 || header->height == 0) return std::nullopt;
    if (std::max(header->width, header->height) > limits::thumbnail_side_max) return std::nullopt;
    return header->media_type;
}

problem file_empty() {
    return refusal_of(422, "file_empty", "The file is empty. Choose one that holds something.");
}

problem file_too_big() {
    return refusal_of(413, "body_too_big", "The file is too big.");
}

problem storage_full() {
    return refusal_of(
        413,
        "organization_storage_full",
        "The organization has no room left for this file. Remove files that nobody needs."
    );
}

problem too_many_files() {
    return refusal_of(
        422, "too_many_attachments", "A bug has at most 100 files. Remove one, or send an archive."
    );
}

problem too_many_uploads() {
    auto why = refusal_of(
        429, "too_many_uploads", "Too many of your uploads run at once. Wait until one has ended."
    );
    why.retry_after_s = 5;
    return why;
}

problem thumbnail_invalid() {
    return refusal_of(
        422,
        "thumbnail_invalid",
        "Send a PNG, JPEG, WebP or GIF of at most 640 × 640 pixels and 64 KiB."
    );
}

problem id_taken() {
    return refusal_of(409, "id_taken", "This id belongs to something else. Make another.");
}

problem name_missing() {
    auto why = refusal_of(422, "invalid", "Give the file a name.");
    why.fields = {{"/name", "required", "Give the file a name."}};
    return why;
}

} // namespace lacewing::attachments
