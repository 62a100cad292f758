#include "snapshot/lines/bug_lines.hpp"

#include "bugs/order/rank.hpp"
#include "platform/schema/parse.hpp"
#include "snapshot/lines/times.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <ranges>
#include <string_view>

namespace lacewing::snapshot {

namespace {

/// What stands for a rank, other than the number of a head.
constexpr std::uint64_t own_text = 0;
constexpr std::uint64_t of_import = 1;
constexpr std::uint64_t of_creation = 2;
constexpr std::uint64_t first_head = 3;
constexpr std::size_t head_length = 9;
constexpr std::size_t tail_length = 4;

template <class Value>
digits column_of(std::span<const store::row> rows, Value value) {
    std::vector<std::uint64_t> numbers;
    numbers.reserve(rows.size());
    for (const auto& each : rows) numbers.push_back(static_cast<std::uint64_t>(value(each)));
    return to_digits(numbers);
}

std::vector<uuid> ids_in(const std::string& json) {
    if (json == "[]") return {};
    return value(schema::parse<std::vector<uuid>>(json));
}

bool are_same(std::vector<uuid> some, std::span<const uuid> highest_first) {
    std::ranges::sort(some, std::ranges::greater{});
    const auto again = std::ranges::unique(some);
    some.erase(again.begin(), again.end());
    return std::ranges::equal(some, highest_first);
}

std::uint64_t tail_number(std::string_view hexadecimal) {
    constexpr int base = 16;
    std::uint64_t number = 0;
    std::from_chars(hexadecimal.data(), hexadecimal.data() + hexadecimal.size(), number, base);
    return number;
}

} // namespace

bug_lines::bug_lines(const snapshot_header& head, with_ids ids) : ids_(ids) {
    for (const auto& each : head.projects) {
        projects_.emplace(each.id.value, projects_.size());
        for (std::uint64_t at = 0; const auto& status : each.statuses) {
            statuses_.emplace(status.id.value, at++);
        }
    }
    for (const auto& each : head.labels) {
        labels_.emplace(each.id.value, static_cast<std::int64_t>(labels_.size()));
    }
    for (const auto& each : head.resolutions) resolutions_.emplace(each, resolutions_.size());
}

snapshot_bugs bug_lines::line_of(std::span<const store::row> rows) {
    using store::row;
    snapshot_bugs line{.count = std::ssize(rows)};
    for (const auto& each : rows) line.title.push_back(each.title);
    tell_places(rows, line);
    line.resolution =
        column_of(rows, [&](const row& of) { return resolutions_.at(of.resolution); });
    line.severity = column_of(rows, [](const row& of) { return of.severity; });
    line.priority = column_of(rows, [](const row& of) { return of.priority; });
    line.restricted = column_of(rows, [](const row& of) { return of.is_restricted ? 1 : 0; });
    line.estimate =
        column_of(rows, [](const row& of) { return of.estimate ? *of.estimate + 1 : 0; });
    line.votes = column_of(rows, [](const row& of) { return of.votes; });
    line.comments = column_of(rows, [](const row& of) { return of.comments; });
    line.attachments = column_of(rows, [](const row& of) { return of.attachments; });
    line.reopened = column_of(rows, [](const row& of) { return of.reopened; });
    line.rev = column_of(rows, [](const row& of) { return of.rev - 1; });
    line.labels = column_of(rows, [&](const row& of) { return label_set(of.labels); });
    line.label_sets = label_sets_.take_untold();
    tell_people(rows, line);
    tell_times(rows, line);
    if (ids_ == with_ids::yes) line.id_time = id_times_of(rows);
    tell_ranks(rows, line);
    return line;
}

void bug_lines::tell_places(std::span<const store::row> rows, snapshot_bugs& line) {
    std::unordered_map<uuid, std::int64_t> last;
    line.project = column_of(rows, [&](const auto& of) { return projects_.at(of.project); });
    line.status = column_of(rows, [&](const auto& of) { return statuses_.at(of.status); });
    line.number = column_of(rows, [&](const auto& of) {
        auto& before = last[of.project];
        return zigzag(of.number - std::exchange(before, of.number));
    });
}

void bug_lines::tell_people(std::span<const store::row> rows, snapshot_bugs& line) {
    line.author = column_of(rows, [&](const auto& of) { return people_.number_of(of.author); });
    line.assignees = column_of(rows, [&](const auto& of) { return people_set(of.assignees); });
    line.voters = column_of(rows, [&](const auto& of) { return people_set(std::span{of.voters}); });
    line.watchers = column_of(rows, [&](const auto& of) { return watchers_of(of); });
    line.people_sets = people_sets_.take_untold();
    line.people = people_.take_untold();
}

/// Sets are told by the text that the database keeps: the same few texts come again and again.
std::uint64_t bug_lines::people_set(const std::string& json) {
    const auto known = people_sets_by_json_.find(json);
    if (known != people_sets_by_json_.end()) return known->second;
    const auto people = ids_in(json);
    const auto number = people_set(people);
    people_sets_by_json_.emplace(json, number);
    return number;
}

std::uint64_t bug_lines::people_set(std::span<const uuid> people) {
    numbered_set found;
    for (const auto& each : people) {
        found.push_back(static_cast<std::int64_t>(people_.number_of(each)));
    }
    return people_sets_.number_of(found);
}

/// Who takes part in a bug watches it: most sets are these.
std::uint64_t bug_lines::watchers_of(const store::row& of) {
    if (of.watchers.empty()) return 0;
    if (of.watchers.size() == 1 && of.watchers.front() == of.author) return 1;
    auto usual = ids_in(of.assignees);
    usual.push_back(of.author);
    if (are_same(std::move(usual), of.watchers)) return 2;
    return 2 + people_set(std::span{of.watchers});
}

std::uint64_t bug_lines::label_set(const std::string& json) {
    const auto known = label_sets_by_json_.find(json);
    if (known != label_sets_by_json_.end()) return known->second;
    numbered_set found;
    for (const auto& each : ids_in(json)) found.push_back(labels_.at(each));
    const auto number = label_sets_.number_of(found);
    label_sets_by_json_.emplace(json, number);
    return number;
}

/// Most ranks follow from other columns: those of reported and imported bugs that nobody moved.
void bug_lines::tell_ranks(std::span<const store::row> rows, snapshot_bugs& line) {
    numbers tails;
    line.rank = column_of(rows, [&](const store::row& of) {
        const std::string_view text = of.rank;
        const bool has_tail = text.size() > tail_length;
        if (has_tail && text == bugs::rank::of_import(of.number, bug_id{of.id})) {
            tails.push_back(tail_number(text.substr(text.size() - tail_length)));
            return of_import;
        }
        const auto as_new = bugs::rank::of_new(timestamp{of.created}, of.number);
        if (text == as_new) return of_creation;
        if (text.size() > head_length && text.substr(head_length) == as_new.substr(head_length)) {
            return first_head + rank_heads_.number_of(std::string{text.substr(0, head_length)});
        }
        line.rank_texts.push_back(of.rank);
        return own_text;
    });
    line.rank_tail = to_digits(tails);
    line.rank_heads = rank_heads_.take_untold();
}

} // namespace lacewing::snapshot
