#pragma once

#include "lists/sql/asker.hpp"
#include "platform/core/outcome.hpp"
#include "snapshot/lines/bug_lines.hpp"
#include "snapshot/lines/types.hpp"

#include <functional>
#include <optional>
#include <string>

namespace lacewing::snapshot {

/// What a request asks.
struct question {
    access::actor who;
    organization_id org;
    std::optional<std::string> project; ///< id or key of the one whose open bugs come first
    with_ids ids = with_ids::no;
};

/// The tag of what a reader would get now (quotes included): it moves with the versions that the
/// snapshot tells. Refused with 403 `not_allowed` for outsiders of a public organization, else as
/// everything of an organization.
[[nodiscard]] outcome<std::string> tag_of(db::reader& tx, const question& what);

/// A snapshot at the version of its transaction, which is read while the lines are written.
class reading {
public:
    /// Refused as `tag_of`, with 404 where there is no such project, and with 422
    /// `snapshot_too_large` above limits::snapshot_bugs_max.
    [[nodiscard]] static outcome<reading> begin(db::reader& tx, const question& what);

    [[nodiscard]] const std::string& tag() const noexcept { return tag_; }
    /// Hands out each line, with its end of line, as soon as it is made.
    void run(db::reader& tx, const std::function<void(std::string)>& write);

private:
    reading(const question& what, lists::asker who) : what_(what), who_(who) {}

    void read_header(db::reader& tx);
    void write_bugs(db::reader& tx, const store::part& which);
    void write_relations(db::reader& tx);
    void write_ids();
    /// Where that bug stands; nothing where the reader does not know it.
    [[nodiscard]] std::optional<std::int64_t> row_of(const uuid& bug) const;

    question what_;
    lists::asker who_;
    std::string tag_;
    std::optional<project_id> project_;
    snapshot_header header_;
    std::function<void(std::string)> write_;
    std::optional<bug_lines> lines_;
    std::vector<uuid> ids_;          ///< by row
    std::vector<std::size_t> parts_; ///< where a part of them begins: in each the highest id first
    std::int64_t relations_ = 0;
};

} // namespace lacewing::snapshot
