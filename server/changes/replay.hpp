#pragma once

#include "changes/log.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::changes {

/// The rows that a stream holds of one thing, oldest first, read some at a time.
class log_of_thing {
public:
    log_of_thing(db::reader& tx, const stream& of, const uuid& which);
    /// The next row; null behind the last one.
    [[nodiscard]] const change* next() const;
    void pass();

private:
    void read_on();

    db::reader& tx_;
    stream of_;
    uuid which_;
    std::vector<recorded> read_;
    std::size_t at_ = 0;
};

/// A thing as its rows tell it, played one after the other.
class replay {
public:
    /// Puts the values that a row says that its fields took.
    void play(const change& row);
    void put(std::string_view name, std::string value);
    /// It keeps what it holds, so that it can come back.
    void remove() { is_removed_ = true; }

    /// Whether a row made it.
    [[nodiscard]] bool is_made() const noexcept { return is_made_; }
    [[nodiscard]] bool is_removed() const noexcept { return is_removed_; }
    [[nodiscard]] const std::optional<project_id>& project() const noexcept { return project_; }
    /// Names of the fields in which a thing that holds these values is another one.
    [[nodiscard]] std::vector<std::string> differences(std::span<const field_change> held) const;

private:
    /// In JSON; empty where the field has none.
    [[nodiscard]] std::string_view value_of(std::string_view name) const;

    std::map<std::string, std::string, std::less<>> fields_;
    std::optional<project_id> project_;
    bool is_made_ = false;
    bool is_removed_ = false;
};

/// Hears of a thing that is not what the log says: "bug 0198…: title is not what the log says".
using replay_fault = std::function<void(std::string_view line)>;

/// A table whose rows the log made, by its statements.
struct logged_table {
    std::string_view kind; ///< of one row: "bug"
    /// Answer organization and id in this order, as many as $1; the second one those behind $2, $3.
    std::string_view select_first;
    std::string_view select_next;
    /// Answers the ids that the log made and that have no row.
    std::string_view select_lost;
    /// What is wrong with one row, each by a call.
    std::function<void(db::reader&, organization_id, const uuid&, const replay_fault& tell)> check;
};

/// Checks every row of a table, and that none is lost. Returns how many rows there are; `progress`
/// hears it on the way.
std::int64_t check_replays(
    db::reader& tx,
    const logged_table& of,
    const replay_fault& tell,
    const std::function<void(std::int64_t rows)>& progress
);

} // namespace lacewing::changes
