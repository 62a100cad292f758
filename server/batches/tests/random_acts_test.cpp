#include "batches/tests/batches_fixture.hpp"
#include "bugs/check_replay.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <set>

namespace lacewing::batches {
namespace {

constexpr std::int64_t never = -1;
constexpr std::size_t open_statuses = 4; ///< of the workflow's seven the first are open

/// Status and what follows from it, as numbers: place in the workflow, open, resolution, closed at,
/// there since, times opened again.
struct plain_standing {
    enum part { status, open, resolution, closed, since, reopened, parts };
    std::array<std::int64_t, parts> is{0, 1, 0, never, 0, 0};
    bool operator==(const plain_standing&) const = default;

    [[nodiscard]] bool is_possible() const {
        const bool is_open = is[status] < std::int64_t{open_statuses};
        return (is[open] == 1) == is_open && (is[resolution] == 0) == is_open &&
               (is[closed] == never) == is_open;
    }
};

/// A bug as plainly as it can be thought of.
struct plain_bug {
    std::string title;
    bugs::severity severity = bugs::severity::unset;
    std::optional<std::string> due;
    std::vector<uuid> assigned;
    std::set<uuid> watchers;
    std::vector<label_id> labels;
    changes::visibility seen_by = changes::visibility::inherit;
    plain_standing stands;
    bool operator==(const plain_bug&) const = default;
};

struct plain_deed {
    plain_bug before;
    plain_bug after;
};
using plain_batch = std::map<bug_id, plain_deed>;

template <class T>
void give_back(T& now, const T& before, const T& after) {
    if (before != after && now == after) now = before;
}

void give_back(plain_standing& now, const plain_standing& before, const plain_standing& after) {
    auto back = now;
    for (std::size_t part = 0; part < plain_standing::parts; ++part) {
        if (before.is.at(part) == after.is.at(part)) continue;
        if (now.is.at(part) != after.is.at(part)) return;
        back.is.at(part) = before.is.at(part);
    }
    if (back.is_possible()) now = back;
}

/// What an edit asks for, for both sides.
struct wanted {
    std::optional<std::string> title;
    std::optional<bugs::severity> severity;
    std::optional<std::optional<std::string>> due;
    std::optional<std::vector<uuid>> assigned;
    std::optional<std::vector<label_id>> labels;
    std::optional<changes::visibility> seen_by;
    std::optional<std::int64_t> status;
    std::optional<std::int64_t> resolution;
};

class random_acts_on : public on_batches {
protected:
    std::int64_t below(std::int64_t end) {
        return static_cast<std::int64_t>(generator() % static_cast<std::uint64_t>(end));
    }
    template <class T>
    const T& any_of(const std::vector<T>& all) {
        return all[static_cast<std::size_t>(below(std::ssize(all)))];
    }
    std::vector<uuid> any_people() {
        std::vector people{
            story.owner.user.value, story.editor.user.value, story.member.user.value
        };
        std::ranges::shuffle(people, generator);
        people.resize(static_cast<std::size_t>(below(4)));
        return people;
    }

    wanted any_wish() {
        static const std::vector<std::string> titles{
            "a", "b", "Ünïcode \"q\"", "back\\slash", "🐞!"
        };
        // Without that of duplicates: it needs an original.
        static const std::vector<std::int64_t> resolutions{0, 1, 3, 4, 5, 6, 7};
        wanted what;
        if (below(3) == 0) what.title = any_of(titles);
        if (below(3) == 0) what.severity = static_cast<bugs::severity>(below(5));
        if (below(4) == 0) {
            what.due = below(2) == 0 ? std::nullopt : std::optional<std::string>{"2026-02-03"};
        }
        if (below(3) == 0) what.assigned = any_people();
        if (below(4) == 0) {
            what.labels = labels;
            std::ranges::shuffle(*what.labels, generator);
            what.labels->resize(static_cast<std::size_t>(below(3)));
        }
        if (below(6) == 0) what.seen_by = static_cast<changes::visibility>(below(2));
        if (below(3) == 0) what.status = below(7);
        if (what.status && below(3) > 0) what.resolution = any_of(resolutions);
        return what;
    }

