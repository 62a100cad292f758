#include "commands/asked_command.hpp"

#include "access/access.hpp"
#include "bugs/assignees.hpp"
#include "commands/store.hpp"
#include "labels/read_labels.hpp"
#include "lists/sql/known_names.hpp"
#include "platform/core/text.hpp"
#include "projects/read_projects.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

namespace lacewing::commands {

namespace {

/// What stands before that many code points.
std::string first_of(std::string_view text, std::size_t code_points) {
    std::size_t bytes = 0;
    for (; bytes < text.size(); ++bytes) {
        const bool begins = (static_cast<unsigned char>(text[bytes]) & 0xc0U) != 0x80U;
        if (begins && code_points-- == 0) break;
    }
    return std::string{text.substr(0, bytes)};
}

/// Gives the actions' names their meanings, one action after the other.
class name_reader {
public:
    name_reader(
        db::reader& tx, const lists::asker& who, const lists::question& asked, asked_command& into
    )
        : tx_(tx), asked_(asked), into_(into), names_(tx, who), who_(who) {}

    outcome<void> read_all() {
        for (const auto& each : into_.command.actions) {
            if (const auto came = read(each); !came) return came;
        }
        return {};
    }

private:
    outcome<void> read(const query::action& of) {
        const auto& first = of.values.front().is;
        auto& change = into_.change;
        switch (of.does) {
        case query::verb::status:
            return read_status(of.values.front());
        case query::verb::assign:
            return read_people(of);
        case query::verb::label:
            return read_labels(of);
        case query::verb::resolution:
            change.resolution =
                static_cast<bugs::resolution>(std::get<query::choice_span>(first).first + 1);
            return {};
        case query::verb::severity:
            change.severity = static_cast<bugs::severity>(number_of(first));
            return {};
        case query::verb::priority:
            change.priority = static_cast<bugs::priority>(number_of(first));
            return {};
        case query::verb::due:
            change.due = std::nullopt;
            if (const auto* day = std::get_if<query::day_span>(&first)) change.due = *day->from;
            return {};
        case query::verb::estimate:
            return read_estimate(of.values.front());
        case query::verb::snooze:
            change.snooze = std::nullopt;
            if (const auto* until = std::get_if<query::moment_span>(&first)) {
                change.snooze = bugs::snooze{.until = until->from};
            }
            return {};
        }
        return {};
    }

    /// The choices stand in the order of the enumeration, behind the one that means none.
    static std::size_t number_of(const query::meaning& is) {
        const auto* const choice = std::get_if<query::choice_span>(&is);
        return choice == nullptr ? 0 : choice->first + 1;
    }

    outcome<void> read_estimate(const query::command_value& value) {
        into_.change.estimate = std::nullopt;
        const auto* const number = std::get_if<query::number_span>(&value.is);
        if (number == nullptr) return {};
        constexpr double hundred = 100.0;
        const auto hundredths = number->from.value_or(0);
        if (hundredths > limits::bug_estimate_max * 100) {
            return refuse(
                value,
                "query_value_invalid",
                fmt::format("An estimate is {} at most.", limits::bug_estimate_max)
            );
        }
        into_.change.estimate = static_cast<double>(hundredths) / hundred;
        return {};
    }

    outcome<void> read_status(const query::command_value& value) {
        const auto& called = std::get<query::name>(value.is).text;
        const auto folded = text::fold(called);
        std::set<std::string> names;
        for (const auto& [id, project] : into_.projects) {
            for (const auto& each : project.statuses) {
                names.insert(each.name);
                if (lists::sql::folds_to(each.name, folded)) {
                    into_.change.status_in.emplace(id, each.id);
                }
            }
        }
        if (!into_.change.status_in.empty()) return {};
        return refuse_name(value, "status", called, {names.begin(), names.end()});
    }

    outcome<void> read_labels(const query::action& of) {
        bugs::label_edit edit;
        for (const auto& value : of.values) {
            const auto& called = std::get<query::name>(value.is).text;
            const auto folded = text::fold(called);
            const auto found = std::ranges::find_if(into_.labels, [&](const auto& each) {
                return lists::sql::folds_to(each.second, folded);
            });
            if (found == into_.labels.end()) {
                std::vector<std::string> names;
                for (const auto& [id, name] : into_.labels) names.push_back(name);
                return refuse_name(value, "label", called, std::move(names));
            }
            auto& list = value.how == query::doing::remove ? edit.remove : edit.add;
            if (!list) list.emplace();
            list->push_back(found->first);
        }
        into_.change.labels = std::move(edit);
        return {};
    }

