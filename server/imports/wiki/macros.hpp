#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace lacewing::imports::wiki {

/// {code:java}…{code}, {noformat}, {quote}, {panel:title=…}.
struct macro {
    std::string_view name;
    std::string_view parameters; ///< "java|title=Main.java"
    std::string_view inside;
    std::size_t begin = 0;
    std::size_t end = 0; ///< behind its closing sign

    [[nodiscard]] bool is_code() const { return name == "code" || name == "noformat"; }
    /// The first parameter without a name, or language=…; empty where there is none.
    [[nodiscard]] std::string_view language() const;
    [[nodiscard]] std::string_view title() const; ///< empty where it has none
};

/// Finds macros that are closed, from the beginning of a text to its end.
class macro_finder {
public:
    explicit macro_finder(std::string_view text) : text_(text) {}
    /// The first one that begins between two places. Both only grow from call to call.
    [[nodiscard]] std::optional<macro> find(std::size_t from, std::size_t to);

private:
    std::size_t find_closing(std::size_t which, std::size_t from);

    std::string_view text_;
    std::array<std::optional<std::size_t>, 4> closing_{}; ///< of each name, where it last was
};

/// Finds fenced code, from the beginning of a text to its end: people wrote Markdown there too.
class fence_finder {
public:
    explicit fence_finder(std::string_view text) : text_(text) {}
    /// Where the code ends whose first line stands between two places; nothing where none begins
    /// there or it has no end. Both places only grow from call to call.
    [[nodiscard]] std::optional<std::size_t> find_end(std::size_t at, std::size_t end_of_line);

private:
    /// The next line that could end it, and where what follows begins if it does.
    struct closing {
        std::size_t at = 0;
        std::optional<std::size_t> end;
    };
    [[nodiscard]] closing closing_from(std::size_t from) const;

    std::string_view text_;
    std::optional<closing> next_; ///< looked for once, however many begin before it
};

} // namespace lacewing::imports::wiki
