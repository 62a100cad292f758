#include "query/fields.hpp"

#include "platform/core/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

namespace lacewing::query {

namespace {

using names = std::string_view;

constexpr std::array category_choices{
    names{"triage"}, names{"open"}, names{"started"}, names{"done"}, names{"dropped"}
};
constexpr std::array resolution_choices{
    names{"fixed"},
    names{"duplicate"},
    names{"wont_fix"},
    names{"cannot_reproduce"},
    names{"by_design"},
    names{"invalid"},
    names{"obsolete"}
};
constexpr std::array severity_choices{names{"S1"}, names{"S2"}, names{"S3"}, names{"S4"}};
constexpr std::array priority_choices{
    names{"urgent"}, names{"high"}, names{"medium"}, names{"low"}
};
constexpr std::array flag_choices{
    names{"open"},
    names{"closed"},
    names{"triage"},
    names{"started"},
    names{"done"},
    names{"dropped"},
    names{"blocked"},
    names{"ready"},
    names{"overdue"},
    names{"snoozed"},
    names{"regression"},
    names{"restricted"},
    names{"watched"},
    names{"voted"},
    names{"mine"},
    names{"stale"}
};

constexpr std::array title_words{names{"summary"}};
constexpr std::array status_words{names{"state"}};
constexpr std::array severity_words{names{"sev"}};
constexpr std::array priority_words{names{"prio"}};
constexpr std::array assignee_words{names{"assigned"}, names{"assigned-to"}};
constexpr std::array author_words{names{"reporter"}, names{"reported-by"}, names{"created-by"}};
constexpr std::array watcher_words{names{"watched-by"}};
constexpr std::array voter_words{names{"voted-by"}};
constexpr std::array label_words{names{"labels"}, names{"tag"}};
constexpr std::array environment_words{names{"env"}};
constexpr std::array created_words{names{"reported"}};
constexpr std::array updated_words{names{"modified"}};
constexpr std::array due_words{names{"due-date"}, names{"deadline"}};
constexpr std::array since_words{names{"status-since"}};
constexpr std::array attachments_words{names{"files"}};
constexpr std::array reopened_words{names{"reopen"}};
constexpr std::array blocks_words{names{"blocking"}};
constexpr std::array blocked_by_words{names{"depends-on"}};
constexpr std::array parent_words{names{"child-of"}};
constexpr std::array child_words{names{"parent-of"}};
constexpr std::array duplicate_words{names{"duplicated-by"}};
constexpr std::array relates_to_words{names{"related"}, names{"related-to"}};

/// A row of the table, said in few words.
struct row : facts {
    constexpr row(field of, names called, query::kind by, names means)
        : facts{.is = of, .name = called, .kind = by, .meaning = means} {}
    constexpr row also(std::span<const names> words) const {
        auto copy = *this;
        copy.aliases = words;
        return copy;
    }
    constexpr row among(std::span<const names> these) const {
        auto copy = *this;
        copy.choices = these;
        return copy;
    }
    constexpr row sorting() const {
        auto copy = *this;
        copy.sorts = true;
        return copy;
    }
    constexpr row grouping() const {
        auto copy = *this;
        copy.groups = true;
        return copy;
    }
};

constexpr std::array<facts, 37> table{
    row(field::key, "key", kind::key, "the bug's own key").sorting(),
    row(field::title, "title", kind::text, "words of the title").also(title_words).sorting(),
    row(field::project, "project", kind::title, "the project, by key or name").sorting().grouping(),
    row(field::status, "status", kind::title, "the status, by name")
        .also(status_words)
        .sorting()
        .grouping(),
    row(field::category, "category", kind::choice, "what the status means")
        .among(category_choices)
        .sorting()
        .grouping(),
    row(field::resolution, "resolution", kind::choice, "why it was closed")
        .among(resolution_choices)
        .sorting()
        .grouping(),
    row(field::severity, "severity", kind::scale, "the harm it does")
        .also(severity_words)
        .among(severity_choices)
        .sorting()
        .grouping(),
    row(field::priority, "priority", kind::scale, "when it shall be worked on")
        .also(priority_words)
        .among(priority_choices)
        .sorting()
        .grouping(),
    row(field::assignee, "assignee", kind::person, "who works on it")
        .also(assignee_words)
        .sorting()
        .grouping(),
    row(field::author, "author", kind::person, "who reported it")
        .also(author_words)
        .sorting()
        .grouping(),
    row(field::watcher, "watcher", kind::person, "who watches it").also(watcher_words),
    row(field::voter, "voter", kind::person, "who voted for it").also(voter_words),
    row(field::label, "label", kind::label, "what it is marked with").also(label_words),
    row(field::environment, "environment", kind::environment, "where it was seen")
        .also(environment_words),
    row(field::created, "created", kind::moment, "when it was reported")
        .also(created_words)
        .sorting(),
    row(field::updated, "updated", kind::moment, "when it last changed")
        .also(updated_words)
        .sorting(),
    row(field::closed, "closed", kind::moment, "when it was closed").sorting(),
    row(field::due, "due", kind::day, "the day by which it shall be done")
        .also(due_words)
        .sorting(),
    row(field::since, "since", kind::moment, "when it got its status").also(since_words).sorting(),
    row(field::estimate, "estimate", kind::decimal, "the work it takes").sorting(),
    row(field::votes, "votes", kind::number, "how many voted for it").sorting(),
    row(field::comments, "comments", kind::number, "how many comments it has").sorting(),
    row(field::attachments, "attachments", kind::number, "how many files it has")
        .also(attachments_words),
    row(field::watchers, "watchers", kind::number, "how many watch it"),
    row(field::reopened, "reopened", kind::number, "how often it was opened again")
        .also(reopened_words)
        .sorting(),
    row(field::age, "age", kind::duration, "how long ago it was reported").sorting(),
    row(field::in_status, "in-status", kind::duration, "how long it has had its status").sorting(),
    row(field::blocks, "blocks", kind::relation, "a bug that waits for it").also(blocks_words),
    row(field::blocked_by, "blocked-by", kind::relation, "a bug that it waits for")
        .also(blocked_by_words),
    row(field::parent, "parent", kind::relation, "the bug that it is a part of")
        .also(parent_words)
        .grouping(),
    row(field::child, "child", kind::relation, "a bug that is a part of it").also(child_words),
    row(field::duplicate_of, "duplicate-of", kind::relation, "the original"),
    row(field::duplicate, "duplicate", kind::relation, "a bug that tells the same again")
        .also(duplicate_words),
    row(field::relates_to, "relates-to", kind::relation, "a bug that has to do with it")
        .also(relates_to_words),
    row(field::caused_by, "caused-by", kind::relation, "the bug that it came from"),
    row(field::causes, "causes", kind::relation, "a bug that came from it"),
    row(field::is, "is", kind::flag, "open, blocked, overdue, …").among(flag_choices),
};

constexpr bool stands_in_order() {
    for (std::size_t at = 0; at < table.size(); ++at) {
        if (static_cast<std::size_t>(table[at].is) != at) return false;
    }
    return true;
}

static_assert(table.size() == static_cast<std::size_t>(field::is) + 1 && stands_in_order());
static_assert(flag_choices.size() == static_cast<std::size_t>(flag::stale) + 1);

std::string spelled(std::string_view name) {
    auto folded = text::fold(name);
    std::ranges::replace(folded, '_', '-');
    return folded;
}

bool is_among(std::string_view wanted, std::span<const std::string_view> words) {
    return std::ranges::find(words, wanted) != words.end();
}

/// How many letters must be put in, taken out or changed to make one of the other (Levenshtein).
std::size_t distance(std::string_view one, std::string_view other) {
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < one.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < other.size(); ++j) {
            const auto changed = diagonal + (one[i] == other[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, diagonal + 1, row[j] + 1});
        }
    }
    return row.back();
}

} // namespace

