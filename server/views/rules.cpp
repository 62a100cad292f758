#include "views/rules.hpp"

#include "platform/core/text.hpp"
#include "views/check_query.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace lacewing::views {

namespace {

bool is_letter_or_line(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
}

bool has_repeated(std::vector<std::string> names) {
    std::ranges::sort(names);
    return std::ranges::adjacent_find(names) != names.end();
}

std::vector<std::string> columns_with_limit(const view& of) {
    std::vector<std::string> names;
    for (const auto& each : of.column_limits) names.push_back(each.column);
    return names;
}

/// What a board's columns are made of.
grouping columns_of(const view& board) {
    return board.group_by == grouping::none ? grouping::status : board.group_by;
}

} // namespace

bool is_field_name(std::string_view text) {
    return std::ranges::all_of(text, is_letter_or_line);
}

problem bad_field(std::string_view pointer, std::string_view code, std::string_view detail) {
    return {
        .status = 422,
        .code = "invalid",
        .detail = "Please correct the marked fields.",
        .fields = {{std::string{pointer}, std::string{code}, std::string{detail}}},
        .retry_after_s = {},
        .current = {}
    };
}

outcome<view> checked(view wanted) {
    wanted.name = std::string{text::trim(wanted.name)};
    if (wanted.name.empty()) return refused{bad_field("/name", "required", "Write a name.")};
    if (auto fine = check_query(wanted.query, wanted.sort); !fine) return refused{fine.error()};
    if (has_repeated(wanted.columns)) {
        return refused{bad_field("/columns", "duplicate", "Name every column once.")};
    }
    if (has_repeated(wanted.hidden_columns)) {
        return refused{bad_field("/hiddenColumns", "duplicate", "Name every column once.")};
    }
    if (has_repeated(columns_with_limit(wanted))) {
        return refused{bad_field("/columnLimits", "duplicate", "Give every column one limit.")};
    }
    if (wanted.layout == layout::board && wanted.lanes_by == columns_of(wanted)) {
        return refused{
            bad_field("/lanesBy", "duplicate", "Columns and lanes are made of different fields.")
        };
    }
    return wanted;
}

} // namespace lacewing::views
