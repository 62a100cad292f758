#include "bugs/tests/bugs_fixture.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <random>

namespace lacewing::bugs {
namespace {

/// A bug as plainly as it can be thought of.
struct plain_bug {
    create_bug_request made_by;
    std::string title;
    std::string description;
    std::size_t status = 0; ///< place in the workflow
    std::string resolution = "none";
    std::vector<uuid> assigned;
    bugs::severity severity = severity::unset;
    std::optional<double> estimate;
    std::int64_t number = 0;
    std::int64_t rev = 1;
    std::int64_t title_rev = 1;
    std::int64_t reopened = 0;
};

class random_edits_on : public on_alpha {
protected:
    void create_one() {
        auto what = titled(any_text());
        what.assigned_members = any_people();
        const auto made = value(create(what));
        ids.push_back(made.id);
        model[made.id] = {
            .made_by = what,
            .title = what.title,
            .description = *what.description,
            .assigned = *what.assigned_members,
            .number = static_cast<std::int64_t>(ids.size())
        };
        EXPECT_EQ(made.number, model[made.id].number);
    }
    void send_again() {
        const auto& known = model.at(any_id());
        EXPECT_EQ(value(create(known.made_by)).rev, known.rev);
    }
    void retitle() {
        auto& known = model.at(any_id());
        const auto seen = 1 + below(known.rev);
        const auto title = any_text();
        const bool is_new = title != known.title;
        const bool conflicts = is_new && known.title_rev > seen;
        const auto answer = change(bug_of(known), {.title = title}, seen);
        ASSERT_EQ(answer.has_value(), !conflicts);
        if (conflicts || !is_new) return;
        known.title = title;
        known.title_rev = ++known.rev;
    }
    void describe_and_assign() {
        auto& known = model.at(any_id());
        const change_bug_request what{.description = any_text(), .assigned_members = any_people()};
        ASSERT_TRUE(change(bug_of(known), what));
        if (known.description != *what.description || known.assigned != *what.assigned_members) {
            ++known.rev;
        }
        known.description = *what.description;
        known.assigned = *what.assigned_members;
    }
    void judge() {
        auto& known = model.at(any_id());
        const auto severity = static_cast<bugs::severity>(below(5));
        const auto hundredths = static_cast<double>(below(4));
        change_bug_request what{.severity = severity, .estimate = std::nullopt};
        if (hundredths > 0) what.estimate = hundredths / 100;
        ASSERT_TRUE(change(bug_of(known), what));
        if (known.severity != severity || known.estimate != what.estimate.value()) ++known.rev;
        known.severity = severity;
        known.estimate = what.estimate.value();
    }
    void move_one() {
        auto& known = model.at(any_id());
        const auto to = static_cast<std::size_t>(below(7));
        const bool sends = below(2) == 0;
        const auto sent = schema::values_of<resolution>.values[static_cast<std::size_t>(below(8))];
        change_bug_request what{.status = core.statuses[to].id};
        if (sends) what.resolution = sent.value;
        const auto answer = change(bug_of(known), what);

        // The first four statuses are open, the last three are closed.
        const bool was_open = known.status < 4;
        const bool is_open = to < 4;
        const std::string wanted = sends     ? std::string{sent.name}
                                   : is_open ? "none"
                                             : known.resolution;
        // A duplicate needs an original, which this request does not name.
        const bool is_fine = is_open == (wanted == "none") && wanted != "duplicate";
        ASSERT_EQ(answer.has_value(), is_fine);
        if (!answer || (to == known.status && wanted == known.resolution)) return;
        ++known.rev;
        known.status = to;
        known.resolution = wanted;
        if (!was_open && is_open) ++known.reopened;
    }
    void expect_as_modelled() {
        std::int64_t open = 0;
        for (const auto& [id, known] : model) {
            const auto found = value(read(story.owner, story.alpha, to_string(id)));
            EXPECT_EQ(found.title, known.title);
            EXPECT_EQ(found.description, known.description);
            EXPECT_EQ(found.status, core.statuses[known.status].id);
            EXPECT_EQ(schema::name_of(found.resolution), known.resolution);
            EXPECT_EQ(found.is_open, known.status < 4);
            EXPECT_EQ(found.closed.has_value(), known.status >= 4);
            EXPECT_EQ(found.assigned_members, known.assigned);
            EXPECT_EQ(found.severity, known.severity);
            EXPECT_EQ(found.estimate, known.estimate);
            EXPECT_EQ(found.rev, known.rev);
            EXPECT_EQ(found.reopen_count, known.reopened);
            EXPECT_EQ(found.number, known.number);
            EXPECT_EQ(heard.thing(id.value), testing::fields_of(found));
            if (found.is_open) ++open;
        }
        EXPECT_EQ(heard.things().size(), model.size());
        EXPECT_EQ(project(core.id).open_bug_count, open);
        expect_exact_counts();
    }
    void hear() {
        testing::read(with(), [&](db::reader& tx) {
            heard.catch_up(tx, changes::content_of(story.alpha));
            return 0;
        });
    }

    std::int64_t below(std::int64_t end) {
        return static_cast<std::int64_t>(generator() % static_cast<std::uint64_t>(end));
    }
    bug_id any_id() { return ids[static_cast<std::size_t>(below(std::ssize(ids)))]; }
    static bug bug_of(const plain_bug& known) {
        bug made;
        made.id = known.made_by.id;
        return made;
    }
    std::string any_text() {
        static const std::array texts{"a", "b", "Ünïcode \"quoted\"", "back\\slash", "🐞\u00a0!"};
        return texts[static_cast<std::size_t>(below(std::ssize(texts)))];
    }
    std::vector<uuid> any_people() {
        std::vector people{
            story.owner.user.value, story.editor.user.value, story.member.user.value
        };
        std::ranges::shuffle(people, generator);
        people.resize(static_cast<std::size_t>(below(4)));
        return people;
    }

    std::uint64_t seed = std::random_device{}();
    std::mt19937_64 generator{seed};
    std::map<bug_id, plain_bug> model;
    std::vector<bug_id> ids;
    testing::replica heard;
};
LACEWING_ON_EACH_DATABASE(random_edits_on);

TEST_P(random_edits_on, end_where_a_plain_model_ends_and_so_does_a_replica_that_heard_them) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    heard.start_at(changes::content_of(story.alpha), version());
    create_one();
    for (int step = 0; step < 400; ++step) {
        clock().advance_s(1);
        switch (below(7)) {
        case 0:
            create_one();
            break;
        case 1:
            send_again();
            break;
        case 2:
            retitle();
            break;
        case 3:
            describe_and_assign();
            break;
        case 4:
            judge();
            break;
        default:
            move_one();
        }
        if (HasFatalFailure()) return;
        if (step % 50 == 0) hear();
    }
    hear();
    expect_as_modelled();
}

} // namespace
} // namespace lacewing::bugs
