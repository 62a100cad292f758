#pragma once

#include "lists/sql/asker.hpp"
#include "platform/db/transaction.hpp"
#include "query/tree.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::lists::sql {

/// What the names in a query mean in an organization. Compares without regard to case; reads what
/// it needs when it is first asked.
class known_names {
public:
    known_names(db::reader& tx, const asker& who) : tx_(tx), who_(who) {}

    /// Of members, former members, persons and the organization's key: by username, full name or
    /// id. Names mean nobody to those who may not see members.
    [[nodiscard]] std::vector<uuid> people(const query::name& called);
    [[nodiscard]] std::optional<label_id> label(std::string_view called);
    /// By name, or by a key that it has or had, or id; several may have one name.
    [[nodiscard]] std::vector<project_id> projects(std::string_view called);
    /// How the statuses of that name are spelled, in whatever project.
    [[nodiscard]] std::vector<std::string> status_spellings(std::string_view called);
    /// Maybe of a bug that the reader must not know.
    [[nodiscard]] std::optional<bug_id> bug(const query::bug_key& called);

private:
    struct named {
        uuid id;
        std::string name;
        std::string key; ///< of a project
    };

    const std::vector<named>& all_people();
    const std::vector<named>& all_projects();

    db::reader& tx_;
    const asker& who_;
    std::optional<std::vector<named>> people_;
    std::optional<std::vector<named>> projects_;
    std::optional<std::vector<std::string>> statuses_;
};

/// Whether the name, once it is folded, is that folded text.
[[nodiscard]] bool folds_to(std::string_view name, std::string_view folded);

} // namespace lacewing::lists::sql
