#include "imports/mapping/map.hpp"

#include "projects/rules.hpp"

namespace lacewing::imports {

import_map usual_map() {
    import_map made;
    made.statuses = {
        {"Open", "Confirmed"},
        {"To Do", "Confirmed"},
        {"Backlog", "Confirmed"},
        {"New", "New"},
        {"Reopened", "Confirmed"},
        {"In Progress", "In progress"},
        {"In Review", "In review"},
        {"In QE Test", "In review"},
        {"Resolved", "Fixed"},
        {"Done", "Fixed"},
        {"Closed", "Verified"},
    };
    made.status_of_unfixed = "Closed";
    made.resolutions = {
        {"Fixed", "fixed"},
        {"Done", "fixed"},
        {"Duplicate", "duplicate"},
        {"Won't Fix", "wont_fix"},
        {"Won't Do", "wont_fix"},
        {"Hold", "wont_fix"},
        {"Cannot Reproduce", "cannot_reproduce"},
        {"Needs more info", "cannot_reproduce"},
        {"Incomplete", "cannot_reproduce"},
        {"Invalid", "invalid"},
        {"Not A Bug", "invalid"},
        {"Not Our Bug", "invalid"},
    };
    made.priorities = {
        {"Blocker", "urgent"},
        {"Critical", "urgent"},
        {"Highest", "urgent"},
        {"High", "high"},
        {"Major", "high"},
        {"Medium", "medium"},
        {"Minor", "low"},
        {"Low", "low"},
        {"Lowest", "low"},
        {"Trivial", "low"},
        {"None", "none"},
    };
    made.links = {
        {"blocks", "blocks"},
        {"is blocked by", "blocked_by"},
        {"depends on", "blocked_by"},
        {"is dependent of", "blocks"},
        {"has to be done before", "blocks"},
        {"has to be done after", "blocked_by"},
        {"duplicates", "duplicate_of"},
        {"is duplicated by", "duplicated_by"},
        {"causes", "causes"},
        {"is caused by", "caused_by"},
        {"includes", "child"},
        {"is included by", "parent"},
        {"relates to", "relates_to"},
        {"clones", "relates_to"},
        {"is cloned by", "relates_to"},
        {"is cloned from", "relates_to"},
        {"is cloned into", "relates_to"},
        {"is triggering", "relates_to"},
        {"is triggered by", "relates_to"},
        {"has to be finished together with", "relates_to"},
    };
    return made;
}

known_statuses usual_statuses() {
    known_statuses made;
    for (const auto& each : projects::default_statuses()) {
        made.emplace(each.name, each.category);
    }
    return made;
}

} // namespace lacewing::imports
