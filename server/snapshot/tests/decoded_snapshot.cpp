#include "snapshot/tests/decoded_snapshot.hpp"

#include "bugs/rules.hpp"
#include "platform/schema/parse.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <stdexcept>
#include <utility>

namespace lacewing::snapshot {

namespace {

constexpr std::string_view letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::string_view base62 =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

std::uint64_t at(const digits& column, std::size_t row) {
    std::uint64_t number = 0;
    for (const auto& text : column) number = number * 64 + letters.find(text.at(row));
    return number;
}

std::int64_t natural(const digits& column, std::size_t row) {
    return static_cast<std::int64_t>(at(column, row));
}

std::int64_t unsign(std::uint64_t zigzagged) {
    const auto half = static_cast<std::int64_t>(zigzagged >> 1);
    return (zigzagged & 1) == 0 ? half : -half - 1;
}

std::int64_t signed_at(const digits& column, std::size_t row) {
    return unsign(at(column, row));
}

std::string to_base62(std::int64_t number) {
    std::string text;
    for (auto left = std::max<std::int64_t>(number, 0); left > 0; left /= 62) {
        text.insert(text.begin(), base62[static_cast<std::size_t>(left % 62)]);
    }
    return text;
}

std::string padded(const std::string& text) {
    return text.size() < 9 ? std::string(9 - text.size(), '0') + text : text;
}

std::string day_of(std::int64_t days) {
    const std::chrono::year_month_day date{std::chrono::sys_days{std::chrono::days{days}}};
    return fmt::format(
        "{:04}-{:02}-{:02}",
        static_cast<int>(date.year()),
        static_cast<unsigned>(date.month()),
        static_cast<unsigned>(date.day())
    );
}

class decoder {
public:
    void take(std::string_view line) {
        if (made.is_whole) throw std::runtime_error{"a line behind the end"};
        if (line.starts_with(R"({"type":"snapshot")")) {
            made.head = value(schema::parse<snapshot_header>(line));
        } else if (line.starts_with(R"({"type":"bugs")")) {
            take_bugs(value(schema::parse<snapshot_bugs>(line)));
        } else if (line.starts_with(R"({"type":"relations")")) {
            take_relations(value(schema::parse<snapshot_relations>(line)));
        } else if (line.starts_with(R"({"type":"ids")")) {
            take_ids(value(schema::parse<snapshot_ids>(line)));
        } else {
            take_end(value(schema::parse<snapshot_end>(line)));
        }
    }

    decoded_snapshot made;

private:
    void take_bugs(const snapshot_bugs& line) {
        people.insert(people.end(), line.people.begin(), line.people.end());
        people_sets.insert(people_sets.end(), line.people_sets.begin(), line.people_sets.end());
        label_sets.insert(label_sets.end(), line.label_sets.begin(), line.label_sets.end());
        heads.insert(heads.end(), line.rank_heads.begin(), line.rank_heads.end());
        std::map<std::uint64_t, std::int64_t> last_number;
        std::int64_t last_created = 0;
        tails_used = 0;
        texts_used = 0;
        for (std::size_t row = 0; row < static_cast<std::size_t>(line.count); ++row) {
            bugs::bug bug;
            read_place(line, row, last_number[at(line.project, row)], bug);
            read_people(line, row, bug);
            bug.created.microseconds = last_created += signed_at(line.created, row) * line.unit;
            read_times(line, row, bug);
            bug.rank = rank_of(line, row, bug);
            if (line.id_time) {
                auto ms = bug.created.microseconds / 1000 + signed_at(*line.id_time, row);
                for (std::size_t byte = 6; byte-- > 0; ms >>= 8) {
                    bug.id.value.bytes.at(byte) = static_cast<std::uint8_t>(ms & 255);
                }
            }
            made.counted.push_back(
                {.comments = natural(line.comments, row),
                 .attachments = natural(line.attachments, row)}
            );
            made.bugs.push_back(std::move(bug));
        }
        made.lines_of_bugs.push_back(line.count);
    }

    void read_place(
        const snapshot_bugs& line, std::size_t row, std::int64_t& last_number, bugs::bug& bug
    ) const {
        const auto& project = made.head.projects.at(at(line.project, row));
        const auto& status = project.statuses.at(at(line.status, row));
        bug.org_id = made.head.org_id;
        bug.project_id = project.id;
        bug.number = last_number += signed_at(line.number, row);
        bug.key = bugs::print_key(project.key, bug.number);
        bug.title = line.title.at(row);
        bug.status = status.id;
        bug.is_open = status.category != projects::category::done &&
                      status.category != projects::category::dropped;
        bug.resolution = word<bugs::resolution>(made.head.resolutions.at(at(line.resolution, row)));
        bug.severity = word<bugs::severity>(made.head.severities.at(at(line.severity, row)));
        bug.priority = word<bugs::priority>(made.head.priorities.at(at(line.priority, row)));
        if (at(line.restricted, row) == 1) bug.visibility = changes::visibility::restricted;
        if (const auto estimate = natural(line.estimate, row)) {
            bug.estimate = static_cast<double>(estimate - 1) / 100;
        }
        bug.vote_count = natural(line.votes, row);
        bug.reopen_count = natural(line.reopened, row);
        bug.rev = natural(line.rev, row) + 1;
        if (const auto set = at(line.labels, row)) {
            for (const auto each : label_sets.at(set - 1)) {
                bug.labels.push_back(made.head.labels.at(static_cast<std::size_t>(each)).id);
            }
        }
    }

