#include "lists/tests/plain_evaluation.hpp"
#include "platform/core/text.hpp"

#include <algorithm>
#include <variant>

/// Terms together, words and flags.
namespace lacewing::lists::plain {

namespace {

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

} // namespace

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

} // namespace lacewing::lists::plain
