#include "platform/schema/describe.hpp"

namespace lacewing::schema::detail {

namespace {

template <class T>
[[nodiscard]] std::optional<T> unless(T limit, T none) {
    return limit == none ? std::nullopt : std::optional{limit};
}

constexpr auto no_maximum = std::numeric_limits<std::size_t>::max();
constexpr std::size_t no_minimum = 0;

} // namespace

type::bounds bounds_of(no_limits) {
    return {};
}

type::bounds bounds_of(const text& limits) {
    return {
        .length_min = unless(limits.min, no_minimum),
        .length_max = unless(limits.max, no_maximum),
        .bytes_max = unless(limits.max_bytes, no_maximum),
        .least = {},
        .most = {},
        .is_one_line = limits.one_line,
        .format = limits.format,
        .pattern = limits.pattern,
        .example = limits.example,
        .check = limits.check
    };
}

type::bounds bounds_of(const number& limits) {
    type::bounds made;
    made.least = unless(limits.min, std::numeric_limits<std::int64_t>::min());
    made.most = unless(limits.max, std::numeric_limits<std::int64_t>::max());
    return made;
}

type::bounds bounds_of(const items& limits) {
    type::bounds made;
    made.length_min = unless(limits.min, no_minimum);
    made.length_max = unless(limits.max, no_maximum);
    return made;
}

} // namespace lacewing::schema::detail
