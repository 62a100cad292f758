#include "query/fields.hpp"
#include "query/tests/outline.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <random>

namespace lacewing::query::testing {

namespace {

/// Writes queries that are understood, of every kind there is.
class scribe {
public:
    explicit scribe(unsigned seed) : chance_(seed) {}

    std::string whole() {
        auto text = alternatives(0);
        if (one_in(3)) text += " sort:-updated,severity";
        if (one_in(4)) text = "sort:title " + text;
        if (one_in(3)) text += " group:status,assignee";
        return text;
    }

private:
    template <std::size_t Count>
    std::string one_of(const std::array<std::string_view, Count>& from) {
        return std::string{from.at(below(Count))};
    }
    std::size_t below(std::size_t end) {
        return std::uniform_int_distribution<std::size_t>{0, end - 1}(chance_);
    }
    bool one_in(std::size_t count) { return below(count) == 0; }

    std::string alternatives(int depth) {
        auto text = conjunction(depth);
        while (one_in(4)) text += " OR " + conjunction(depth);
        return text;
    }

    std::string conjunction(int depth) {
        auto text = negatable(depth);
        while (one_in(2)) text += (one_in(4) ? " AND " : " ") + negatable(depth);
        return text;
    }

    std::string negatable(int depth) {
        if (!one_in(4)) return primary(depth);
        return (one_in(2) ? "NOT " : "-") + one_in_parentheses_or_not(depth);
    }

    std::string one_in_parentheses_or_not(int depth) {
        auto text = primary(depth);
        return text.starts_with('-') || text.starts_with('>') ? "(" + text + ")" : text;
    }

    std::string primary(int depth) {
        if (depth < 4 && one_in(5)) return "(" + alternatives(depth + 1) + ")";
        if (one_in(4)) return word();
        return filter_text(depth);
    }

    std::string word() {
        return one_of<10>(
            {"crash",
             "std::vector<T>",
             "main()",
             "--verbose",
             "->next",
             "\"on start\"",
             R"("a \"b\" \\ c")",
             "CORE-12",
             "größe",
             "\"OR\""}
        );
    }

    std::string filter_text(int depth) {
        const auto& of = all_fields()[below(all_fields().size())];
        auto text = std::string{of.name} + ":";
        if (is_ordered(of.kind) && one_in(3)) {
            return text + one_of<5>({">", ">=", "<", "<=", "="}) + single(of);
        }
        text += value_text(of, depth);
        while (one_in(4)) text += "," + value_text(of, depth);
        return text;
    }

    std::string value_text(const facts& of, int depth) {
        if (of.kind != kind::flag && one_in(6)) return one_of<2>({"none", "any"});
        if (of.kind == kind::relation && depth < 4 && one_in(2)) {
            return "(" + alternatives(depth + 1) + ")";
        }
        if (is_ordered(of.kind) && one_in(3)) return range_text(of);
        return single(of);
    }

    std::string range_text(const facts& of) {
        if (one_in(4)) return "*.." + single(of);
        if (one_in(4)) return single(of) + "..*";
        if (of.kind == kind::number) return fmt::format("{}..{}", below(10), 10 + below(10));
        if (of.kind == kind::decimal) return "0.5..12.25";
        if (of.kind == kind::duration) return "30min..2w";
        return single(of) + ".." + single(of);
    }

    /// Neither the least nor the greatest of a scale, so that both have something beyond them.
    std::string single(const facts& of) {
        switch (of.kind) {
        case kind::scale:
            return std::string{of.choices[1 + below(2)]};
        case kind::choice:
        case kind::flag:
            return std::string{of.choices[below(of.choices.size())]};
        case kind::number:
            return fmt::format("{}", below(1'000));
        case kind::decimal:
            return fmt::format("{}.{}", below(100), below(100));
        case kind::duration:
            return one_of<6>({"1min", "2h", "3d", "4w", "5mo", "6y"});
        case kind::moment:
            if (one_in(4)) return one_of<2>({"2026-10-01T12:00", "2026-10-01T12:00:05.5+02:00"});
            [[fallthrough]];
        case kind::day:
            return one_of<8>(
                {"2026-10-01", "2026-10", "2026", "today", "last-week", "next-year", "-14d", "+2mo"}
            );
        case kind::key:
        case kind::relation:
            return one_of<3>({"CORE-5", "core-r7", "AB2-12+"});
        case kind::person:
            if (one_in(2)) return one_of<3>({"@me", "@ann", "@ben.k"});
            return named();
        case kind::environment:
            if (one_in(2)) return "os=" + named();
            return named();
        default:
            return named();
        }
    }

    std::string named() {
        return one_of<9>(
            {"ui",
             "area/ui",
             "\"none\"",
             "\"@me\"",
             "\"In review\"",
             "\"os=x\"",
             "größe",
             "f(x)",
             R"("a \"quoted\" one")"}
        );
    }

    std::minstd_rand chance_;
};

} // namespace

std::string random_query(unsigned seed) {
    return scribe{seed}.whole();
}

} // namespace lacewing::query::testing
