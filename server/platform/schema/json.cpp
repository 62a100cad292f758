#include "platform/schema/json.hpp"

#include "platform/core/limits.hpp"
#include "platform/schema/print.hpp"

#include <boost/json/basic_parser_impl.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <system_error>

namespace lacewing::schema {

namespace {

using boost::json::error;
using boost::json::error_code;
using boost::json::string_view;
using value_kind = json_document::kind;
using node = json_document::node;

/// Builds the document from what the parser meets, in order.
class builder {
public:
    static constexpr std::size_t max_array_size = std::numeric_limits<std::size_t>::max();
    static constexpr std::size_t max_object_size = std::numeric_limits<std::size_t>::max();
    static constexpr std::size_t max_string_size = std::numeric_limits<std::size_t>::max();
    static constexpr std::size_t max_key_size = std::numeric_limits<std::size_t>::max();

    json_document document;
    std::string complaint; ///< a sentence, where the refusal was ours and not the grammar's

    bool on_document_begin(error_code&) { return true; }
    bool on_document_end(error_code&) { return true; }
    bool on_array_begin(error_code&) { return open(value_kind::list); }
    bool on_array_end(std::size_t count, error_code&) {
        close(count);
        return true;
    }
    bool on_object_begin(error_code&) { return open(value_kind::object); }
    bool on_object_end(std::size_t count, error_code& ec) {
        const auto at = open_[depth_ - 1];
        close(count);
        return check_names(at, ec);
    }
    bool on_string_part(string_view part, std::size_t, error_code&) { return gather(part); }
    bool on_string(string_view rest, std::size_t, error_code&) {
        gather(rest);
        auto& made = add(value_kind::text);
        take_gathered(made.text_at, made.text_size);
        return true;
    }
    bool on_key_part(string_view part, std::size_t, error_code&) { return gather(part); }
    bool on_key(string_view rest, std::size_t, error_code&) {
        gather(rest);
        take_gathered(name_at_, name_size_);
        return true;
    }
    bool on_number_part(string_view part, error_code&) { return gather(part); }
    bool on_int64(std::int64_t value, string_view rest, error_code&) {
        add_number(value_kind::integer, rest).value.integer = value;
        return true;
    }
    bool on_uint64(std::uint64_t value, string_view rest, error_code&) {
        add_number(value_kind::natural, rest).value.natural = value;
        return true;
    }
    bool on_double(double rough, string_view rest, error_code& ec) {
        auto& made = add_number(value_kind::real, rest);
        const auto exact = exact_real(made, rough);
        made.value.real = exact;
        if (std::isfinite(exact)) return true;
        return complain("A number is too large.", ec);
    }
    bool on_bool(bool value, error_code&) {
        add(value_kind::boolean).value.boolean = value;
        return true;
    }
    bool on_null(error_code&) {
        add(value_kind::null);
        return true;
    }
    bool on_comment_part(string_view, error_code&) { return true; }
    bool on_comment(string_view, error_code&) { return true; }

private:
    bool complain(std::string sentence, error_code& ec) {
        complaint = std::move(sentence);
        ec = error::syntax;
        return false;
    }

    node& add(value_kind what) {
        auto& nodes = document.nodes;
        nodes.push_back(
            {.is = what,
             .name_at = name_at_,
             .name_size = name_size_,
             .next = static_cast<std::uint32_t>(nodes.size() + 1)}
        );
        return nodes.back();
    }

    node& add_number(value_kind what, string_view rest) {
        gather(rest);
        auto& made = add(what);
        take_gathered(made.text_at, made.text_size);
        return made;
    }

    bool open(value_kind what) {
        open_[depth_++] = static_cast<std::uint32_t>(document.nodes.size());
        add(what);
        return true;
    }

    void close(std::size_t count) {
        auto& closed = document.nodes[open_[--depth_]];
        closed.size = static_cast<std::uint32_t>(count);
        closed.next = static_cast<std::uint32_t>(document.nodes.size());
    }

