#include "snapshot/read_snapshot.hpp"

#include "access/access.hpp"
#include "bugs/fields.hpp"
#include "bugs/related/relation.hpp"
#include "changes/log.hpp"
#include "changes/record.hpp"
#include "labels/read_labels.hpp"
#include "platform/schema/print.hpp"
#include "projects/read_projects.hpp"
#include "snapshot/limits.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <span>
#include <unordered_map>
#include <utility>

namespace lacewing::snapshot {

namespace {

template <class E>
std::vector<std::string> words_of() {
    std::vector<std::string> words;
    for (const auto& each : schema::values_of<E>.values) words.emplace_back(each.name);
    return words;
}

template <class Line>
std::string text_of(const Line& line) {
    return schema::to_json(line) + "\n";
}

std::optional<user_id> listener_of(const access::actor& who) {
    if (who.is != access::actor::kind::user) return std::nullopt;
    return who.user;
}

/// Whoever may take a list along as a file may take all that they see. Outsiders read page by
/// page: nobody who did not join makes the server read a whole organization.
outcome<access::role> require_reader(db::reader& tx, const question& what) {
    return access::require(tx, what.who, access::action::export_list, {.org = what.org});
}

std::string tag_under(db::reader& tx, const question& what, access::role role) {
    auto tag = changes::etag(tx, what.org, role, listener_of(what.who));
    tag.insert(tag.size() - 1, fmt::format(".s{}", format_of_now));
    return tag;
}

problem too_large() {
    return {
        .status = 422,
        .code = "snapshot_too_large",
        .detail = fmt::format(
            "There are more than {} bugs. Ask for lists instead.", limits::snapshot_bugs_max
        )
    };
}

} // namespace

std::vector<const schema::type*> line_types() {
    return {
        schema::type_of<snapshot_header>(),
        schema::type_of<snapshot_bugs>(),
        schema::type_of<snapshot_relations>(),
        schema::type_of<snapshot_ids>(),
        schema::type_of<snapshot_end>(),
    };
}

outcome<std::string> tag_of(db::reader& tx, const question& what) {
    const auto role = require_reader(tx, what);
    if (!role) return refused{role.error()};
    return tag_under(tx, what, *role);
}

outcome<reading> reading::begin(db::reader& tx, const question& what) {
    const auto role = require_reader(tx, what);
    if (!role) return refused{role.error()};
    reading made{what, lists::asker_of(tx, what.who, what.org, *role)};
    if (what.project) {
        made.project_ = projects::find_project(tx, what.org, *what.project);
        const bool is_there = made.project_ && projects::find_project(tx, what.org, *made.project_);
        if (!is_there) return refused{access::missing(what.who)};
    }
    made.tag_ = tag_under(tx, what, *role);
    made.read_header(tx);
    if (made.header_.total > limits::snapshot_bugs_max) return refused{too_large()};
    return made;
}

void reading::read_header(db::reader& tx) {
    header_.org_id = what_.org;
    header_.versions = changes::versions_for(tx, what_.org, who_.role);
    if (const auto listener = listener_of(what_.who)) {
        header_.person = changes::version_of(tx, changes::person_of(*listener));
    }
    header_.total = store::count_bugs(tx, who_);
    header_.resolutions = words_of<bugs::resolution>();
    header_.severities = words_of<bugs::severity>();
    header_.priorities = words_of<bugs::priority>();
    header_.relation_kinds = words_of<bugs::relation_kind>();
    header_.projects = value(projects::list_projects(tx, what_.who, what_.org)).items;
    header_.labels = value(labels::list_labels(tx, what_.who, what_.org)).items;
}

void reading::run(db::reader& tx, const std::function<void(std::string)>& write) {
    write_ = write;
    lines_.emplace(header_, what_.ids);
    write_(text_of(header_));
    if (project_) write_bugs(tx, {.is_open = true, .of = project_});
    write_bugs(tx, {.is_open = true, .but_of = project_});
    write_bugs(tx, {.is_open = false});
    write_relations(tx);
    if (what_.ids == with_ids::yes) write_ids();
    write_(text_of(snapshot_end{.bugs = std::ssize(ids_), .relations = relations_}));
}

void reading::write_bugs(db::reader& tx, const store::part& which) {
    parts_.push_back(ids_.size());
    std::optional<uuid> below;
    while (true) {
        const int most = ids_.empty() ? limits::snapshot_first_bugs : limits::snapshot_line_bugs;
        const auto rows = store::read_rows(tx, who_, which, below, most);
        if (rows.empty()) return;
        write_(text_of(lines_->line_of(rows)));
        for (const auto& each : rows) ids_.push_back(each.id);
        if (std::ssize(rows) < most) return;
        below = rows.back().id;
    }
}

std::optional<std::int64_t> reading::row_of(const uuid& bug) const {
    for (std::size_t at = 0; at < parts_.size(); ++at) {
        const auto end = at + 1 < parts_.size() ? parts_[at + 1] : ids_.size();
        const auto part = std::span{ids_}.subspan(parts_[at], end - parts_[at]);
        const auto found = std::ranges::lower_bound(part, bug, std::ranges::greater{});
        if (found != part.end() && *found == bug) {
            return static_cast<std::int64_t>(parts_[at]) + (found - part.begin());
        }
    }
    return std::nullopt;
}

void reading::write_relations(db::reader& tx) {
    std::unordered_map<std::string, std::uint64_t> kinds;
    for (const auto& each : header_.relation_kinds) kinds.emplace(each, kinds.size());
    std::optional<store::relation> last;
    while (true) {
        auto some = store::read_relations(tx, what_.org, last, limits::snapshot_relations_read);
        std::vector<std::uint64_t> kind;
        std::vector<std::uint64_t> from;
        std::vector<std::uint64_t> to;
        std::int64_t before = 0;
        for (const auto& each : some) {
            const auto from_row = row_of(each.from);
            const auto to_row = row_of(each.to);
            if (!from_row || !to_row) continue;
            kind.push_back(kinds.at(each.kind));
            from.push_back(zigzag(*from_row - std::exchange(before, *from_row)));
            to.push_back(zigzag(*to_row - *from_row));
        }
        relations_ += std::ssize(kind);
        if (!kind.empty()) {
            write_(text_of(snapshot_relations{
                .count = std::ssize(kind),
                .kind = to_digits(kind),
                .from = to_digits(from),
                .to = to_digits(to)
            }));
        }
        if (std::ssize(some) < limits::snapshot_relations_read) return;
        last = std::move(some.back());
    }
}

void reading::write_ids() {
    for (std::size_t first = 0; first < ids_.size(); first += limits::snapshot_line_bugs) {
        const auto count = std::min(ids_.size() - first, std::size_t{limits::snapshot_line_bugs});
        write_(text_of(snapshot_ids{
            .first = static_cast<std::int64_t>(first),
            .count = static_cast<std::int64_t>(count),
            .tail = tails_of(std::span{ids_}.subspan(first, count))
        }));
    }
}

} // namespace lacewing::snapshot
