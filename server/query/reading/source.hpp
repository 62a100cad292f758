#pragma once

#include "platform/core/outcome.hpp"
#include "query/tree.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace lacewing::query {

/// The text of a query (well-formed UTF-8), read from its beginning on. Counts bytes; only places
/// are in code points.
class source {
public:
    source(std::string_view text, std::string_view pointer) : text_(text), pointer_(pointer) {}

    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
    [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
    void advance(std::size_t bytes) { at_ += bytes; }
    bool skip(std::string_view expected);
    void skip_white_space();

    /// True at the end, at white space and at a closing parenthesis: nothing goes on here.
    [[nodiscard]] bool at_boundary() const;

    /// AND, OR or NOT stands here as a word of its own; empty where none does.
    [[nodiscard]] std::string_view operator_ahead() const;

    /// Everything up to white space, a comma (`stops` only) or a closing parenthesis that was not
    /// opened in it, and up to `..` where that makes a range. May be empty.
    struct stops {
        bool at_comma = false;
        bool at_dots = false;
    };
    std::string_view take_word(stops where);

    /// What stands between the quotes that begin here, with \" and \\ taken for " and \.
    outcome<std::string> take_quoted();

    [[nodiscard]] place place_since(std::size_t begin) const { return place_of(begin, at_); }
    [[nodiscard]] place place_of(std::size_t begin, std::size_t end) const;

    /// A problem that names the place in both its sentence and its pointer.
    [[nodiscard]] refused refuse(
        std::string_view code, std::string_view detail, std::size_t begin, std::size_t end
    ) const;
    /// At the word that stands here.
    [[nodiscard]] refused refuse_here(std::string_view code, std::string_view detail) const;

private:
    [[nodiscard]] bool at_white_space() const;

    std::string_view text_;
    std::string_view pointer_;
    std::size_t at_ = 0;
};

} // namespace lacewing::query
