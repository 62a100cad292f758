#include "imports/keeping/brought.hpp"

#include "platform/crypto/hash.hpp"
#include "platform/schema/print.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <span>
#include <utility>

namespace lacewing::imports {

namespace {

using usernames = std::map<std::string, std::string>;

/// Enough to tell texts apart that nobody made to be alike.
constexpr std::size_t digest_characters = 16;

/// A member goes by the username, so that another map is news.
std::string called(const std::string& name, const usernames& people) {
    const auto found = people.find(name);
    return found == people.end() ? name : "@" + found->second;
}

} // namespace

std::string digest_of(std::string_view text) {
    return crypto::to_base64url(crypto::blake2b(text)).substr(0, digest_characters);
}

std::string digest_of(const import_bug& what, const usernames& people) {
    const auto assignee = what.assignee ? called(*what.assignee, people) : std::string{};
    return digest_of(schema::to_json(what) + "\n" + assignee);
}

digests said_by(const import_bug& what, const usernames& people) {
    const auto assignee = what.assignee ? called(*what.assignee, people) : std::string{};
    return {
        {"title", digest_of(what.title)},
        {"description", digest_of(what.description)},
        {"standing", digest_of(what.status + "\n" + what.resolution)},
        {"priority", digest_of(schema::name_of(what.priority))},
        {"assignee", digest_of(assignee)},
        {"labels", digest_of(fmt::format("{}", fmt::join(what.labels, "\n")))},
        {"environment", digest_of(schema::to_json(what.environment))}
    };
}

digests kept_in(const bugs::bug& which) {
    auto labels = which.labels;
    std::ranges::sort(labels);
    return {
        {"title", digest_of(which.title)},
        {"description", digest_of(which.description.value_or(""))},
        {"standing",
         digest_of(to_string(which.status) + std::string{schema::name_of(which.resolution)})},
        {"priority", digest_of(schema::name_of(which.priority))},
        {"assignee", digest_of(schema::to_json(which.assigned_members))},
        {"labels", digest_of(schema::to_json(labels))},
        {"environment",
         digest_of(schema::to_json(which.environment.value_or(std::vector<bugs::environment_entry>{}
         )))}
    };
}

std::vector<comment_id> comment_ids(
    organization_id org, std::string_view source, const import_bug& what
) {
    std::map<std::pair<std::string_view, timestamp>, int> seen;
    std::vector<comment_id> made;
    for (const auto& each : what.comments) {
        const auto order = seen[{each.author, each.created}]++;
        const auto text = fmt::format(
            "{}\n{}\n{}\n{}\n{}\n{}",
            to_string(org),
            source,
            what.key,
            each.author,
            each.created.microseconds,
            order
        );
        const auto digest = crypto::blake2b(text);
        made.push_back(comment_id{make_uuid_v7(each.created, std::span{digest}.first<10>())});
    }
    return made;
}

} // namespace lacewing::imports
