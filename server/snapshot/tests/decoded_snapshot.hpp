#pragma once

#include "bugs/types.hpp"
#include "lists/tests/plain_world.hpp"
#include "snapshot/lines/types.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::snapshot {

/// A snapshot as any client must read it, knowing nothing but the contract.
struct decoded_snapshot {
    struct counts {
        std::int64_t comments = 0;
        std::int64_t attachments = 0;
        bool operator==(const counts&) const = default;
    };
    snapshot_header head;
    std::vector<bugs::bug> bugs; ///< as lists show them, with watchers and voters by id
    std::vector<counts> counted; ///< by row
    std::vector<lists::plain::related_pair> relations;
    std::vector<std::int64_t> lines_of_bugs; ///< how many bugs each has
    bool is_whole = false;
};

/// Of all lines; ids are those of ids=true.
[[nodiscard]] decoded_snapshot decode(std::string_view lines);

} // namespace lacewing::snapshot
