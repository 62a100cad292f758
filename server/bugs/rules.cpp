#include "bugs/rules.hpp"

#include "platform/core/text.hpp"
#include "projects/rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <set>
#include <utility>

namespace lacewing::bugs {

namespace {

// Longer numbers than any counter reaches.
constexpr std::size_t number_digits_max = 15;

problem resolution_of_open_bug() {
    return bad_field(
        "/resolution", "resolution_of_open_bug", "Only a closed bug has a resolution."
    );
}

problem resolution_missing() {
    return bad_field("/resolution", "resolution_missing", "Choose a resolution to close the bug.");
}

} // namespace

problem bad_field(std::string_view pointer, std::string_view code, std::string_view detail) {
    return {
        .status = 422,
        .code = "invalid",
        .detail = std::string{detail},
        .fields = {{std::string{pointer}, std::string{code}, std::string{detail}}},
        .retry_after_s = {},
        .current = {}
    };
}

outcome<std::string> check_title(std::string_view title) {
    const auto trimmed = text::trim(title);
    if (trimmed.empty()) return refused{bad_field("/title", "required", "Write a title.")};
    if (text::count_code_points(trimmed) > limits::bug_title_max) {
        return refused{bad_field("/title", "too_long", "Use at most 256 characters.")};
    }
    if (text::has_line_end_or_control(trimmed)) {
        return refused{bad_field("/title", "line_end", "Write the title in one line.")};
    }
    return std::string{trimmed};
}

outcome<std::int64_t> check_estimate(double estimate) {
    constexpr double hundredths = 100;
    // Far below what a double tells apart at the greatest estimate.
    constexpr double tolerance = 1e-6;
    const double scaled = estimate * hundredths;
    const double whole = std::round(scaled);
    if (std::abs(scaled - whole) > tolerance) {
        return refused{bad_field("/estimate", "too_fine", "Use at most two decimals.")};
    }
    return static_cast<std::int64_t>(whole);
}

outcome<void> check_environment(std::span<const environment_entry> entries) {
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (seen.insert(entries[i].name).second) continue;
        return refused{bad_field(
            fmt::format("/environment/{}/name", i),
            "duplicate",
            "This name stands there already: write both values in one entry."
        )};
    }
    return {};
}

std::vector<uuid> readers_of(const bug& which) {
    std::vector<uuid> readers{uuid{}, which.bug_author};
    std::ranges::copy(which.assigned_members, std::back_inserter(readers));
    if (which.shared_with) std::ranges::copy(*which.shared_with, std::back_inserter(readers));
    std::ranges::sort(readers);
    const auto repeated = std::ranges::unique(readers);
    readers.erase(repeated.begin(), repeated.end());
    return readers;
}

standing standing_of(const bug& of) {
    return {
        .status = of.status,
        .is_open = of.is_open,
        .resolution = of.resolution,
        .closed = of.closed,
        .since = of.status_since,
        .reopen_count = of.reopen_count
    };
}

void stand(bug& which, const standing& now) {
    which.status = now.status;
    which.is_open = now.is_open;
    which.resolution = now.resolution;
    which.closed = now.closed;
    which.status_since = now.since;
    which.reopen_count = now.reopen_count;
}

outcome<standing> move(
    const standing& from,
    const projects::status& to,
    std::optional<bugs::resolution> sent,
    timestamp now
) {
    auto after = from;
    after.status = to.id;
    after.is_open = projects::is_open(to.category);
    if (to.id != from.status) after.since = now;
    if (after.is_open) {
        if (sent.value_or(resolution::none) != resolution::none) {
            return refused{resolution_of_open_bug()};
        }
        after.resolution = resolution::none;
        after.closed = std::nullopt;
        if (!from.is_open) ++after.reopen_count;
        return after;
    }
    after.resolution = sent.value_or(from.resolution);
    if (after.resolution == resolution::none) {
        return refused{resolution_missing()};
    }
    if (from.is_open) after.closed = now;
    return after;
}

outcome<standing> enter(
    const projects::status& in,
    bugs::resolution how,
    timestamp since,
    std::optional<timestamp> closed,
    std::int64_t reopen_count
) {
    const bool is_open = projects::is_open(in.category);
    if (is_open && how != resolution::none) return refused{resolution_of_open_bug()};
    if (!is_open && how == resolution::none) return refused{resolution_missing()};
    if (closed.has_value() == is_open) {
        return refused{bad_field(
            "/closed", "closed_missing", "A closed bug, and no other, has a time of closing."
        )};
    }
    return standing{
        .status = in.id,
        .is_open = is_open,
        .resolution = how,
        .closed = closed,
        .since = since,
        .reopen_count = reopen_count
    };
}

std::optional<bug_key> parse_key(std::string_view text) {
    const auto dash = text.rfind('-');
    if (dash == std::string_view::npos || !projects::is_key(text.substr(0, dash))) {
        return std::nullopt;
    }
    auto digits = text.substr(dash + 1);
    const bool is_restricted = digits.starts_with('R');
    if (is_restricted) digits.remove_prefix(1);
    if (digits.empty() || digits.front() == '0' || digits.size() > number_digits_max) {
        return std::nullopt;
    }
    bug_key key{.project = text.substr(0, dash), .number = 0};
    const auto* end = digits.data() + digits.size();
    const auto [stopped_at, failure] = std::from_chars(digits.data(), end, key.number);
    if (failure != std::errc{} || stopped_at != end || key.number < 1) return std::nullopt;
    if (is_restricted) key.number = -key.number;
    return key;
}

std::string print_key(std::string_view project, std::int64_t number) {
    std::string key{project};
    key += number < 0 ? "-R" : "-";
    key += std::to_string(std::abs(number));
    return key;
}

} // namespace lacewing::bugs