    /// The model's own idea of an edit; nothing where it is refused.
    [[nodiscard]] std::optional<plain_bug> edited(plain_bug bug, const wanted& what) const {
        if (what.title) bug.title = *what.title;
        if (what.severity) bug.severity = *what.severity;
        if (what.due) bug.due = *what.due;
        if (what.assigned) {
            for (const auto& each : *what.assigned) {
                const bool is_new = std::ranges::find(bug.assigned, each) == bug.assigned.end();
                if (is_new) bug.watchers.insert(each);
            }
            bug.assigned = *what.assigned;
        }
        if (what.labels) bug.labels = *what.labels;
        if (what.seen_by) bug.seen_by = *what.seen_by;
        if (!what.status) return bug;
        using part = plain_standing;
        auto& is = bug.stands.is;
        const bool was_open = is[part::open] == 1;
        const bool will_be_open = *what.status < std::int64_t{open_statuses};
        const auto now = clock_now().microseconds;
        if (*what.status != is[part::status]) is[part::since] = now;
        is[part::status] = *what.status;
        is[part::open] = will_be_open ? 1 : 0;
        const auto sent = what.resolution.value_or(will_be_open ? 0 : is[part::resolution]);
        if (will_be_open != (sent == 0)) return std::nullopt;
        is[part::resolution] = sent;
        if (will_be_open) is[part::closed] = never;
        if (was_open && !will_be_open) is[part::closed] = now;
        if (!was_open && will_be_open) ++is[part::reopened];
        return bug;
    }
    [[nodiscard]] timestamp clock_now() const { return at; }
    void tick() {
        clock().advance_s(1);
        at = clock().now();
    }

    void create_one() {
        const auto made = report();
        plain_bug one{.title = made.title, .watchers = {story.member.user.value}};
        one.stands.is[plain_standing::since] = made.status_since.microseconds;
        model[made.id] = one;
        ids.push_back(made.id);
    }

    bugs::change_bug_request request_of(const wanted& what) const {
        bugs::change_bug_request sent{
            .title = what.title, .assigned_members = what.assigned, .severity = what.severity
        };
        if (what.due) sent.due = *what.due ? schema::nullable{**what.due} : std::nullopt;
        if (what.status) sent.status = core.statuses[static_cast<std::size_t>(*what.status)].id;
        if (what.resolution) sent.resolution = static_cast<bugs::resolution>(*what.resolution);
        sent.labels = what.labels;
        sent.visibility = what.seen_by;
        return sent;
    }

    void edit_one() {
        tick();
        const auto id = any_of(ids);
        const auto what = any_wish();
        const changes::act by{.who = story.owner, .at = at, .batch = new_batch()};
        const auto answer = testing::write(with(), [&](db::transaction& tx) {
            return bugs::change_bug(
                tx, by, story.alpha, to_string(id), request_of(what), std::nullopt
            );
        });
        const auto after = edited(model[id], what);
        ASSERT_EQ(answer.has_value(), after.has_value());
        if (!after) return;
        batches[by.batch][id] = {.before = model[id], .after = *after};
        keep(by.batch, id, *after);
    }

    void edit_many() {
        auto what = any_wish();
        what.title = std::nullopt;
        what.labels = std::nullopt;
        what.seen_by = std::nullopt;
        const auto plain = request_of(what);
        bulk_change_request sent{.batch_id = new_batch(), .ids = {}, .change = {}};
        sent.change = {
            .status = plain.status,
            .resolution = plain.resolution,
            .assigned_members = {},
            .labels = {},
            .severity = plain.severity,
            .priority = {},
            .due = plain.due,
            .estimate = {}
        };
        if (what.assigned) {
            sent.change.assigned_members =
                bugs::assignee_edit{.set = what.assigned, .add = {}, .remove = {}};
        }
        if (sent.change == bugs::bulk_edit{}) return;
        for (const auto id : ids) {
            if (below(2) == 0) sent.ids.push_back(id.value);
        }
        if (sent.ids.empty()) return;
        const auto done = bulk(story.owner, sent);
        at = clock().now();
        ASSERT_TRUE(done);
        std::int64_t changed = 0;
        for (const auto& id : sent.ids) {
            const auto before = model[bug_id{id}];
            const auto after = edited(before, what);
            if (!after || *after == before) continue;
            ++changed;
            batches[sent.batch_id][bug_id{id}] = {.before = before, .after = *after};
            keep(sent.batch_id, bug_id{id}, *after);
        }
        EXPECT_EQ(done->changed, changed);
    }

    void undo_one() {
        if (known_batches.empty()) return;
        const auto which = any_of(known_batches);
        const auto as = new_batch();
        const auto done = undo(story.owner, which, as);
        ASSERT_TRUE(done) << done.error().detail;
        std::int64_t changed = 0;
        for (const auto& [id, deed] : plain_batch{batches[which]}) {
            const auto before = model[id];
            auto after = before;
            give_back(after.title, deed.before.title, deed.after.title);
            give_back(after.severity, deed.before.severity, deed.after.severity);
            give_back(after.due, deed.before.due, deed.after.due);
            give_back(after.assigned, deed.before.assigned, deed.after.assigned);
            give_back_own(after.watchers, deed.before.watchers, deed.after.watchers);
            give_back(after.labels, deed.before.labels, deed.after.labels);
            give_back(after.seen_by, deed.before.seen_by, deed.after.seen_by);
            give_back(after.stands, deed.before.stands, deed.after.stands);
            if (after == before) continue;
            ++changed;
            batches[as][id] = {.before = before, .after = after};
            keep(as, id, after);
        }
        EXPECT_EQ(done->changed, changed);
    }

