#pragma once

#include "access/access.hpp"
#include "lists/sql/writing.hpp"
#include "lists/types.hpp"
#include "platform/core/outcome.hpp"
#include "query/parse.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace lacewing::lists {

/// What a request asks for, as it came.
struct question {
    access::actor who;
    organization_id org;
    std::optional<std::string> project; ///< id or key
    std::optional<std::string> q;
    query::reading how; ///< zone, manner, and now
};

/// A query that was understood, and the statement that is being made of it.
class asked_query {
public:
    /// Refused as access::require and query::parse refuse; 404 `not_found` where there is no such
    /// project.
    [[nodiscard]] static outcome<std::unique_ptr<asked_query>> begin(
        db::reader& tx, const question& what
    );

    [[nodiscard]] const asker& who() const noexcept { return who_; }
    [[nodiscard]] const query::tree& tree() const noexcept { return tree_; }
    [[nodiscard]] std::optional<project_id> project() const noexcept { return project_; }
    [[nodiscard]] sql::writing& in() noexcept { return *writing_; }

    /// "FROM … WHERE …" of counters instead: each `b` stands for `b.bugs` bugs of one project and
    /// status. Nothing where the query asks for more than projects and statuses.
    [[nodiscard]] std::optional<std::string> from_counters(std::string_view joined = "");
    /// Every bug of the organization that the asker may know.
    [[nodiscard]] bool asks_for_all() const noexcept { return !tree_.where && !project_; }

    /// "FROM … WHERE …": each bug `b` that answers the query and that the asker may know, for a
    /// statement that reads them all.
    [[nodiscard]] std::string from_where(std::string_view joined = "") const {
        return from_ + std::string{joined} + " WHERE " + where_ + open_alone_;
    }
    /// The same for one that walks along the order of last changes or ranks and stops early.
    [[nodiscard]] std::string from_where_in_order() const { return from_ + " WHERE " + where_; }
    /// Runs a statement, one row after the other; throws `refusal` 422 `query_too_costly` where
    /// it takes longer than limits::query_ms_max.
    void read(const std::string& statement, const std::function<void(const db::result&)>& row);

    /// Exact; from counters where they tell.
    [[nodiscard]] std::int64_t count();
    /// Of the bugs in the same place that answer another query; of all without one.
    [[nodiscard]] std::int64_t count_of(std::optional<query::node> where);
    [[nodiscard]] query_notes notes() const;

private:
    asked_query(db::reader& tx, const question& what, const asker& who, query::tree tree)
        : tx_(tx), question_(what), who_(who), tree_(std::move(tree)) {}

    void write_where();
    void add_part(const query::node& part);
    [[nodiscard]] bool is_small_set(const query::node& of);
    void run(
        const std::string& statement,
        std::span<const db::parameter> values,
        const std::function<void(const db::result&)>& row
    );
    [[nodiscard]] problem too_costly() const;

    db::reader& tx_;
    const question& question_;
    asker who_;
    query::tree tree_;
    std::optional<project_id> project_;
    std::unique_ptr<sql::writing> writing_;
    std::string from_ = "FROM bugs b";
    std::string where_;
    std::string conditions_; ///< of `where_`, those that the question makes
    std::string open_alone_; ///< the shorter way to open bugs, where the query asks for no others
    bool begins_with_set_ = false;
    std::size_t where_values_ = 0; ///< bound for it
};

} // namespace lacewing::lists
