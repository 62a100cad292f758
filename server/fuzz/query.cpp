#include "fuzz/fuzz.hpp"
#include "platform/core/text.hpp"
#include "query/command.hpp"
#include "query/limits.hpp"
#include "query/parse.hpp"
#include "query/print.hpp"
#include "query/tests/outline.hpp"

/// What people type to find bugs and to change what they found.
namespace lacewing::fuzz {

namespace {

using namespace query;

/// A problem points at a place inside the text.
void require_place(const problem& why, std::string_view text) {
    require(why.status == 400 && why.fields.size() == 1, "a refusal has one place");
    const auto& pointer = why.fields.front().pointer;
    const auto at = pointer.find("#char=");
    if (at == std::string::npos) return;
    std::size_t begin = 0;
    std::size_t end = 0;
    require(
        std::sscanf(pointer.c_str() + at, "#char=%zu,%zu", &begin, &end) == 2, "of two numbers"
    );
    require(begin <= end && end <= text::count_code_points(text) + 1, "it lies in the text");
}

void read_query(std::string_view text, const reading& how) {
    const auto once = parse(text, how);
    if (!once) return require_place(once.error(), text);
    require(text::count_code_points(text) <= limits::query_length_max, "a query keeps its length");
    const auto canonical = print(*once);
    // What is typed as one word may need quotes and a longer name.
    if (text::count_code_points(canonical) > limits::query_length_max) return;
    const auto twice = parse(canonical, how);
    require(twice.has_value(), "what is printed is read");
    require(
        testing::without_places(*once) == testing::without_places(*twice), "and means the same"
    );
    require(print(*twice) == canonical, "and is printed as it was");
}

void read_command(std::string_view text, const reading& how) {
    const auto once = parse_command(text, how);
    if (!once) return require_place(once.error(), text);
    require(!once->actions.empty(), "a command does something");
    const auto canonical = print(*once);
    if (text::count_code_points(canonical) > limits::query_length_max) return;
    const auto twice = parse_command(canonical, how);
    require(twice.has_value(), "a command that is printed is read");
    require(print(*twice) == canonical, "and is printed as it was");
}

} // namespace

void examine(std::string_view input) {
    if (!text::is_valid_utf8(input)) return;
    read_query(input, testing::strictly("Europe/Berlin"));
    read_query(input, testing::as_typed());
    read_command(input, testing::strictly());
    require_linear(input, limits::query_length_max, [](const std::string& text) {
        static_cast<void>(parse(text, testing::strictly()));
        static_cast<void>(parse("(" + text, testing::as_typed()));
    });
}

} // namespace lacewing::fuzz
