#pragma once

#include "platform/db/transaction.hpp"

#include <string>
#include <vector>

namespace lacewing::lists {

/// Rows of another reader, as an engine hands them out.
[[nodiscard]] std::unique_ptr<db::cursor> forward(db::result rows);

/// Reads as another reader does, and asks before each statement how the database would answer it.
class explaining_reader final : public db::reader {
public:
    struct explained {
        std::string sql;
        std::vector<std::string> steps; ///< inner ones indented
    };

    explicit explaining_reader(db::reader& on) : on_(on) {}

    [[nodiscard]] db::dialect speaks() const noexcept override { return on_.speaks(); }
    [[nodiscard]] const std::vector<explained>& seen() const noexcept { return seen_; }

protected:
    std::unique_ptr<db::cursor> run_query(
        std::string_view sql, std::span<const db::parameter> values
    ) override;
    std::unique_ptr<db::cursor> run_composed(
        std::string_view sql,
        std::span<const db::parameter> values,
        std::chrono::milliseconds time_max
    ) override;

private:
    void explain(std::string_view sql, std::span<const db::parameter> values);

    db::reader& on_;
    std::vector<explained> seen_;
};

/// What reads rows of other organizations: steps that walk along a whole table, or along an index
/// by something else than the organization.
[[nodiscard]] std::vector<std::string> strayings(
    const explaining_reader::explained& of, db::dialect speaks
);

/// Whether rows are sorted before the first page of them is cut off.
[[nodiscard]] bool sorts_before_limit(const explaining_reader::explained& of, db::dialect speaks);

} // namespace lacewing::lists
