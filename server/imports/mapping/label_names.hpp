#pragma once

#include "imports/mapping/map.hpp"
#include "imports/source_row.hpp"

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace lacewing::imports {

/// Something of a report that can become a label.
struct label_wish {
    std::string name;    ///< "component: iOS", "type/Bug"; empty where it fits no label
    std::string heading; ///< under which it stands in the text where it becomes none
    std::string word;    ///< as the source has it
};

/// Type, components, versions and labels. One type at a time is the rule (`type/…`); of the others
/// a bug has several, so their names have no scope.
[[nodiscard]] std::vector<label_wish> label_wishes(const source_row& row, const import_map& map);

/// Folded names of the labels that an import uses. An organization has room for some: those that
/// are there, then types and components, then what most reports have.
class label_choice {
public:
    void count(std::span<const label_wish> wishes);
    void choose(std::span<const std::string> there);
    [[nodiscard]] bool takes(const std::string& name) const;

private:
    struct candidate {
        std::int64_t uses = 0;
        bool is_first = false;
    };
    std::map<std::string, candidate> candidates_;
    std::set<std::string> chosen_;
    bool takes_all_ = true;
};

} // namespace lacewing::imports
