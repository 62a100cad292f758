#include "projects/rules.hpp"

#include "platform/core/text.hpp"

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

namespace lacewing::projects {

namespace {

constexpr std::size_t key_length_max = 10;
constexpr std::size_t proposed_from_one_word = 4;

bool is_upper(char c) {
    return c >= 'A' && c <= 'Z';
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// The runs of ASCII letters and digits in the name, in capitals.
std::vector<std::string> words_of(std::string_view name) {
    std::vector<std::string> words;
    bool in_word = false;
    for (const char c : text::fold(name)) {
        const bool is_letter = c >= 'a' && c <= 'z';
        if (!is_letter && !is_digit(c)) {
            in_word = false;
            continue;
        }
        if (!in_word) words.emplace_back();
        in_word = true;
        words.back().push_back(is_letter ? static_cast<char>(c - 'a' + 'A') : c);
    }
    return words;
}

} // namespace

std::span<const default_status> default_statuses() {
    static constexpr std::array<default_status, 7> workflow{
        {{"New", category::triage},
         {"Confirmed", category::open},
         {"In progress", category::started},
         {"In review", category::started},
         {"Fixed", category::done},
         {"Verified", category::done},
         {"Closed", category::dropped}}
    };
    return workflow;
}

bool is_open(category which) {
    return which != category::done && which != category::dropped;
}

bool is_entry(category which) {
    return which == category::triage || which == category::open;
}

std::string_view usual_color(category of) {
    switch (of) {
    case category::triage:
        return "amber";
    case category::open:
        return "blue";
    case category::started:
        return "violet";
    case category::done:
        return "green";
    case category::dropped:
        break;
    }
    return "#6b7280";
}

bool is_key(std::string_view text) {
    return text.size() >= 2 && text.size() <= key_length_max && is_upper(text.front()) &&
           std::ranges::all_of(text, [](char c) { return is_upper(c) || is_digit(c); });
}

std::string propose_key(std::string_view name) {
    const auto words = words_of(name);
    std::string key;
    if (words.size() == 1) {
        key = words.front().substr(0, proposed_from_one_word);
    } else {
        for (const auto& word : words) key.push_back(word.front());
    }
    key.erase(0, key.find_first_not_of("0123456789"));
    key.resize(std::min(key.size(), key_length_max));
    return is_key(key) ? key : "BUG";
}

std::string numbered_key(std::string_view proposed, int count) {
    if (count <= 1) return std::string{proposed};
    const auto digits = std::to_string(count);
    return std::string{proposed.substr(0, key_length_max - digits.size())} + digits;
}

bool is_color(std::string_view text) {
    return text.size() == 7 && text[0] == '#' && std::ranges::all_of(text.substr(1), [](char c) {
               return is_digit(c) || (c >= 'a' && c <= 'f');
           });
}

outcome<create_project_request> check(create_project_request what) {
    what.name = text::trim(what.name);
    what.description = text::trim(what.description);
    problem wrong{.status = 422, .code = "invalid", .detail = "All input fields are required."};
    if (what.name.empty()) wrong.fields.push_back({"/name", "required", "Write a name."});
    if (what.description.empty()) {
        wrong.fields.push_back({"/description", "required", "Write a description."});
    }
    if (!wrong.fields.empty()) return refused{std::move(wrong)};

    wrong.detail = "Some fields cannot be accepted.";
    if (what.id && !is_uuid_v7(what.id->value)) {
        wrong.fields.push_back({"/id", "wrong_format", "Send a UUID of version 7, or none."});
    }
    if (what.key && !is_key(*what.key)) {
        wrong.fields.push_back(
            {"/key", "wrong_format", "Use 2 to 10 capital letters and digits, a letter first."}
        );
    }
    if (what.color && !is_color(*what.color)) {
        wrong.fields.push_back({"/color", "wrong_format", "Write the colour like #6346c7."});
    }
    if (!wrong.fields.empty()) return refused{std::move(wrong)};
    return what;
}

} // namespace lacewing::projects
