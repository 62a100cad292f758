#include "live/tests/bugs_fixture.hpp"
#include "live/withheld.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace lacewing::live {
namespace {

using changes::subject_kind;

class withheld_changes : public live_with_bugs {
protected:
    using fields = std::vector<changes::field_change>;

    static std::string json(bug_id bug) { return '"' + to_string(bug) + '"'; }

    // Something that is not there any more, in the content of Alpha.
    changes::recorded gone(subject_kind what, fields of) const {
        auto made = std::make_shared<changes::recorded_change>();
        made->version = 1;
        made->what.to = changes::content_of(alpha);
        made->what.subject = what;
        made->what.subject_id = numbered(70);
        made->what.what = changes::action::removed;
        made->what.fields = std::move(of);
        return made;
    }
    std::size_t fields_told(const changes::recorded& of) {
        std::size_t told = 0;
        write([&](db::transaction& tx) {
            const std::vector one{of};
            told = without_withheld(tx, one).at(0)->what.fields.size();
        });
        return told;
    }
};

TEST_P(withheld_changes, do_not_name_a_restricted_bug_of_what_was_removed) {
    const auto relation = [this](bug_id from, bug_id to) {
        return gone(
            subject_kind::relation,
            {{"kind", "\"blocks\"", ""}, {"from", json(from), ""}, {"to", json(to), ""}}
        );
    };
    EXPECT_EQ(fields_told(relation(crash, crash)), 3U);
    EXPECT_EQ(fields_told(relation(crash, secret)), 0U);
    EXPECT_EQ(fields_told(relation(secret, crash)), 0U);
    EXPECT_EQ(fields_told(gone(subject_kind::comment, {{"bugID", json(crash), ""}})), 1U);
    EXPECT_EQ(fields_told(gone(subject_kind::comment, {{"bugID", json(secret), ""}})), 0U);
}

TEST_P(withheld_changes, hold_nothing_of_what_was_deleted_but_the_bug_it_hung_on) {
    const auto delete_crash = [this](const char* when) {
        write([&](db::transaction& tx) {
            tx.execute(
                fmt::format("UPDATE bugs SET deleted_at = {} WHERE org_id = $1 AND id = $2", when),
                alpha,
                crash
            );
        });
    };
    const auto bug = [this] {
        auto made = std::make_shared<changes::recorded_change>(
            *gone(subject_kind::bug, {{"title", "", "\"It breaks\""}})
        );
        made->what.subject_id = crash.value;
        return made;
    };
    const auto comment =
        gone(subject_kind::comment, {{"bugID", json(crash), ""}, {"text", "\"said\"", ""}});
    const auto file =
        gone(subject_kind::attachment, {{"bugID", json(crash), ""}, {"name", "\"a.txt\"", ""}});
    EXPECT_EQ(fields_told(bug()), 1U);
    EXPECT_EQ(fields_told(comment), 1U) << "the bug alone";
    EXPECT_EQ(fields_told(file), 1U) << "the bug alone";
    delete_crash("5");
    EXPECT_EQ(fields_told(bug()), 0U);
    EXPECT_EQ(fields_told(comment), 0U);
    EXPECT_EQ(fields_told(file), 0U);
    delete_crash("NULL");
    EXPECT_EQ(fields_told(bug()), 1U);
}

LACEWING_ON_EACH_DATABASE(withheld_changes);

} // namespace
} // namespace lacewing::live
