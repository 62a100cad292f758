#include "lists/tests/plain_world.hpp"

#include "bugs/rules.hpp"
#include "platform/core/text.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <stdexcept>
#include <variant>

namespace lacewing::lists::plain {

namespace {

using bugs::bug;
using query::field;
using query::flag;

struct evaluation {
    const world& in;
    const query::tree& tree;
    const reader& who;

    [[nodiscard]] bool holds(const query::node& of, const bug& b) const;
    [[nodiscard]] bool holds(const query::filter& of, const bug& b) const;
    [[nodiscard]] bool holds(field by, const query::value& of, query::comparison how, const bug& b)
        const;
    [[nodiscard]] bool has_flag(flag of, const bug& b) const;
    [[nodiscard]] bool is_empty(field by, const bug& b) const;
    [[nodiscard]] bool has_words(const query::words& of, const bug& b) const;
    [[nodiscard]] bool names(field by, const uuid& id, const query::name& called) const;
    [[nodiscard]] std::vector<const bug*> others(field by, const bug& b) const;
    [[nodiscard]] bool is(const query::bug_key& of, const bug& b) const;
    [[nodiscard]] std::set<bug_id> below(const bug& top) const;
    [[nodiscard]] std::int64_t count(field by, const bug& b) const;
};

std::u32string code_points(const std::string& utf8) {
    std::u32string made;
    for (const char each : utf8) {
        const auto byte = static_cast<unsigned char>(each);
        if ((byte & 0xc0U) != 0x80U) {
            const auto bits = byte < 0x80 ? 0x7fU : byte < 0xe0 ? 0x1fU : byte < 0xf0 ? 0x0fU : 7U;
            made += static_cast<char32_t>(byte & bits);
        } else {
            made.back() = static_cast<char32_t>(made.back() << 6U | (byte & 0x3fU));
        }
    }
    return made;
}

bool parts_words(char32_t each) {
    const bool is_letter = (each >= U'a' && each <= U'z') || (each >= U'0' && each <= U'9');
    if (each < 0x80) return !is_letter;
    return (each >= 0xa1 && each <= 0xbf) || (each >= 0x2010 && each <= 0x205e);
}

std::vector<uuid> people_of(field by, const bug& b) {
    switch (by) {
    case field::assignee:
        return b.assigned_members;
    case field::author:
        return {b.bug_author};
    case field::watcher:
        return b.watchers.value();
    default:
        return b.voters.value();
    }
}

std::optional<timestamp> moment_of(field by, const bug& b) {
    switch (by) {
    case field::updated:
        return b.updated;
    case field::closed:
        return b.closed;
    case field::since:
    case field::in_status:
        return b.status_since;
    default:
        return b.created;
    }
}

std::string lower(std::string text) {
    for (auto& each : text) {
        if (each >= 'A' && each <= 'Z') each = static_cast<char>(each - 'A' + 'a');
    }
    return text;
}

/// Place of the value among the field's choices; nothing for an empty one.
std::optional<std::size_t> place_of(field by, std::string_view word) {
    const auto choices = query::facts_of(by).choices;
    const auto at = std::ranges::find(choices, word);
    if (at == choices.end()) return std::nullopt;
    return static_cast<std::size_t>(at - choices.begin());
}

std::string word_of(const world& in, field by, const bug& b) {
    switch (by) {
    case field::severity:
        return std::string{schema::name_of(b.severity)};
    case field::priority:
        return std::string{schema::name_of(b.priority)};
    case field::resolution:
        return std::string{schema::name_of(b.resolution)};
    default:
        return in.categories.at(b.status.value);
    }
}

std::int64_t hundredths_of(const bug& b) {
    return std::llround(b.estimate.value() * 100);
}

template <class T, class Span>
bool is_in(const std::optional<T>& value, const Span& of) {
    return value && (!of.from || *value >= *of.from) && (!of.to || *value <= *of.to);
}

bool evaluation::holds(const query::node& of, const bug& b) const {
    const auto here = [&](const query::node& part) { return holds(part, b); };
    if (const auto* all = std::get_if<query::all_of>(&of.is)) {
        return std::ranges::all_of(all->parts, here);
    }
    if (const auto* any = std::get_if<query::any_of>(&of.is)) {
        return std::ranges::any_of(any->parts, here);
    }
    if (const auto* not_so = std::get_if<query::negation>(&of.is)) return !here(not_so->part.at(0));
    if (const auto* words = std::get_if<query::words>(&of.is)) return has_words(*words, b);
    return holds(std::get<query::filter>(of.is), b);
}

bool evaluation::holds(const query::filter& of, const bug& b) const {
    return std::ranges::any_of(of.values, [&](const query::value& each) {
        return holds(of.by, each, of.how, b);
    });
}

bool evaluation::names(field by, const uuid& id, const query::name& called) const {
    const auto wanted = text::fold(called.text);
    const auto is_named = [&](const std::map<uuid, std::string>& in_names) {
        const auto at = in_names.find(id);
        return at != in_names.end() && text::fold(at->second) == wanted;
    };
    if (by == field::label) return is_named(in.labels);
    if (by == field::status) return is_named(in.statuses);
    if (by == field::project) return is_named(in.project_keys) || is_named(in.project_names);
    if (!called.is_handle && to_string(id) == called.text) return true;
    if (!who.sees_members) return false;
    return is_named(in.usernames) || (!called.is_handle && is_named(in.full_names));
}

bool evaluation::holds(field by, const query::value& of, query::comparison how, const bug& b)
    const {
    const auto& what = of.is;
    if (std::holds_alternative<query::nothing>(what)) return is_empty(by, b);
    if (std::holds_alternative<query::anything>(what)) return !is_empty(by, b);
    const auto* called = std::get_if<query::name>(&what);
    const auto named = [&](const uuid& id) { return names(by, id, *called); };
    switch (query::facts_of(by).kind) {
    case query::kind::key:
        return is(std::get<query::bug_key>(what), b);
    case query::kind::text: {
        const auto title = text::fold(b.title);
        const auto wanted = text::fold(called->text);
        return how == query::comparison::exact ? title == wanted : title.contains(wanted);
    }
    case query::kind::title:
        return named(by == field::status ? b.status.value : b.project_id.value);
    case query::kind::label:
        return std::ranges::any_of(b.labels, [&](label_id id) { return named(id.value); });
    case query::kind::person: {
        const auto people = people_of(by, b);
        if (called == nullptr) {
            return who.self && std::ranges::find(people, *who.self) != people.end();
        }
        return std::ranges::any_of(people, named);
    }
    case query::kind::environment: {
        const auto& wanted = std::get<query::entry>(what);
        return std::ranges::any_of(b.environment.value(), [&](const auto& each) {
            if (wanted.name && lower(each.name) != lower(*wanted.name)) return false;
            return how == query::comparison::exact
                       ? lower(each.value) == lower(wanted.value)
                       : lower(each.value).contains(lower(wanted.value));
        });
    }
    case query::kind::choice:
    case query::kind::scale: {
        const auto& span = std::get<query::choice_span>(what);
        const auto place = place_of(by, word_of(in, by, b));
        return place && *place >= span.first && *place <= span.last;
    }
    case query::kind::number:
        return is_in(std::optional{count(by, b)}, std::get<query::number_span>(what));
    case query::kind::decimal:
        return b.estimate &&
               is_in(std::optional{hundredths_of(b)}, std::get<query::number_span>(what));
    case query::kind::moment:
    case query::kind::duration: {
        const auto& span = std::get<query::moment_span>(what);
        const auto moment = moment_of(by, b);
        return moment && (!span.from || *moment >= *span.from) && (!span.to || *moment < *span.to);
    }
    case query::kind::day:
        return is_in(b.due, std::get<query::day_span>(what));
    case query::kind::relation:
        return std::ranges::any_of(others(by, b), [&](const bug* other) {
            if (const auto* key = std::get_if<query::bug_key>(&what)) return is(*key, *other);
            return holds(std::get<query::sub_query>(what).where.at(0), *other);
        });
    case query::kind::flag:
        return has_flag(std::get<flag>(what), b);
    }
    throw std::logic_error{"no such kind"};
}

std::int64_t evaluation::count(field by, const bug& b) const {
    const auto counted = [&](const std::map<bug_id, std::int64_t>& of) {
        const auto at = of.find(b.id);
        return at == of.end() ? 0 : at->second;
    };
    switch (by) {
    case field::votes:
        return std::ssize(b.voters.value());
    case field::watchers:
        return std::ssize(b.watchers.value());
    case field::reopened:
        return b.reopen_count;
    case field::comments:
        return counted(in.comments);
    default:
        return counted(in.attachments);
    }
}

bool evaluation::is_empty(field by, const bug& b) const {
    switch (by) {
    case field::assignee:
    case field::watcher:
    case field::voter:
        return people_of(by, b).empty();
    case field::label:
        return b.labels.empty();
    case field::environment:
        return b.environment.value().empty();
    case field::severity:
    case field::priority:
    case field::resolution:
        return !place_of(by, word_of(in, by, b));
    case field::closed:
        return !b.closed;
    case field::due:
        return !b.due;
    case field::estimate:
        return !b.estimate;
    case field::votes:
    case field::comments:
    case field::attachments:
    case field::watchers:
    case field::reopened:
        return count(by, b) == 0;
    default:
        return query::facts_of(by).kind == query::kind::relation && others(by, b).empty();
    }
}

bool evaluation::has_words(const query::words& of, const bug& b) const {
    if (of.key && is(*of.key, b)) return true;
    const auto wanted = code_points(text::fold(of.text));
    const auto title = code_points(text::fold(b.title));
    const bool is_anywhere = !wanted.empty() && (wanted.front() >= 0x80 || parts_words(wanted[0]));
    for (auto at = title.find(wanted); at != title.npos; at = title.find(wanted, at + 1)) {
        if (at == 0 || is_anywhere || parts_words(title[at - 1])) return true;
    }
    return false;
}

std::vector<const bug*> evaluation::others(field by, const bug& b) const {
    struct way {
        std::string_view kind;
        bool is_from;
    };
    std::vector<way> ways;
    switch (by) {
    case field::blocks:
        ways = {{"blocks", true}};
        break;
    case field::blocked_by:
        ways = {{"blocks", false}};
        break;
    case field::parent:
        ways = {{"parent", true}};
        break;
    case field::child:
        ways = {{"parent", false}};
        break;
    case field::duplicate_of:
        ways = {{"duplicate_of", true}};
        break;
    case field::duplicate:
        ways = {{"duplicate_of", false}};
        break;
    case field::caused_by:
        ways = {{"caused_by", true}};
        break;
    case field::causes:
        ways = {{"caused_by", false}};
        break;
    default:
        ways = {{"relates_to", true}, {"relates_to", false}};
        break;
    }
    std::vector<const bug*> found;
    for (const auto& [kind, is_from] : ways) {
        for (const auto& each : in.relations) {
            if (each.kind != kind || (is_from ? each.from : each.to) != b.id) continue;
            const auto id = is_from ? each.to : each.from;
            const auto at = std::ranges::find(in.bugs, id, &bug::id);
            if (at != in.bugs.end() && knows(who, *at)) found.push_back(&*at);
        }
    }
    return found;
}

std::set<bug_id> evaluation::below(const bug& top) const {
    std::set<bug_id> found{top.id};
    std::set<bug_id> level{top.id};
    for (int depth = 0; depth < 16; ++depth) {
        std::set<bug_id> next;
        for (const auto id : level) {
            for (const auto* child : others(field::child, in.bug(id))) next.insert(child->id);
        }
        found.insert(next.begin(), next.end());
        level = std::move(next);
    }
    return found;
}

bool evaluation::is(const query::bug_key& of, const bug& b) const {
    const auto key = bugs::print_key(of.project, of.number);
    if (!of.with_descendants) return b.key == key;
    const auto top = std::ranges::find(in.bugs, key, &bug::key);
    return top != in.bugs.end() && knows(who, *top) && below(*top).contains(b.id);
}

bool evaluation::has_flag(flag of, const bug& b) const {
    const auto category = in.categories.at(b.status.value);
    const auto has_self = [&](const std::vector<uuid>& people) {
        return who.self && std::ranges::find(people, *who.self) != people.end();
    };
    const bool is_snoozed = b.snooze && (!b.snooze->until || *b.snooze->until > tree.now);
    const bool is_blocked = std::ranges::any_of(others(field::blocked_by, b), &bug::is_open);
    constexpr std::int64_t day = 24 * 3600 * microseconds_per_s;
    switch (of) {
    case flag::open:
        return b.is_open;
    case flag::closed:
        return !b.is_open;
    case flag::triage:
        return category == "triage" && !is_snoozed;
    case flag::started:
    case flag::done:
    case flag::dropped:
        return category == query::name_of(of);
    case flag::blocked:
        return is_blocked;
    case flag::ready:
        return b.is_open && !is_blocked &&
               (b.assigned_members.empty() || has_self(b.assigned_members));
    case flag::overdue:
        return b.is_open && b.due && *b.due < tree.today;
    case flag::snoozed:
        return is_snoozed;
    case flag::regression:
        return !others(field::caused_by, b).empty();
    case flag::restricted:
        return b.visibility == changes::visibility::restricted;
    case flag::watched:
        return has_self(b.watchers.value());
    case flag::voted:
        return has_self(b.voters.value());
    case flag::mine:
        return has_self(b.assigned_members);
    case flag::stale:
        return b.is_open && b.updated.microseconds < tree.now.microseconds - 90 * day;
    }
    return false;
}

/// What a bug is sorted by: whether it is empty, and then a number or a text.
struct sorted_by {
    bool is_empty = false;
    std::int64_t number = 0;
    std::string text;
};

std::string name_of(const world& in, const reader& who, const uuid& id) {
    if (!who.sees_members) return to_string(id);
    const auto user = in.usernames.find(id);
    if (user != in.usernames.end()) return text::fold(user->second);
    const auto person = in.full_names.find(id);
    return person == in.full_names.end() ? std::string{} : person->second;
}

sorted_by sorted(const evaluation& of, field by, const bug& b) {
    const auto& in = of.in;
    switch (by) {
    case field::key:
        return {.number = b.number, .text = in.project_keys.at(b.project_id.value)};
    case field::project:
        return {.text = in.project_keys.at(b.project_id.value)};
    case field::title:
        return {.text = text::fold(b.title)};
    case field::status: {
        const auto place = *place_of(field::category, in.categories.at(b.status.value));
        return {
            .number = static_cast<std::int64_t>(place + 1) * 1000 + in.places.at(b.status.value)
        };
    }
    case field::category:
    case field::severity:
    case field::priority:
    case field::resolution: {
        const auto place = place_of(by, word_of(in, by, b));
        if (!place) return {.is_empty = true};
        return {.number = static_cast<std::int64_t>(*place)};
    }
    case field::assignee:
        if (b.assigned_members.empty()) return {.is_empty = true};
        return {.text = name_of(in, of.who, b.assigned_members.front())};
    case field::author:
        return {.text = name_of(in, of.who, b.bug_author)};
    case field::due:
        return {.is_empty = !b.due, .text = b.due.value_or("")};
    case field::estimate:
        if (!b.estimate) return {.is_empty = true};
        return {.number = hundredths_of(b)};
    case field::votes:
    case field::comments:
    case field::reopened:
        return {.number = of.count(by, b)};
    case field::closed:
        if (!b.closed) return {.is_empty = true};
        return {.number = b.closed->microseconds};
    case field::age:
    case field::in_status:
        return {.number = -moment_of(by, b)->microseconds};
    default:
        return {.number = moment_of(by, b)->microseconds};
    }
}

/// Below 0 where the first of them comes first.
int compare(const sorted_by& one, const sorted_by& other, query::direction direction) {
    if (one.is_empty != other.is_empty) return one.is_empty ? 1 : -1;
    const auto by_text = one.text.compare(other.text);
    const auto by_number = one.number < other.number ? -1 : one.number > other.number ? 1 : 0;
    const auto ascending = by_text != 0 ? by_text : by_number;
    return direction == query::direction::ascending ? ascending : -ascending;
}

} // namespace

const bug& world::bug(bug_id which) const {
    const auto at = std::ranges::find(bugs, which, &bugs::bug::id);
    if (at == bugs.end()) throw std::logic_error{"no such bug"};
    return *at;
}

bool knows(const reader& who, const bug& of) {
    if (of.visibility == changes::visibility::inherit) return true;
    if (!who.reads_as) return false;
    const auto readers = bugs::readers_of(of);
    return std::ranges::find(readers, *who.reads_as) != readers.end();
}

std::vector<bug_id> answer(const world& in, const query::tree& of, const reader& who) {
    const evaluation by{.in = in, .tree = of, .who = who};
    std::vector<const bug*> found;
    for (const auto& each : in.bugs) {
        if (knows(who, each) && (!of.where || by.holds(*of.where, each))) found.push_back(&each);
    }
    auto orders = of.sort;
    if (orders.empty()) {
        orders.push_back({.by = field::updated, .direction = query::direction::descending});
    }
    // Of ages the smaller is the later moment: their last direction is that of the moment.
    const bool is_age = orders.back().by == field::age || orders.back().by == field::in_status;
    const bool is_down = (orders.back().direction == query::direction::descending) != is_age;
    std::ranges::sort(found, [&](const bug* one, const bug* other) {
        for (const auto& order : orders) {
            const auto order_of_two =
                compare(sorted(by, order.by, *one), sorted(by, order.by, *other), order.direction);
            if (order_of_two != 0) return order_of_two < 0;
        }
        return is_down ? other->id < one->id : one->id < other->id;
    });
    std::vector<bug_id> ids;
    for (const auto* each : found) ids.push_back(each->id);
    return ids;
}

} // namespace lacewing::lists::plain
