#pragma once

#include "imports/source_row.hpp"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::imports {

/// What a bug has no field for stands at the end of its description, under a heading.
class leftovers {
public:
    void add(const std::string& heading, std::string_view word);
    /// Named, and not linked: their contents are not here.
    void add_files(std::span<const source_attachment> files);
    void add_environment(std::string_view lines);
    [[nodiscard]] std::string print() const; ///< empty where nothing was added

private:
    std::vector<std::pair<std::string, std::string>> words_; ///< by heading, in order
    std::string files_;
    std::string environment_;
};

} // namespace lacewing::imports
