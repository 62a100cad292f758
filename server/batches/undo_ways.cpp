#include "batches/undo_ways.hpp"

#include "batches/ways.hpp"
#include "bugs/take_back.hpp"

#include <array>

namespace lacewing::batches {

namespace {

constexpr std::array ways{
    undo_way{.of = changes::subject_kind::relation, .take_back = take_back_relations},
    undo_way{.of = changes::subject_kind::comment, .take_back = take_back_comments},
    undo_way{.of = changes::subject_kind::attachment, .take_back = take_back_attachments},
    undo_way{.of = changes::subject_kind::bug, .take_back = bugs::take_back_bugs},
    undo_way{.of = changes::subject_kind::label, .take_back = take_back_labels},
    undo_way{.of = changes::subject_kind::status, .take_back = take_back_statuses},
    undo_way{.of = changes::subject_kind::project, .take_back = take_back_projects},
    undo_way{.of = changes::subject_kind::bug_template, .take_back = take_back_templates},
    undo_way{.of = changes::subject_kind::view, .take_back = take_back_views},
};

} // namespace

std::span<const undo_way> undo_ways() {
    return ways;
}

} // namespace lacewing::batches
