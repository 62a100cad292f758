#include "audit/export_audit.hpp"

#include "access/access.hpp"
#include "audit/read_audit.hpp"
#include "events/record_event.hpp"
#include "lists/exports/csv.hpp"
#include "members/find_people.hpp"
#include "platform/core/limits.hpp"

#include <fmt/format.h>

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace lacewing::audit {

namespace {

using people_names = std::map<uuid, std::string>;

people_names names_in(
    db::reader& tx, const access::actor& who, organization_id org, const audit_page& page
) {
    std::set<uuid> ids;
    for (const auto& each : page.items) {
        if (each.actor) ids.insert(*each.actor);
        if (each.person) ids.insert(*each.person);
    }
    people_names names;
    const std::vector<uuid> asked{ids.begin(), ids.end()};
    const auto found = members::find_people(tx, who, org, asked);
    if (!found) return names;
    for (const auto& each : found->items) names.emplace(each.id, each.name);
    return names;
}

std::string name_of(const std::optional<uuid>& id, const people_names& names) {
    if (!id) return {};
    const auto found = names.find(*id);
    return found == names.end() ? to_string(*id) : found->second;
}

std::string fields_text(const audit_entry& of) {
    std::string text;
    for (const auto& [name, values] : of.fields) {
        if (name == "orgOwner") continue;
        if (!text.empty()) text += "; ";
        text += fmt::format("{}: {} -> {}", name, values.before.text, values.after.text);
    }
    return text;
}

std::string number_text(const std::optional<std::int64_t>& number) {
    return number ? std::to_string(*number) : std::string{};
}

const std::string& header() {
    static const std::string row = lists::csv_row(std::vector<std::string>{
        "time", "kind", "actor", "token", "person", "network", "about", "count", "bugs", "fields"
    });
    return row;
}

std::string row_of(const audit_entry& entry, const people_names& names) {
    return lists::csv_row(std::vector<std::string>{
        to_rfc3339(entry.at),
        std::string{schema::name_of(entry.what)},
        entry.actor ? name_of(entry.actor, names) : "server operator",
        entry.with_token ? "yes" : "",
        name_of(entry.person, names),
        entry.network.value_or(""),
        entry.about.value_or(""),
        number_text(entry.count),
        number_text(entry.bugs),
        fields_text(entry)
    });
}

/// A file while it is being read. Its parts outlive the request that asked for it.
class file_of_audit final : public http::body_stream {
public:
    file_of_audit(const services& with, access::actor who, organization_id org, filter which)
        : with_(with), who_(std::move(who)), org_(org), which_(which) {}

    task<std::string> next() override {
        if (is_over_) co_return std::string{};
        auto read = [this](db::reader& tx) { return read_rows(tx); };
        auto rows = co_await with_.database.read_long(std::move(read));
        co_return (std::exchange(has_begun_, true) ? "" : header()) + value(std::move(rows));
    }

private:
    outcome<std::string> read_rows(db::reader& tx) {
        // Each entry names two people at most: their names are asked for at once.
        static_assert(limits::page_size_default * 2 <= limits::people_asked_max);
        const http::page_request wanted{.after = after_, .limit = limits::page_size_default};
        const auto page = read_audit(tx, who_, org_, which_, wanted, with_.clock.now());
        if (!page) return refused{page.error()};
        const auto names = names_in(tx, who_, org_, *page);
        std::string rows;
        for (const auto& each : page->items) rows += row_of(each, names);
        is_over_ = !page->next_cursor;
        if (!is_over_) after_ = http::parse_cursor(*page->next_cursor);
        return rows;
    }

    const services& with_;
    access::actor who_;
    organization_id org_;
    filter which_;
    std::optional<position> after_;
    bool has_begun_ = false;
    bool is_over_ = false;
};

outcome<void> record_export(
    db::transaction& tx, const access::actor& who, organization_id org, timestamp now
) {
    const auto may = access::require(tx, who, access::action::see_audit_log, {.org = org});
    if (!may) return refused{may.error()};
    auto taken = events::event_by(who, now, events::kind::audit_exported);
    taken.about = "csv";
    events::record_event(tx, org, taken);
    return {};
}

} // namespace

task<std::shared_ptr<http::body_stream>> export_audit(
    const services& with, access::actor who, organization_id org, filter which
) {
    const auto now = with.clock.now();
    auto record = [&](db::transaction& tx) { return record_export(tx, who, org, now); };
    const auto recorded = co_await with.database.write(std::move(record));
    value(recorded);
    co_return std::make_shared<file_of_audit>(with, std::move(who), org, which);
}

} // namespace lacewing::audit
