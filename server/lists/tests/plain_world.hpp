#pragma once

#include "bugs/types.hpp"
#include "query/tree.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
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

    /// Nothing where there is none.
    [[nodiscard]] const bugs::bug* find(bug_id which) const;
    [[nodiscard]] const bugs::bug* find(const std::string& key) const;
    [[nodiscard]] std::span<const related_pair> relations_of(bug_id which) const;

    /// To be called when all else stands: bugs and relations are looked up by it.
    void index();

private:
    std::map<bug_id, std::size_t> places_;
    std::map<std::string, std::size_t> keys_;
    std::map<bug_id, std::vector<related_pair>> pairs_;
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
