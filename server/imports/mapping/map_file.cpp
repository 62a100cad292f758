#include "imports/mapping/map_file.hpp"

#include "bugs/fields.hpp"
#include "relations/types.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
// toml++ 3.3 asserts that a key is one before it tells as an error that it is none ("[*]"): without
// the assertion a debug build tells it as a release does.
#define TOML_ASSERT(expr) static_cast<void>(0)
#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace lacewing::imports {

namespace {

constexpr std::string_view unfixed_key = "not_fixed";

/// A section of a map: where its words stand, and which of ours they may become.
struct section {
    std::string_view name;
    words import_map::* ours;
    word_counts used_words::* used;
    std::string_view meaning;
};

constexpr std::array sections{
    section{"statuses", &import_map::statuses, &used_words::statuses, "a status"},
    section{"resolutions", &import_map::resolutions, &used_words::resolutions, "a resolution"},
    section{"priorities", &import_map::priorities, &used_words::priorities, "a priority"},
    section{"types", &import_map::types, &used_words::types, "the label a bug gets, \"\" for none"},
    section{"links", &import_map::links, &used_words::links, "a relation, \"\" to leave it out"},
    section{
        "people",
        &import_map::people,
        &used_words::people,
        "a member's username, \"\" for a person without an account"
    }
};

template <class Values>
std::vector<std::string> names_of() {
    std::vector<std::string> found;
    for (const auto& each : schema::values_of<Values>.values) found.emplace_back(each.name);
    return found;
}

/// The words of ours that a section takes; none where it takes any.
std::vector<std::string> allowed_in(std::string_view name, const known_statuses& statuses) {
    if (name == "statuses") {
        std::vector<std::string> found;
        for (const auto& [status, category] : statuses) found.push_back(status);
        return found;
    }
    if (name == "resolutions") {
        auto found = names_of<bugs::resolution>();
        std::erase(found, "none");
        return found;
    }
    if (name == "priorities") return names_of<bugs::priority>();
    if (name == "links") return names_of<relations::role>();
    return {};
}

std::string in_quotes(std::string_view text) {
    std::string made = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            made += '\\';
            made += c;
        } else if (byte < 0x20 || byte == 0x7f) {
            made += fmt::format("\\u{:04X}", byte);
        } else {
            made += c;
        }
    }
    return made + "\"";
}

std::string usual_value(const section& of, const import_map& map, const std::string& word) {
    const auto found = (map.*of.ours).find(word);
    if (found != (map.*of.ours).end()) return found->second;
    return of.name == "types" ? "type/" + word : std::string{};
}

void print_section(
    std::string& to,
    const section& of,
    const import_map& map,
    const used_words& used,
    const known_statuses& statuses
) {
    const auto allowed = allowed_in(of.name, statuses);
    to += fmt::format("\n# To {}", of.meaning);
    if (!allowed.empty()) to += fmt::format(": {}", fmt::join(allowed, ", "));
    to += fmt::format("\n[{}]\n", of.name);
    std::vector<std::pair<std::string, std::int64_t>> all{
        (used.*of.used).begin(), (used.*of.used).end()
    };
    std::ranges::sort(all, {}, [](const auto& each) {
        return std::pair{-each.second, std::string_view{each.first}};
    });
    for (const auto& [word, count] : all) {
        const auto value = usual_value(of, map, word);
        const bool is_open = value.empty() && !allowed.empty();
        to += fmt::format(
            "{} = {} # {}{}\n",
            in_quotes(word),
            in_quotes(value),
            count,
            is_open ? ", choose one" : ""
        );
    }
}

/// Reads what a map says and gathers what is wrong with it.
class map_reader {
public:
    map_reader(const toml::table& from, const known_statuses& statuses)
        : from_(from), statuses_(statuses) {}

