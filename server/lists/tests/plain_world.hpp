#pragma once

#include "bugs/types.hpp"
#include "query/tree.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// What a query means, as plainly as it can be said: every bug is asked, one after the other.
namespace lacewing::lists::plain {

struct related_pair {
    std::string kind; ///< as the database keeps it
    bug_id from;
    bug_id to;
};

/// All that lists are made of. Deleted bugs are not in it.
struct world {
    std::vector<bugs::bug> bugs; ///< whole
    std::vector<related_pair> relations;
    std::map<bug_id, std::int64_t> comments;
    std::map<bug_id, std::int64_t> attachments;
    std::map<uuid, std::string> statuses;   ///< names
    std::map<uuid, std::string> categories; ///< of statuses
    std::map<uuid, std::int64_t> places;    ///< of statuses in their workflow
    std::map<uuid, std::string> labels;
    std::map<uuid, std::string> project_keys;
    std::map<uuid, std::string> project_names;
    std::map<uuid, std::string> usernames;
    std::map<uuid, std::string> full_names; ///< of users and persons

    [[nodiscard]] const bugs::bug& bug(bug_id which) const;
};

struct reader {
    std::optional<uuid> reads_as; ///< access::reader_of
    std::optional<uuid> self;
    bool sees_members = false;
};

[[nodiscard]] bool knows(const reader& who, const bugs::bug& of);

/// The bugs that answer, in the order of the query.
[[nodiscard]] std::vector<bug_id> answer(const world& in, const query::tree& of, const reader& who);

} // namespace lacewing::lists::plain
