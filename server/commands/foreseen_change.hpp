#pragma once

#include "commands/asked_command.hpp"
#include "commands/matched_bugs.hpp"

#include <vector>

namespace lacewing::commands {

/// Tells what a command would do to one bug after the other, as `bugs::change_bug` would do it.
class foresight {
public:
    /// All of them outlive it.
    foresight(db::reader& tx, const asked_command& what);

    /// Whether each action, in their order, changes the bug; or why the bug stays as it is.
    [[nodiscard]] outcome<std::vector<bool>> of(const matched_bug& bug) const;

private:
    [[nodiscard]] bool may_edit(const matched_bug& bug) const;
    [[nodiscard]] bugs::bug planned(const bugs::bug& before, const bugs::change_bug_request& asked)
        const;
    [[nodiscard]] outcome<void> stand(bugs::bug& after, const bugs::change_bug_request& asked)
        const;
    [[nodiscard]] outcome<void> check_closing(const matched_bug& before, const bugs::bug& after)
        const;
    [[nodiscard]] std::vector<label_id> settled(const std::vector<label_id>& wanted) const;

    db::reader& tx_;
    const asked_command& what_;
    bool edits_any_ = false;
};

} // namespace lacewing::commands
