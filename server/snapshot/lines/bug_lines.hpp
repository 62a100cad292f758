#pragma once

#include "snapshot/lines/dictionary.hpp"
#include "snapshot/lines/types.hpp"
#include "snapshot/store.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace lacewing::snapshot {

enum class with_ids { no, yes };

/// Makes lines of bugs. What one line told of people and sets, later ones build on.
class bug_lines {
public:
    bug_lines(const snapshot_header& head, with_ids ids);

    /// Throws where a row names what the header does not have.
    [[nodiscard]] snapshot_bugs line_of(std::span<const store::row> rows);

private:
    using numbers = std::vector<std::uint64_t>;

    void tell_places(std::span<const store::row> rows, snapshot_bugs& line);
    void tell_people(std::span<const store::row> rows, snapshot_bugs& line);
    void tell_ranks(std::span<const store::row> rows, snapshot_bugs& line);

    std::uint64_t people_set(const std::string& json);
    std::uint64_t people_set(std::span<const uuid> people);
    std::uint64_t watchers_of(const store::row& of);
    std::uint64_t label_set(const std::string& json);

    with_ids ids_;
    std::unordered_map<uuid, std::uint64_t> projects_;
    std::unordered_map<uuid, std::uint64_t> statuses_; ///< places in their project's workflow
    std::unordered_map<uuid, std::int64_t> labels_;
    std::unordered_map<std::string, std::uint64_t> resolutions_;
    dictionary<uuid> people_;
    set_dictionary people_sets_;
    set_dictionary label_sets_;
    dictionary<std::string> rank_heads_;
    std::unordered_map<std::string, std::uint64_t> people_sets_by_json_;
    std::unordered_map<std::string, std::uint64_t> label_sets_by_json_;
};

} // namespace lacewing::snapshot