    outcome<void> read_people(const query::action& of) {
        bugs::assignee_edit edit;
        for (const auto& value : of.values) {
            auto& list = value.how == query::doing::set   ? edit.set
                         : value.how == query::doing::add ? edit.add
                                                          : edit.remove;
            if (!list) list.emplace();
            if (std::holds_alternative<query::nothing>(value.is)) continue;
            const auto found = person(value);
            if (!found) return refused{found.error()};
            list->push_back(*found);
        }
        into_.change.assigned_members = std::move(edit);
        return {};
    }

    /// Whoever is assigned must be one of them still; whoever goes need not.
    outcome<uuid> person(const query::command_value& value) {
        if (std::holds_alternative<query::reader_self>(value.is)) {
            if (who_.self && is_assignable(*who_.self)) return *who_.self;
            return refuse(value, "command_value_unknown", "You are no member here.");
        }
        const auto& called = std::get<query::name>(value.is);
        auto found = names_.people(called);
        if (value.how != query::doing::remove) {
            std::erase_if(found, [&](const uuid& each) { return !is_assignable(each); });
        }
        if (found.size() == 1) return found.front();
        if (!found.empty()) {
            return refuse(
                value,
                "command_value_unknown",
                fmt::format("Several are called \"{}\". Write a username: @ann.", called.text)
            );
        }
        const auto written = (called.is_handle ? "@" : "") + called.text;
        auto handles = store::handles_of(tx_, asked_.org);
        if (!who_.sees_members) handles.clear();
        return refuse_name(value, "member", written, std::move(handles));
    }

    [[nodiscard]] bool is_assignable(const uuid& whom) {
        return bugs::find_assignees(tx_, asked_.org, {&whom, 1}).has_value();
    }

    [[nodiscard]] refused refuse_name(
        const query::command_value& at,
        std::string_view kind,
        std::string_view called,
        std::vector<std::string> names
    ) const {
        const std::vector<std::string_view> among{names.begin(), names.end()};
        const auto nearest = query::nearest_name(called, among);
        auto detail = fmt::format("There is no {} \"{}\"", kind, called);
        detail += nearest.empty() ? "." : fmt::format("; the nearest is \"{}\".", nearest);
        return refuse(at, "command_value_unknown", detail);
    }

    [[nodiscard]] refused refuse(
        const query::command_value& value, std::string_view code, std::string_view detail
    ) const {
        auto sentence = fmt::format("At character {}: {}", value.at.begin + 1, detail);
        const auto pointer =
            fmt::format("{}#char={},{}", asked_.how.pointer, value.at.begin, value.at.end);
        return refused{problem{
            .status = 400,
            .code = std::string{code},
            .detail = sentence,
            .fields = {{.pointer = pointer, .code = std::string{code}, .detail = sentence}},
            .retry_after_s = {},
            .current = {}
        }};
    }

    db::reader& tx_;
    const lists::question& asked_;
    asked_command& into_;
    lists::sql::known_names names_;
    const lists::asker& who_;
};

} // namespace

outcome<asked_command> ask_command(db::reader& tx, const lists::question& whole) {
    const auto role = access::require(
        tx,
        whole.who,
        access::action::edit_own_bug,
        {.org = whole.org, .author = whole.who.as_principal()}
    );
    if (!role) return refused{role.error()};
    const auto text = whole.q.value_or("");
    auto command = query::parse_command(text, whole.how);
    if (!command) return refused{std::move(command).error()};

    asked_command made{
        .question = whole,
        .command = *std::move(command),
        .change = {},
        .projects = {},
        .labels = {}
    };
    made.question.q = first_of(text, made.command.sign.begin);
    auto projects = projects::list_projects(tx, whole.who, whole.org);
    if (!projects) return refused{std::move(projects).error()};
    for (auto& each : projects->items) made.projects.emplace(each.id, std::move(each));
    const auto labels = labels::list_labels(tx, whole.who, whole.org);
    if (!labels) return refused{labels.error()};
    for (const auto& each : labels->items) made.labels.emplace(each.id, each.name);
    const auto who = lists::asker_of(tx, whole.who, whole.org, *role);
    if (const auto read = name_reader{tx, who, whole, made}.read_all(); !read) {
        return refused{read.error()};
    }
    return made;
}

} // namespace lacewing::commands
