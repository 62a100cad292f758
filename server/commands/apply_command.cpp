#include "commands/apply_command.hpp"

#include "batches/bulk_change.hpp"
#include "commands/matched_bugs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace lacewing::commands {

namespace {

problem result_changed(std::size_t then, std::size_t now) {
    const auto detail = then == now
                            ? std::string{"Other bugs match now than when you looked. Look again."}
                            : fmt::format(
                                  "{} {} matched when you looked, {} now. Look again.",
                                  then,
                                  then == 1 ? "bug" : "bugs",
                                  now
                              );
    return {
        .status = 409,
        .code = "command_result_changed",
        .detail = detail,
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

outcome<void> check_same_bugs(
    db::reader& tx, const asked_command& what, const std::vector<uuid>& seen
) {
    auto begun = lists::asked_query::begin(tx, what.question);
    if (!begun) return refused{std::move(begun).error()};
    const auto now = matched_ids(**begun);
    if (!now) return refused{now.error()};
    auto then = seen;
    std::ranges::sort(then);
    const auto again = std::ranges::unique(then);
    then.erase(again.begin(), again.end());
    if (then != *now) return refused{result_changed(then.size(), now->size())};
    return {};
}

} // namespace

outcome<batches::bulk_change_request> change_of_command(
    db::reader& tx, lists::question whole, const command_request& what
) {
    const auto began = batches::began_at(tx, whole.org, what.batch_id);
    // Tomorrow stays the day that was meant when it began.
    if (began) whole.how.now = *began;
    auto asked = ask_command(tx, whole);
    if (!asked) return refused{std::move(asked).error()};
    if (!began) {
        const auto same = check_same_bugs(tx, *asked, what.ids);
        if (!same) return refused{same.error()};
    }
    return batches::bulk_change_request{
        .batch_id = what.batch_id,
        .ids = what.ids,
        .change = std::move(asked->change),
        .client_id = what.client_id
    };
}

} // namespace lacewing::commands
