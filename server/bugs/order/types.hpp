#pragma once

#include "bugs/types.hpp"
#include "platform/schema/describe.hpp"

#include <optional>

namespace lacewing::bugs {

struct place_bug_request {
    schema::nullable<bug_id> after;
    schema::nullable<bug_id> before;
    std::optional<change_bug_request> change;
    std::optional<uuid> client_id;
    std::optional<lacewing::batch_id> batch_id;

    static constexpr auto describe() {
        using self = place_bug_request;
        return schema::object(
            "PlaceBug",
            "Where a bug shall stand among the others, and what else changes with that.",
            schema::member(
                "after",
                &self::after,
                "The bug that it shall stand behind; null or absent for none. One that is not "
                "there "
                "counts as none; without any neighbour the bug keeps its place."
            ),
            schema::member(
                "before",
                &self::before,
                "The bug that it shall stand before; null or absent for none. Where the two have "
                "changed places meanwhile, the one in `after` counts."
            ),
            schema::member(
                "change",
                &self::change,
                "Other fields that change in the same act, as its status when it goes to another "
                "column. clientID and batchID stand outside."
            ),
            schema::member("clientID", &self::client_id, "Comes back with the change."),
            schema::member("batchID", &self::batch_id, "Joins several edits of one act.")
        );
    }
};

} // namespace lacewing::bugs
