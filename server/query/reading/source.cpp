#include "query/reading/source.hpp"

#include "platform/core/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace lacewing::query {

bool source::skip(std::string_view expected) {
    if (!rest().starts_with(expected)) return false;
    advance(expected.size());
    return true;
}

void source::skip_white_space() {
    advance(text::leading_white_space(rest()));
}

bool source::at_white_space() const {
    if (at_end()) return false;
    const auto byte = static_cast<unsigned char>(text_[at_]);
    // Letters of ASCII need no table, and the bytes inside a letter begin nothing.
    if (byte > ' ' && byte < 0xc0) return false;
    return text::leading_white_space(rest()) > 0;
}

bool source::at_boundary() const {
    return at_end() || text_[at_] == ')' || at_white_space();
}

std::string_view source::operator_ahead() const {
    for (const std::string_view each : {"AND", "OR", "NOT"}) {
        if (!rest().starts_with(each)) continue;
        auto behind = *this;
        behind.advance(each.size());
        if (behind.at_boundary() || behind.rest().starts_with('(') ||
            behind.rest().starts_with('"')) {
            return each;
        }
    }
    return {};
}

std::string_view source::take_word(stops where) {
    const auto begin = at_;
    std::size_t depth = 0;
    std::size_t opened_at = begin;
    for (; !at_end() && !at_white_space(); ++at_) {
        const char byte = text_[at_];
        if (depth == 0) {
            if (byte == ')' || (where.at_comma && byte == ',')) break;
            if (where.at_dots && rest().starts_with("..")) break;
        }
        if (byte == '(' && depth++ == 0) opened_at = at_;
        if (byte == ')') --depth;
    }
    // What was opened and is not closed in this word groups terms: main() is a word, main(a b) not.
    if (depth > 0) at_ = opened_at;
    return text_.substr(begin, at_ - begin);
}

outcome<std::string> source::take_quoted() {
    const auto begin = at_;
    advance(1);
    std::string inside;
    for (; !at_end(); ++at_) {
        if (text_[at_] == '"') {
            advance(1);
            return inside;
        }
        if (rest().starts_with(R"(\")") || rest().starts_with(R"(\\)")) advance(1);
        inside += text_[at_];
    }
    return refuse(
        "query_syntax", "This quote does not end. Put a \" behind the text.", begin, begin + 1
    );
}

place source::place_of(std::size_t begin, std::size_t end) const {
    const auto before = text::count_code_points(text_.substr(0, begin));
    return {before, before + text::count_code_points(text_.substr(begin, end - begin))};
}

refused source::refuse(
    std::string_view code, std::string_view detail, std::size_t begin, std::size_t end
) const {
    const auto where = place_of(begin, end);
    auto sentence = fmt::format("At character {}: {}", where.begin + 1, detail);
    return refused{problem{
        .status = 400,
        .code = std::string{code},
        .detail = sentence,
        .fields = {field_problem{
            .pointer = fmt::format("{}#char={},{}", pointer_, where.begin, where.end),
            .code = std::string{code},
            .detail = sentence
        }},
        .retry_after_s = {},
        .current = {}
    }};
}

refused source::refuse_here(std::string_view code, std::string_view detail) const {
    auto behind = *this;
    if (behind.take_word({}).empty() && !behind.at_end()) {
        behind.advance(std::max<std::size_t>(1, text::leading_white_space(behind.rest())));
    }
    return refuse(code, detail, at_, behind.at_);
}

} // namespace lacewing::query