    template <class E>
    static E word(const std::string& text) {
        return schema::value_named<E>(text).value();
    }

    [[nodiscard]] std::vector<uuid> set_of(std::uint64_t number) const {
        std::vector<uuid> found;
        if (number == 0) return found;
        for (const auto each : people_sets.at(number - 1)) {
            found.push_back(people.at(static_cast<std::size_t>(each)));
        }
        return found;
    }

    void read_people(const snapshot_bugs& line, std::size_t row, bugs::bug& bug) const {
        bug.bug_author = people.at(at(line.author, row));
        bug.assigned_members = set_of(at(line.assignees, row));
        bug.voters = set_of(at(line.voters, row));
        std::vector<uuid> watchers;
        const auto how = at(line.watchers, row);
        if (how == 1) watchers = {bug.bug_author};
        if (how == 2) {
            watchers = bug.assigned_members;
            watchers.push_back(bug.bug_author);
        }
        if (how > 2) watchers = set_of(how - 2);
        std::ranges::sort(watchers);
        const auto again = std::ranges::unique(watchers);
        watchers.erase(again.begin(), again.end());
        std::ranges::sort(*bug.voters);
        bug.watchers = watchers;
    }

    static void read_times(const snapshot_bugs& line, std::size_t row, bugs::bug& bug) {
        const auto unit = line.unit;
        bug.status_since.microseconds =
            bug.created.microseconds + signed_at(line.since, row) * unit;
        bug.updated.microseconds =
            bug.status_since.microseconds + signed_at(line.updated, row) * unit;
        if (const auto closed = at(line.closed, row)) {
            bug.closed = timestamp{bug.status_since.microseconds + unsign(closed - 1) * unit};
        }
        if (const auto due = natural(line.due, row)) bug.due = day_of(due - 1);
        const auto snooze = at(line.snooze, row);
        if (snooze == 1) bug.snooze = bugs::snooze{};
        if (snooze > 1) {
            bug.snooze = bugs::snooze{
                .until = timestamp{bug.created.microseconds + unsign(snooze - 2) * unit}
            };
        }
    }

    std::string rank_of(const snapshot_bugs& line, std::size_t row, const bugs::bug& of) {
        const auto how = at(line.rank, row);
        const auto number = to_base62(of.number);
        if (how == 0) return line.rank_texts.at(texts_used++);
        if (how == 1) {
            return fmt::format("{}{:04x}", padded(number), at(line.rank_tail, tails_used++));
        }
        const auto head = how == 2 ? padded(to_base62(of.created.microseconds)) : heads.at(how - 3);
        return head + base62.at(number.size()) + number;
    }

    void take_relations(const snapshot_relations& line) {
        std::int64_t from = 0;
        for (std::size_t row = 0; row < static_cast<std::size_t>(line.count); ++row) {
            from += signed_at(line.from, row);
            const auto to = from + signed_at(line.to, row);
            pairs.push_back({at(line.kind, row), from, to});
        }
    }

    void take_ids(const snapshot_ids& line) {
        for (std::size_t row = 0; row < static_cast<std::size_t>(line.count); ++row) {
            auto& id = made.bugs.at(static_cast<std::size_t>(line.first) + row).id.value;
            std::string bits;
            for (const auto& text : line.tail) {
                bits += fmt::format("{:06b}", letters.find(text.at(row)));
            }
            for (std::size_t byte = 0; byte < 10; ++byte) {
                id.bytes.at(6 + byte) = static_cast<std::uint8_t>(
                    std::stoi(bits.substr(bits.size() - 80 + byte * 8, 8), nullptr, 2)
                );
            }
        }
    }

    void take_end(const snapshot_end& line) {
        made.is_whole = line.bugs == std::ssize(made.bugs) && line.relations == std::ssize(pairs) &&
                        line.bugs == made.head.total;
        for (const auto& each : pairs) {
            made.relations.push_back(
                {.kind = made.head.relation_kinds.at(each.kind),
                 .from = made.bugs.at(static_cast<std::size_t>(each.from)).id,
                 .to = made.bugs.at(static_cast<std::size_t>(each.to)).id}
            );
        }
    }

    struct pair {
        std::uint64_t kind;
        std::int64_t from;
        std::int64_t to;
    };
    std::vector<uuid> people;
    std::vector<std::vector<std::int64_t>> people_sets;
    std::vector<std::vector<std::int64_t>> label_sets;
    std::vector<std::string> heads;
    std::vector<pair> pairs;
    std::size_t tails_used = 0;
    std::size_t texts_used = 0;
};

} // namespace

decoded_snapshot decode(std::string_view lines) {
    decoder all;
    while (!lines.empty()) {
        const auto end = lines.find('\n');
        if (end == lines.npos) break; // a line that was cut
        all.take(lines.substr(0, end));
        lines.remove_prefix(end + 1);
    }
    return std::move(all.made);
}

} // namespace lacewing::snapshot
