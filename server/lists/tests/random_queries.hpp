#pragma once

#include <cstddef>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::lists {

/// Terms that mean something in every organization.
[[nodiscard]] std::span<const std::string_view> plain_terms();

/// What queries by chance are made of.
struct vocabulary {
    std::vector<std::string> terms;
    std::vector<std::string> keys; ///< of bugs
};

class random_queries {
public:
    random_queries(std::mt19937& generator, const vocabulary& of)
        : generator_(generator), of_(of) {}

    /// Some terms, with parentheses, `-`, OR and sub-queries so deep.
    [[nodiscard]] std::string query(int depth);
    [[nodiscard]] std::string sort();

private:
    std::size_t below(std::size_t end) {
        return std::uniform_int_distribution<std::size_t>{0, end - 1}(generator_);
    }
    bool one_in(std::size_t many) { return below(many) == 0; }
    template <class Some>
    const auto& any(const Some& of) {
        return of[below(std::size(of))];
    }
    std::string term(int depth);

    std::mt19937& generator_;
    const vocabulary& of_;
};

} // namespace lacewing::lists
