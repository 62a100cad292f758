#include "platform/http/revision.hpp"

#include "platform/core/outcome.hpp"

#include <charconv>

namespace lacewing::http {

namespace {

problem if_match_invalid() {
    return {
        .status = 400,
        .code = "if_match_invalid",
        .detail = "Send the ETag of what you saw as If-Match, or no If-Match.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

} // namespace

std::string revision_tag(std::int64_t rev) {
    return "\"" + std::to_string(rev) + "\"";
}

std::optional<std::int64_t> seen_revision(const request& of) {
    auto tag = of.find_header("If-Match");
    if (!tag || *tag == "*") return std::nullopt;
    if (tag->starts_with("W/")) tag->remove_prefix(2);
    if (tag->size() < 3 || tag->front() != '"' || tag->back() != '"') {
        throw refusal{if_match_invalid()};
    }
    const auto digits = tag->substr(1, tag->size() - 2);
    std::int64_t rev = 0;
    const auto* end = digits.data() + digits.size();
    const auto [stopped_at, failure] = std::from_chars(digits.data(), end, rev);
    if (failure != std::errc{} || stopped_at != end) throw refusal{if_match_invalid()};
    return rev;
}

} // namespace lacewing::http
