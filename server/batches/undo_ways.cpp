#include "batches/undo_ways.hpp"

#include "batches/comment_way.hpp"
#include "bugs/take_back.hpp"

#include <algorithm>
#include <array>

namespace lacewing::batches {

namespace {

constexpr std::array ways{
    undo_way{.of = changes::subject_kind::bug, .take_back = bugs::take_back_bugs},
    undo_way{.of = changes::subject_kind::comment, .take_back = take_back_comments},
};

} // namespace

const undo_way* way_for(changes::subject_kind which) {
    const auto* const found = std::ranges::find(ways, which, &undo_way::of);
    return found == ways.end() ? nullptr : found;
}

} // namespace lacewing::batches
