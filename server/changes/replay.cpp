#include "changes/replay.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace lacewing::changes {

namespace {

constexpr int some_rows = 200;
constexpr std::int64_t checked_between_words = 20'000;

struct place_of_row {
    organization_id org;
    uuid id;
};

std::vector<place_of_row> some_after(
    db::reader& tx, const logged_table& of, const std::optional<place_of_row>& last
) {
    std::vector<place_of_row> found;
    auto rows = last ? tx.query(of.select_next, some_rows, last->org, last->id)
                     : tx.query(of.select_first, some_rows);
    while (rows.next()) found.push_back({rows.get<organization_id>(0), rows.get<uuid>(1)});
    return found;
}

} // namespace

log_of_thing::log_of_thing(db::reader& tx, const stream& of, const uuid& which)
    : tx_(tx), of_(of), which_(which) {
    read_on();
}

const change* log_of_thing::next() const {
    return at_ < read_.size() ? &read_[at_]->what : nullptr;
}

void log_of_thing::pass() {
    if (++at_ == read_.size() && std::ssize(read_) == some_rows) read_on();
}

void log_of_thing::read_on() {
    const auto last = read_.empty() ? 0 : read_.back()->version;
    read_ = changes_of_after(tx_, of_, which_, last, some_rows);
    at_ = 0;
}

void replay::play(const change& row) {
    if (row.project) project_ = row.project;
    if (row.what == action::created) {
        is_made_ = true;
        is_removed_ = false;
    }
    for (const auto& each : row.fields) put(each.name, each.after);
}

void replay::put(std::string_view name, std::string value) {
    const auto found = fields_.find(name);
    if (found == fields_.end()) {
        fields_.emplace(name, std::move(value));
    } else {
        found->second = std::move(value);
    }
}

std::string_view replay::value_of(std::string_view name) const {
    const auto found = fields_.find(name);
    return found == fields_.end() ? std::string_view{} : found->second;
}

std::vector<std::string> replay::differences(std::span<const field_change> held) const {
    std::vector<std::string> names;
    for (const auto& each : held) {
        if (value_of(each.name) != each.after) names.push_back(each.name);
    }
    for (const auto& [name, value] : fields_) {
        const auto is_held = std::ranges::find(held, name, &field_change::name) != held.end();
        if (!is_held && !value.empty()) names.push_back(name);
    }
    return names;
}

std::int64_t check_replays(
    db::reader& tx,
    const logged_table& of,
    const replay_fault& tell,
    const std::function<void(std::int64_t rows)>& progress
) {
    std::int64_t count = 0;
    std::optional<place_of_row> last;
    while (true) {
        const auto some = some_after(tx, of, last);
        if (some.empty()) break;
        for (const auto& each : some) {
            const auto tell_of_it = [&](std::string_view what) {
                tell(fmt::format("{} {}: {}", of.kind, to_string(each.id), what));
            };
            try {
                of.check(tx, each.org, each.id, tell_of_it);
            } catch (const std::runtime_error& failed) {
                tell_of_it(fmt::format("cannot be read: {}", failed.what()));
            }
            if (++count % checked_between_words == 0) progress(count);
        }
        last = some.back();
    }
    auto lost = tx.query(of.select_lost);
    while (lost.next()) {
        tell(fmt::format(
            "{} {}: the log made it, and it is not there", of.kind, to_string(lost.get<uuid>(0))
        ));
    }
    return count;
}

} // namespace lacewing::changes
