#include "bugs/deed.hpp"

#include "bugs/limits.hpp"
#include "changes/fields.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace lacewing::bugs {

namespace {

constexpr std::string_view select_deed =
    "SELECT owner_id, stream, version, action, fields, project_id FROM changes "
    "WHERE batch_id = $1 AND subject_id = $2 AND "
    "((stream = 'content' AND owner_id = $3) OR stream = 'restricted' OR "
    "(stream = 'person' AND owner_id = $4 AND subject_kind = 'view')) "
    "ORDER BY at, owner_id, stream, version";

constexpr std::string_view select_later =
    "SELECT at, actor_id, fields, batch_id FROM changes WHERE owner_id = $1 AND subject_id = $2 "
    "AND stream = $3 AND version > $4 ORDER BY version DESC LIMIT $5";

template <class T>
T known_word(std::optional<T> value) {
    if (!value) throw std::runtime_error{"the log holds a word that this program does not know"};
    return *value;
}

bool sets(std::string_view fields, std::string_view field) {
    if (field.empty()) return true;
    const auto all = changes::parse_fields(fields);
    return std::ranges::find(all, field, &changes::field_change::name) != all.end();
}

bool is_restricted(const done_change& one) {
    return one.in.is == changes::stream::kind::restricted;
}

} // namespace

std::optional<deed> find_deed(
    db::reader& tx,
    organization_id org,
    batch_id of,
    changes::subject_kind kind,
    const uuid& id,
    const std::optional<uuid>& person
) {
    deed found{.kind = kind, .id = id, .changes = {}};
    auto rows = tx.query(select_deed, of, id, org, person);
    while (rows.next()) {
        found.changes.push_back(
            {.in =
                 {.owner = rows.get<uuid>(0),
                  .is = known_word(changes::parse_stream_kind(rows.get<std::string_view>(1)))},
             .version = rows.get<std::int64_t>(2),
             .what = known_word(changes::parse_action(rows.get<std::string_view>(3))),
             .fields = changes::parse_fields(rows.get<std::string_view>(4)),
             .project = rows.get<std::optional<project_id>>(5)}
        );
    }
    if (kind == changes::subject_kind::bug && std::ranges::any_of(found.changes, is_restricted)) {
        std::erase_if(found.changes, [](const done_change& one) {
            return !is_restricted(one) && one.what != changes::action::changed;
        });
    }
    if (found.changes.empty()) return std::nullopt;
    return found;
}

net_deed net_of(const deed& what) {
    net_deed net;
    net.created = what.changes.front().what == changes::action::created;
    for (const auto& one : what.changes) {
        net.removed = one.what == changes::action::removed;
        for (const auto& each : one.fields) {
            const auto [at, is_first] = net.fields.emplace(each.name, each);
            if (!is_first) at->second.after = each.after;
        }
    }
    std::erase_if(net.fields, [](const auto& each) {
        return each.second.before == each.second.after;
    });
    return net;
}

leftover changed_since(db::reader& tx, const deed& than, std::string_view field) {
    leftover left{
        .field = std::string{field},
        .code = "changed_since",
        .detail = "Somebody changed this since."
    };
    const auto& last = than.changes.back();
    auto rows = tx.query(
        select_later,
        last.in.owner,
        than.id,
        changes::to_string(last.in.is),
        last.version,
        limits::later_changes_max
    );
    while (rows.next()) {
        if (!sets(rows.get<std::string_view>(2), field)) continue;
        left.at = rows.get<timestamp>(0);
        left.by = rows.get<std::optional<uuid>>(1);
        left.since = rows.get<batch_id>(3);
        break;
    }
    return left;
}

leftover cannot_be_undone(std::string_view field) {
    return {
        .field = std::string{field}, .code = "cannot_be_undone", .detail = "This has no way back."
    };
}

leftover refused_by(std::string_view field, const problem& why) {
    const auto* first = why.fields.empty() ? nullptr : &why.fields.front();
    return {
        .field = std::string{field},
        .code = first == nullptr ? why.code : first->code,
        .detail = first == nullptr ? why.detail : first->detail
    };
}

} // namespace lacewing::bugs