std::span<const facts> all_fields() {
    return table;
}

const facts& facts_of(field of) {
    return table.at(static_cast<std::size_t>(of));
}

std::optional<field> find_field(std::string_view name) {
    const auto wanted = spelled(name);
    for (const auto& each : table) {
        if (each.name == wanted || is_among(wanted, each.aliases)) return each.is;
    }
    return std::nullopt;
}

std::string_view nearest_field_name(std::string_view name) {
    std::vector<std::string_view> all;
    for (const auto& each : table) {
        all.push_back(each.name);
        all.insert(all.end(), each.aliases.begin(), each.aliases.end());
    }
    return nearest_name(spelled(name), all);
}

std::string_view nearest_name(std::string_view name, std::span<const std::string_view> among) {
    // What stands behind makes little difference, and looking costs the product of both lengths.
    constexpr std::size_t enough = 32;
    const auto wanted = text::fold(name).substr(0, enough);
    std::string_view nearest;
    auto least = std::numeric_limits<std::size_t>::max();
    for (const auto candidate : among) {
        const auto letters = distance(wanted, text::fold(candidate).substr(0, enough));
        if (letters < least) {
            least = letters;
            nearest = candidate;
        }
    }
    return nearest;
}

bool is_ordered(kind of) {
    return of == kind::scale || of == kind::number || of == kind::decimal || of == kind::moment ||
           of == kind::duration || of == kind::day;
}

std::string_view name_of(flag of) {
    return flag_choices.at(static_cast<std::size_t>(of));
}

} // namespace lacewing::query
