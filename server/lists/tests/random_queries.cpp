#include "lists/tests/random_queries.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace lacewing::lists {

namespace {

constexpr std::array plain_term_list{
    std::string_view{"is:open"},          std::string_view{"is:closed"},
    std::string_view{"is:triage"},        std::string_view{"is:started"},
    std::string_view{"is:done"},          std::string_view{"is:dropped"},
    std::string_view{"is:blocked"},       std::string_view{"is:ready"},
    std::string_view{"is:overdue"},       std::string_view{"is:snoozed"},
    std::string_view{"is:regression"},    std::string_view{"is:restricted"},
    std::string_view{"is:watched"},       std::string_view{"is:voted"},
    std::string_view{"is:mine"},          std::string_view{"is:stale"},
    std::string_view{"is:open,done"},     std::string_view{"severity:S1"},
    std::string_view{"severity:S1..S3"},  std::string_view{"severity:none"},
    std::string_view{"severity:any"},     std::string_view{"severity:S2,none"},
    std::string_view{"priority:urgent"},  std::string_view{"priority:high..low"},
    std::string_view{"priority:none"},    std::string_view{"category:started,done"},
    std::string_view{"resolution:fixed"}, std::string_view{"resolution:none"},
    std::string_view{"assignee:@me"},     std::string_view{"assignee:none"},
    std::string_view{"assignee:any"},     std::string_view{"author:@me"},
    std::string_view{"watcher:@me"},      std::string_view{"watcher:none"},
    std::string_view{"voter:any"},        std::string_view{"label:none"},
    std::string_view{"label:any"},        std::string_view{"environment:none"},
    std::string_view{"created:<-20d"},    std::string_view{"created:-30d..today"},
    std::string_view{"updated:>-14d"},    std::string_view{"updated:today"},
    std::string_view{"closed:any"},       std::string_view{"closed:none"},
    std::string_view{"closed:>-20d"},     std::string_view{"since:<-10d"},
    std::string_view{"due:<today"},       std::string_view{"due:none"},
    std::string_view{"due:any"},          std::string_view{"due:>=today"},
    std::string_view{"estimate:1..3"},    std::string_view{"estimate:none"},
    std::string_view{"estimate:>0.5"},    std::string_view{"votes:>1"},
    std::string_view{"votes:0"},          std::string_view{"votes:any"},
    std::string_view{"comments:>1"},      std::string_view{"comments:none"},
    std::string_view{"comments:1..2"},    std::string_view{"attachments:any"},
    std::string_view{"attachments:<2"},   std::string_view{"watchers:>=2"},
    std::string_view{"reopened:>0"},      std::string_view{"age:>20d"},
    std::string_view{"in-status:<15d"}
};

constexpr std::array relation_fields{
    std::string_view{"blocks"},
    std::string_view{"blocked-by"},
    std::string_view{"parent"},
    std::string_view{"child"},
    std::string_view{"duplicate-of"},
    std::string_view{"duplicate"},
    std::string_view{"relates-to"},
    std::string_view{"caused-by"},
    std::string_view{"causes"}
};

constexpr std::array sort_fields{
    std::string_view{"key"},      std::string_view{"title"},    std::string_view{"project"},
    std::string_view{"status"},   std::string_view{"category"}, std::string_view{"resolution"},
    std::string_view{"severity"}, std::string_view{"priority"}, std::string_view{"assignee"},
    std::string_view{"author"},   std::string_view{"created"},  std::string_view{"updated"},
    std::string_view{"closed"},   std::string_view{"due"},      std::string_view{"since"},
    std::string_view{"estimate"}, std::string_view{"votes"},    std::string_view{"comments"},
    std::string_view{"reopened"}, std::string_view{"age"},      std::string_view{"in-status"}
};

} // namespace

std::span<const std::string_view> plain_terms() {
    return plain_term_list;
}

std::string random_queries::term(int depth) {
    if (depth > 0 && one_in(4)) return "(" + query(depth - 1) + ")";
    if (one_in(12)) return "key:" + any(of_.keys) + (one_in(2) ? "+" : "");
    if (!one_in(4)) return any(of_.terms);
    const auto by = std::string{any(relation_fields)} + ":";
    if (depth > 0 && one_in(2)) return by + "(" + query(depth - 1) + ")";
    if (one_in(3)) return by + any(of_.keys) + (one_in(2) ? "+" : "");
    return by + (one_in(2) ? "any" : "none");
}

std::string random_queries::query(int depth) {
    std::string made;
    for (auto left = 1 + below(3); left > 0; --left) {
        if (!made.empty()) made += one_in(3) ? " OR " : " ";
        if (one_in(4)) made += "-";
        made += term(depth);
    }
    return made;
}

std::string random_queries::sort() {
    if (one_in(3)) return {};
    std::string sort;
    std::vector<std::string_view> used;
    for (auto left = 1 + below(3); left > 0; --left) {
        const auto by = any(sort_fields);
        if (std::ranges::find(used, by) != used.end()) continue;
        used.push_back(by);
        sort +=
            (sort.empty() ? " sort:" : ",") + std::string{one_in(2) ? "-" : ""} + std::string{by};
    }
    return sort;
}

} // namespace lacewing::lists
