#include "attachments/limits.hpp"
#include "attachments/rules.hpp"
#include "fuzz/fuzz.hpp"
#include "platform/core/picture_header.hpp"
#include "platform/core/text.hpp"

#include <algorithm>
#include <string>

/// Files that people attach: their first bytes, and their names.
namespace lacewing::fuzz {

namespace {

using namespace attachments;

bool is_same(const picture_header& one, const picture_header& other) {
    return one.media_type == other.media_type && one.width == other.width &&
           one.height == other.height;
}

void read_bytes(std::string_view bytes) {
    const auto whole = read_picture_header(bytes);
    const auto beginning =
        read_picture_header(bytes.substr(0, hash_of(bytes) % (bytes.size() + 1)));
    if (beginning) require(whole && is_same(*beginning, *whole), "what follows changes nothing");

    const auto kind = kind_of(bytes);
    require(kind.width.has_value() == is_shown_inline(kind.media_type), "what is shown has a size");
    if (!is_shown_inline(kind.media_type)) return;
    require(whole && whole->media_type == kind.media_type, "only pictures are shown");
    require(*kind.width > 0 && *kind.height > 0, "that have an area");
    require(*kind.width <= limits::inline_picture_side_max, "and no giants");
    require(*kind.height <= limits::inline_picture_side_max, "in no direction");
    if (const auto type = thumbnail_type(bytes)) {
        require(type == kind.media_type, "a thumbnail is a picture");
        require(*kind.width <= limits::thumbnail_side_max, "a small one");
    }
}

/// What a browser makes of the name behind filename*.
std::string exact_name(std::string_view header) {
    constexpr std::string_view begins = "filename*=UTF-8''";
    const auto at = header.rfind(begins); // the other name may hold the same letters
    require(at != std::string_view::npos, "a name is told exactly");
    std::string name;
    for (auto left = header.substr(at + begins.size()); !left.empty();) {
        const bool is_escape = left.front() == '%';
        name += is_escape
                    ? static_cast<char>(std::stoi(std::string{left.substr(1, 2)}, nullptr, 16))
                    : left.front();
        left.remove_prefix(is_escape ? 3 : 1);
    }
    return name;
}

void read_name(std::string_view text) {
    if (!text::is_valid_utf8(text)) return;
    const auto name = clean_name(text);
    require(text::is_valid_utf8(name), "a clean name is text");
    require(text::count_code_points(name) <= limits::attachment_name_max, "of a length");
    require(name.find_first_of("/\\") == std::string::npos, "in no folder");
    require(!text::has_line_end_or_control(name), "on one line");

    const auto header = content_disposition(name, "image/png");
    require(std::ranges::count(header, '"') == 2, "a header has one quoted name");
    require(
        std::ranges::all_of(header, [](char each) { return each >= ' ' && each <= '~'; }),
        "in printable ASCII"
    );
    require(exact_name(header) == name, "and the name as it is");
}

} // namespace

void examine(std::string_view input) {
    read_bytes(input);
    read_name(input);
}

} // namespace lacewing::fuzz
