#include "views/built_in.hpp"

#include <cstdint>
#include <string_view>

namespace lacewing::views {

namespace {

/// Of version 8, which no client makes.
view_id built_in_id(std::uint8_t number) {
    view_id made;
    made.value.bytes[6] = 0x80;
    made.value.bytes[8] = 0x80;
    made.value.bytes[15] = number;
    return made;
}

view built_in(
    organization_id org, std::uint8_t number, std::string_view name, std::string_view query
) {
    view made;
    made.id = built_in_id(number);
    made.org_id = org;
    made.name = name;
    made.query = query;
    made.is_shared = true;
    made.is_built_in = true;
    return made;
}

} // namespace

std::vector<view> built_in_views(organization_id org) {
    std::vector<view> all{
        built_in(org, 1, "My open", "assignee:@me is:open"),
        built_in(org, 2, "Triage", "is:triage"),
        built_in(org, 3, "Ready", "is:ready severity:S1..S3"),
        built_in(org, 4, "Forgotten S1", "severity:S1 is:open updated:<-14d"),
        built_in(org, 5, "Board", "(is:open OR closed:>-14d) -is:triage -is:dropped")
    };
    all.front().sort = "priority";
    auto& board = all.back();
    board.layout = layout::board;
    board.group_by = grouping::status;
    board.hidden_columns = {"triage", "dropped"};
    return all;
}

} // namespace lacewing::views
