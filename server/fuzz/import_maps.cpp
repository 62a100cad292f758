#include "fuzz/fuzz.hpp"
#include "imports/mapping/map_file.hpp"
#include "platform/core/text.hpp"

#include <algorithm>

/// What the words of another tracker mean, as an operator wrote it down.
namespace lacewing::fuzz {

namespace {

using namespace imports;

/// The words of the map and the usual ones, which it may have left without a meaning.
word_counts each_once(const import_map& map, words import_map::* of) {
    static const auto usual = usual_map();
    word_counts counts;
    for (const auto& [word, meaning] : map.*of) counts[word] = 1;
    for (const auto& [word, meaning] : usual.*of) counts[word] = 1;
    return counts;
}

used_words words_of(const import_map& map) {
    return {
        .statuses = each_once(map, &import_map::statuses),
        .resolutions = each_once(map, &import_map::resolutions),
        .priorities = each_once(map, &import_map::priorities),
        .types = each_once(map, &import_map::types),
        .links = each_once(map, &import_map::links),
        .people = each_once(map, &import_map::people)
    };
}

void require_problems(const std::vector<map_problem>& all, std::string_view text) {
    require(!all.empty(), "why a map is refused is told");
    const auto lines = std::ranges::count(text, '\n') + 1;
    for (const auto& each : all) {
        require(each.line >= 0 && each.line <= lines, "at a line of it");
        require(!each.text.empty(), "in a sentence");
    }
}

} // namespace

void examine(std::string_view input) {
    // toml++ 3.3 runs into what it takes for unreachable at most other letters that stand where
    // white space may (is_non_ascii_horizontal_whitespace); compiled without that check it tells an
    // error.
    const auto is_ascii = [](char each) { return static_cast<signed char>(each) >= 0; };
    if (!std::ranges::all_of(input, is_ascii)) return;
    const auto statuses = usual_statuses();
    const auto once = read_map(input, statuses);
    if (!once) return require_problems(once.error(), input);
    const auto text = print_map(*once, words_of(*once), statuses, "a file");
    const auto twice = read_map(text, statuses);
    require(twice.has_value(), "a map is read as it is printed");
    require(twice->statuses == once->statuses, "with its statuses");
    require(twice->status_of_unfixed == once->status_of_unfixed, "with what was not fixed");
    require(twice->resolutions == once->resolutions, "with its resolutions");
    require(twice->priorities == once->priorities, "with its priorities");
    require(twice->types == once->types, "with its types");
    require(twice->links == once->links, "with its links");
    require(twice->people == once->people, "with its people");
    require(line_of_username(input, "nobody has this name") == 0, "nobody is in no line");
}

} // namespace lacewing::fuzz