    /// Everybody watches for themselves.
    void give_back_own(
        std::set<uuid>& now, const std::set<uuid>& before, const std::set<uuid>& after
    ) {
        const auto own = story.owner.user.value;
        if (before.contains(own) == after.contains(own)) return;
        if (before.contains(own)) {
            now.insert(own);
        } else {
            now.erase(own);
        }
    }

    void keep(batch_id batch, bug_id id, const plain_bug& after) {
        if (model[id] == after) return;
        model[id] = after;
        if (known_batches.empty() || known_batches.back() != batch) known_batches.push_back(batch);
    }

    void expect_as_modelled() {
        for (const auto& [id, known] : model) {
            bugs::bug asked;
            asked.id = id;
            const auto found = present(asked);
            plain_bug now{
                .title = found.title,
                .severity = found.severity,
                .due = found.due,
                .assigned = found.assigned_members,
                .watchers = {found.watchers->begin(), found.watchers->end()},
                .labels = found.labels,
                .seen_by = found.visibility
            };
            const auto status =
                std::ranges::find(core.statuses, found.status, &projects::status::id);
            now.stands.is = {
                status - core.statuses.begin(),
                found.is_open ? 1 : 0,
                static_cast<std::int64_t>(found.resolution),
                found.closed ? found.closed->microseconds : never,
                found.status_since.microseconds,
                found.reopen_count
            };
            EXPECT_EQ(now, known) << found.key;
        }
    }

    /// The log from its beginning gives each bug, through all the time in which it was restricted.
    void expect_as_logged() {
        const auto count = testing::read(with(), [&](db::reader& tx) {
            return bugs::check_replays(
                tx, [](std::string_view line) { ADD_FAILURE() << line; }, [](auto) {}
            );
        });
        EXPECT_EQ(count, std::ssize(model));
    }

    /// Counters equal recounts: a restricted bug counts for its readers alone.
    void expect_exact_counts() {
        EXPECT_EQ(
            count("SELECT open_bugs FROM org_counts WHERE org_id = $1"),
            count("SELECT COUNT(*) FROM bugs WHERE org_id = $1 AND is_open "
                  "AND visibility = 'inherit'")
        );
        EXPECT_EQ(
            count("SELECT COUNT(*) FROM projects p WHERE p.org_id = $1 AND (p.bug_count <> "
                  "(SELECT COUNT(*) FROM bugs b WHERE b.org_id = p.org_id AND b.project_id = p.id "
                  "AND b.visibility = 'inherit') OR p.open_bug_count <> (SELECT COUNT(*) FROM bugs "
                  "b WHERE b.org_id = p.org_id AND b.project_id = p.id AND b.is_open "
                  "AND b.visibility = 'inherit'))"),
            0
        );
        EXPECT_EQ(
            count("SELECT CAST(COALESCE(SUM(bugs), 0) AS BIGINT) FROM bug_counts WHERE org_id = $1 "
                  "AND audience_id = $1"),
            count("SELECT COUNT(*) FROM bugs WHERE org_id = $1 AND visibility = 'inherit'")
        );
        EXPECT_EQ(
            count("SELECT COUNT(*) FROM principal_bug_counts c WHERE c.org_id = $1 AND c.assigned "
                  "<> (SELECT COUNT(*) FROM bug_assignees a WHERE a.org_id = c.org_id AND "
                  "a.assignee_id = c.principal_id)"),
            0
        );
    }

    std::uint64_t seed = std::random_device{}();
    std::mt19937_64 generator{seed};
    timestamp at;
    std::map<bug_id, plain_bug> model;
    std::vector<bug_id> ids;
    std::map<batch_id, plain_batch> batches;
    std::vector<batch_id> known_batches;
    std::vector<label_id> labels{make_label("a"), make_label("b"), make_label("c")};
};
LACEWING_ON_EACH_DATABASE(random_acts_on);

TEST_P(random_acts_on, end_where_a_plain_model_ends_whatever_is_undone_and_the_log_tells_it_all) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    for (int made = 0; made < 3; ++made) create_one();
    for (int step = 0; step < 300; ++step) {
        switch (below(8)) {
        case 0:
            tick();
            create_one();
            break;
        case 1:
            edit_many();
            break;
        case 2:
        case 3:
            undo_one();
            break;
        default:
            edit_one();
        }
        if (HasFatalFailure()) return;
    }
    expect_as_modelled();
    expect_as_logged();
    expect_exact_counts();
}

} // namespace
} // namespace lacewing::batches