    std::expected<import_map, std::vector<map_problem>> read() {
        for (const auto& [name, value] : from_) {
            if (name.str() == "closed") {
                read_closed(value);
                continue;
            }
            const auto* of = std::ranges::find(sections, name.str(), &section::name);
            if (of == sections.end()) {
                add(value,
                    fmt::format(
                        "There is no section [{}]. Use statuses, closed, resolutions, priorities, "
                        "types, links or people.",
                        name.str()
                    ));
            } else {
                read_section(*of, value);
            }
        }
        if (!wrong_.empty()) return std::unexpected(std::move(wrong_));
        return std::move(map_);
    }

private:
    void add(const toml::node& at, std::string text) {
        wrong_.push_back({.line = at.source().begin.line, .text = std::move(text)});
    }

    void read_closed(const toml::node& value) {
        if (!value.is_table()) return add(value, "Write [closed] as a section.");
        for (const auto& [key, word] : *value.as_table()) {
            const auto text = word.value<std::string>();
            if (key.str() != unfixed_key || !text) {
                add(word, fmt::format("[closed] takes {} and a status.", unfixed_key));
            } else if (!statuses_.contains(*text)) {
                add(word, unknown("status", *text, allowed_in("statuses", statuses_)));
            } else {
                map_.status_of_unfixed = *text;
            }
        }
    }

    void read_section(const section& of, const toml::node& value) {
        if (!value.is_table()) {
            return add(value, fmt::format("Write [{}] as a section.", of.name));
        }
        const auto allowed = allowed_in(of.name, statuses_);
        for (const auto& [key, word] : *value.as_table()) {
            const auto text = word.value<std::string>();
            if (!text) {
                add(word, fmt::format("Write what {} becomes in quotes.", in_quotes(key.str())));
            } else if (!text->empty() && !allowed.empty() &&
                       std::ranges::find(allowed, *text) == allowed.end()) {
                add(word, unknown(of.meaning, *text, allowed));
            } else {
                set(of, std::string{key.str()}, *text);
            }
        }
    }

    void set(const section& of, std::string word, const std::string& ours) {
        const bool means_none = of.name == "types" || of.name == "links";
        if (ours.empty() && !means_none) {
            (map_.*of.ours).erase(word);
        } else {
            (map_.*of.ours)[std::move(word)] = ours;
        }
    }

    static std::string unknown(
        std::string_view what, std::string_view word, const std::vector<std::string>& allowed
    ) {
        return fmt::format(
            "{} is not {}. Use one of: {}.", in_quotes(word), what, fmt::join(allowed, ", ")
        );
    }

    const toml::table& from_;
    const known_statuses& statuses_;
    import_map map_ = usual_map();
    std::vector<map_problem> wrong_;
};

} // namespace

std::string print_map(
    const import_map& map,
    const used_words& used,
    const known_statuses& statuses,
    std::string_view file
) {
    auto made = fmt::format(
        "# What the words of {} become in Lacewing. Left: what the file says, with the number of "
        "rows behind it.\n# Edit the right sides and pass this file with --map.\n",
        file
    );
    for (const auto& each : sections) {
        print_section(made, each, map, used, statuses);
        if (each.name != "statuses") continue;
        made += fmt::format(
            "\n# The status of what was closed without being fixed\n[closed]\n{} = {}\n",
            unfixed_key,
            in_quotes(map.status_of_unfixed)
        );
    }
    return made;
}

std::expected<import_map, std::vector<map_problem>> read_map(
    std::string_view toml_text, const known_statuses& statuses
) {
    try {
        const auto table = toml::parse(toml_text);
        return map_reader{table, statuses}.read();
    } catch (const toml::parse_error& why) {
        return std::unexpected(std::vector<map_problem>{
            {.line = why.source().begin.line, .text = fmt::format("{}.", why.description())}
        });
    }
}

std::int64_t line_of_username(std::string_view toml_text, std::string_view username) {
    const auto table = toml::parse(toml_text);
    const auto* people = table["people"].as_table();
    if (people == nullptr) return 0;
    for (const auto& [name, value] : *people) {
        if (value.value<std::string>() == username) return value.source().begin.line;
    }
    return 0;
}

} // namespace lacewing::imports