    bool gather(string_view part) {
        document.texts.append(part.data(), part.size());
        return true;
    }

    void take_gathered(std::uint32_t& at, std::uint32_t& size) {
        at = taken_;
        size = static_cast<std::uint32_t>(document.texts.size()) - taken_;
        taken_ += size;
    }

    // Boost 1.81 rounds some doubles wrongly in the last bit, so the digits are read anew.
    [[nodiscard]] double exact_real(const node& of, double rough) const {
        const char* const begin = document.texts.data() + of.text_at;
        double exact = 0;
        const auto [end, failure] = std::from_chars(begin, begin + of.text_size, exact);
        return failure == std::errc{} ? exact : rough;
    }

    bool check_names(std::uint32_t object_at, error_code& ec) {
        const json_value object{document, object_at};
        names_.clear();
        for (const auto member : object) names_.push_back(member.name());
        std::sort(names_.begin(), names_.end());
        const auto twice = std::adjacent_find(names_.begin(), names_.end());
        if (twice == names_.end()) return true;
        const auto name = to_json(std::string{*twice}); // a control character is told as its escape
        return complain(fmt::format("The member {} stands twice in one object.", name), ec);
    }

    std::array<std::uint32_t, limits::json_depth_max + 1> open_{};
    std::size_t depth_ = 0;
    std::uint32_t taken_ = 0; ///< characters of `texts` that a node owns already
    std::uint32_t name_at_ = 0;
    std::uint32_t name_size_ = 0;
    std::vector<std::string_view> names_; ///< kept between objects for its memory
};

[[nodiscard]] refused refuse(std::string detail) {
    return refused{problem{.status = 400, .code = "json_invalid", .detail = std::move(detail)}};
}

[[nodiscard]] bool is_about_utf8(std::string_view text, std::size_t at) {
    return at < text.size() && static_cast<unsigned char>(text[at]) >= 0x80;
}

[[nodiscard]] std::string describe(error_code failure, std::string_view text, std::size_t at) {
    if (failure == error::too_deep) {
        return fmt::format("The JSON is nested more than {} levels deep.", limits::json_depth_max);
    }
    if (failure == error::illegal_leading_surrogate ||
        failure == error::illegal_trailing_surrogate || failure == error::expected_utf16_escape) {
        return fmt::format("The JSON holds half of a surrogate pair near byte {}.", at);
    }
    if (failure == error::exponent_overflow) return "A number is too large.";
    if (failure == error::incomplete) return "The JSON ends before it is complete.";
    if (failure == error::extra_data) {
        return fmt::format("Something follows the end of the JSON at byte {}.", at);
    }
    if (is_about_utf8(text, at))
        return fmt::format("The JSON is not valid UTF-8 near byte {}.", at);
    return fmt::format("This is not JSON: a mistake near byte {}.", at);
}

} // namespace

outcome<json_document> read_json(std::string_view text) {
    if (text.size() >= std::numeric_limits<std::uint32_t>::max()) {
        throw std::length_error{"read_json: more than 4 GiB"};
    }
    if (text.starts_with("\xEF\xBB\xBF")) {
        return refuse("The JSON begins with a byte order mark: send it without.");
    }
    boost::json::parse_options options;
    options.max_depth = limits::json_depth_max;
    boost::json::basic_parser<builder> parser{options};
    auto& built = parser.handler();
    built.document.texts.reserve(text.size());
    built.document.nodes.reserve(std::min<std::size_t>(text.size() / 16 + 4, 1024));
    error_code failure;
    const auto consumed = parser.write_some(false, text.data(), text.size(), failure);
    if (!failure && consumed < text.size()) failure = error::extra_data;
    if (!built.complaint.empty()) return refuse(std::move(built.complaint));
    if (failure) return refuse(describe(failure, text, consumed));
    return std::move(built.document);
}

} // namespace lacewing::schema
