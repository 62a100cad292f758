#pragma once

#include "lists/tests/lists_fixture.hpp"
#include "lists/tests/plain_world.hpp"
#include "lists/tests/random_queries.hpp"
#include "lists/tests/real_reports.hpp"

#include <map>
#include <random>
#include <string>
#include <vector>

namespace lacewing::lists {

/// Real reports as bugs of Alpha, with their people, labels, links, comments and files, and as a
/// plain world.
class real_world_on : public lists_on {
protected:
    void load(std::vector<real_report> reports);

    /// When the last of them changed.
    timestamp moment;
    const unsigned seed = std::random_device{}();
    std::mt19937 generator{seed};
    plain::world all;
    vocabulary words_of_query;

private:
    void make_projects();
    void make_people();
    void make_labels();
    [[nodiscard]] bugs::new_bug made_of(const real_report& from);
    void insert_bugs();
    void hang_on();
    void link();
    void note_names();
    void choose_words();

    std::vector<real_report> reports_;
    std::map<std::string, projects::project> projects_;
    std::map<std::string, uuid> people_;
    std::map<std::string, label_id> labels_;
    std::map<std::string, bug_id> ids_; ///< by key
};

} // namespace lacewing::lists
