#include "imports/mapping/environment.hpp"
#include "imports/mapping/leftovers.hpp"
#include "imports/rules.hpp"
#include "imports/wiki/to_markdown.hpp"
#include "platform/core/text.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <set>
#include <tuple>
#include <utility>

namespace lacewing::imports {

namespace {

/// One line: what breaks it becomes a space.
std::string one_line(std::string_view title) {
    std::string line{title};
    std::ranges::replace_if(
        line, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }, ' '
    );
    return std::string{text::trim(line)};
}

std::expected<std::int64_t, std::string> number_of(const source_row& row) {
    const auto prefix = row.project + "-";
    std::int64_t number = 0;
    const auto* end = row.key.data() + row.key.size();
    if (!row.key.starts_with(prefix)) {
        return std::unexpected(
            fmt::format("The key {} does not belong to the project {}.", row.key, row.project)
        );
    }
    const auto [stopped, error] = std::from_chars(row.key.data() + prefix.size(), end, number);
    if (error != std::errc{} || stopped != end || number < 1) {
        return std::unexpected(fmt::format("The key {} does not end in a number.", row.key));
    }
    return number;
}

constexpr std::string_view nobody = "unknown";

/// Turns one row into a bug.
class converter {
public:
    converter(const source_row& row, const conversion& by) : row_(row), by_(by) {}

    std::expected<converted, std::string> run() {
        const auto number = number_of(row_);
        if (!number) return std::unexpected(number.error());
        auto title = one_line(row_.title);
        if (title.empty()) return std::unexpected("The title is empty.");
        if (text::count_code_points(title) > limits::bug_title_max) {
            return std::unexpected(
                fmt::format("The title is longer than {} characters.", limits::bug_title_max)
            );
        }
        if (row_.reporter.empty()) return std::unexpected("Nobody is named as its reporter.");
        const auto stands = standing_of(row_.status, row_.resolution.value().value_or(""), by_);
        if (!stands) return std::unexpected(stands.error());
        made_.bug = {
            .key = row_.key,
            .project = row_.project,
            .number = *number,
            .title = std::move(title),
            .description = {},
            .status = stands->status,
            .resolution = stands->resolution,
            .author = row_.reporter,
            .assignee = row_.assignee.value(),
            .created = row_.created,
            .updated = std::max(row_.updated, row_.created),
        };
        auto& bug = made_.bug;
        if (bug.assignee && bug.assignee->empty()) bug.assignee.reset();
        if (bug.resolution != "none") bug.closed = row_.resolved.value().value_or(bug.updated);
        check_resolution();
        choose_priority();
        choose_labels();
        split_up_environment();
        rest_.add_files(row_.attachments);
        add_comments();
        add_relations();
        return describe();
    }

private:
    void note(std::string reason) { made_.notes.push_back(std::move(reason)); }

    void check_resolution() {
        const auto& word = row_.resolution.value();
        if (!word || word->empty()) return;
        if (made_.bug.resolution == "none") {
            rest_.add("Resolution", *word);
        } else if (!by_.map.resolutions.contains(*word)) {
            note(fmt::format("The resolution \"{}\" is not in the map: obsolete.", *word));
            rest_.add("Resolution", *word);
        }
    }

    void choose_priority() {
        const auto& word = row_.priority.value();
        if (!word || word->empty()) return;
        const auto mapped = by_.map.priorities.find(*word);
        if (mapped == by_.map.priorities.end()) {
            note(fmt::format("The priority \"{}\" is not in the map: none.", *word));
            rest_.add("Priority", *word);
            return;
        }
        made_.bug.priority =
            schema::value_named<bugs::priority>(mapped->second).value_or(bugs::priority::none);
    }

    void choose_labels() {
        auto& labels = made_.bug.labels;
        std::set<std::string> seen;
        for (const auto& wish : label_wishes(row_, by_.map)) {
            const bool has_room = labels.size() < limits::bug_labels_max;
            if (!has_room || !by_.labels.takes(wish.name)) {
                rest_.add(wish.heading, wish.word);
            } else if (seen.insert(text::fold(wish.name)).second) {
                labels.push_back(wish.name);
            }
        }
    }

    void split_up_environment() {
        auto parts = split(row_.environment.value().value_or(""));
        made_.bug.environment = std::move(parts.entries);
        if (!parts.rest.empty()) rest_.add_environment(parts.rest);
    }

    void add_comments() {
        auto& comments = made_.bug.comments;
        for (const auto& each : row_.comments) {
            auto text = wiki::to_markdown(each.body.value().value_or(""), by_.map.people);
            const auto when = to_rfc3339(each.created);
            if (text::trim(text).empty()) {
                note(fmt::format("The comment of {} has no text.", when));
            } else if (text.size() > limits::comment_bytes_max) {
                note(fmt::format("The comment of {} is longer than a comment can be.", when));
            } else {
                const auto& author = each.author.value();
                const bool is_named = author && !author->empty();
                comments.push_back(
                    {.author = is_named ? *author : std::string{nobody},
                     .created = each.created,
                     .text = std::move(text)}
                );
            }
        }
        std::ranges::sort(comments, {}, [](const import_comment& each) {
            return std::tie(each.created, each.author, each.text);
        });
    }

    void add_relation(relations::role kind, const std::string& to) {
        if (to.empty() || to.size() > limits::import_key_max) {
            note(fmt::format("A link leads to \"{}\", which is no key.", to.substr(0, 80)));
            return;
        }
        for (const auto& each : made_.bug.relations) {
            if (each.kind == kind && each.to == to) return;
        }
        made_.bug.relations.push_back({.kind = kind, .to = to});
    }

    void add_relations() {
        if (const auto& parent = row_.parent.value(); parent && !parent->empty()) {
            add_relation(relations::role::parent, *parent);
        }
        for (const auto& each : row_.links) {
            const auto mapped = by_.map.links.find(each.direction);
            if (mapped == by_.map.links.end()) {
                note(fmt::format(
                    "The link \"{}\" to {} is not in the map: relates_to.", each.direction, each.to
                ));
                add_relation(relations::role::relates_to, each.to);
            } else if (mapped->second.empty()) {
                rest_.add("Links", fmt::format("{} {}", each.direction, each.to));
            } else if (const auto role = schema::value_named<relations::role>(mapped->second)) {
                add_relation(*role, each.to);
            }
        }
    }

    std::expected<converted, std::string> describe() {
        auto& text = made_.bug.description;
        text = wiki::to_markdown(row_.description, by_.map.people);
        if (auto rest = rest_.print(); !rest.empty()) {
            text += text.empty() ? "" : "\n\n";
            text += rest;
        }
        if (text.size() > limits::bug_description_bytes_max) {
            return std::unexpected(fmt::format(
                "The description is longer than {} bytes.", limits::bug_description_bytes_max
            ));
        }
        // What the server would refuse shall not take a whole batch with it.
        const auto fine = schema::parse<import_bug>(schema::to_json(made_.bug));
        if (fine) return std::move(made_);
        const auto& wrong = fine.error().fields;
        return std::unexpected(
            wrong.empty() ? fine.error().detail
                          : fmt::format("{}: {}", wrong.front().pointer, wrong.front().detail)
        );
    }

    const source_row& row_;
    const conversion& by_;
    converted made_;
    leftovers rest_;
};

} // namespace

std::expected<converted, std::string> convert(const source_row& row, const conversion& by) {
    return converter{row, by}.run();
}

} // namespace lacewing::imports
