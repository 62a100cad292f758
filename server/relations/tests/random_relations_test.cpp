#include "relations/tests/relations_fixture.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <random>
#include <set>
#include <thread>

namespace lacewing::relations {
namespace {

constexpr std::size_t bugs_of_model = 7;

/// Relations as plainly as they can be thought of.
struct plain_bug {
    bool is_open = true;
    std::set<uuid> own = {};
    std::optional<std::size_t> original = {};
    std::vector<std::size_t> by_way_of = {};
};

struct plain_relation {
    bugs::relation_kind kind;
    std::size_t from;
    std::size_t to;
    auto operator<=>(const plain_relation&) const = default;
};

class random_relations_on : public related_bugs {
protected:
    void SetUp() override {
        related_bugs::SetUp();
        for (std::size_t i = 0; i < bugs_of_model; ++i) all.push_back(report("A bug"));
        model.resize(bugs_of_model);
    }

    std::size_t below(std::size_t end) { return generator() % end; }

    bool leads_to(bugs::relation_kind kind, std::size_t from, std::size_t to) const {
        if (from == to) return true;
        return std::ranges::any_of(others, [&](const plain_relation& each) {
            return each.kind == kind && each.from == from && leads_to(kind, each.to, to);
        });
    }
    void relate_two() {
        constexpr std::array kinds{role::blocks, role::caused_by, role::relates_to, role::parent};
        const auto kind = kinds[below(kinds.size())];
        const auto from = below(bugs_of_model);
        const auto to = below(bugs_of_model);
        plain_relation wanted{.kind = bugs::relation_kind::blocks, .from = from, .to = to};
        if (kind == role::caused_by) wanted.kind = bugs::relation_kind::caused_by;
        if (kind == role::relates_to) wanted.kind = bugs::relation_kind::relates_to;
        if (kind == role::parent) wanted.kind = bugs::relation_kind::parent;
        if (kind == role::relates_to && all[to].id < all[from].id)
            std::swap(wanted.from, wanted.to);
        const bool is_known = others.contains(wanted);
        const bool has_order = kind == role::blocks || kind == role::parent;
        const bool is_fine =
            from != to && (is_known || !has_order || !leads_to(wanted.kind, to, from));
        const auto made = relate(all[from], kind, all[to]);
        ASSERT_EQ(made.has_value(), is_fine) << (made ? "" : made.error().detail);
        if (!is_fine || is_known) return;
        if (kind == role::parent) {
            std::erase_if(others, [&](const plain_relation& each) {
                return each.kind == wanted.kind && each.from == from;
            });
        }
        others.insert(wanted);
    }
    void end_one() {
        const auto which = below(bugs_of_model);
        const auto seen = seen_by(story.owner, all[which]);
        if (seen.empty()) return;
        const auto& chosen = seen[below(seen.size())];
        ASSERT_TRUE(unrelate(chosen.id));
        const auto other = index_of(chosen.bug.id);
        if (chosen.kind == role::duplicate_of) return reopen(which);
        if (chosen.kind == role::duplicated_by) return reopen(other);
        const auto between = [&](const plain_relation& each) {
            return role_of_model(each, which) == chosen.kind &&
                   (each.from == which ? each.to : each.from) == other &&
                   (each.from == which || each.to == which);
        };
        EXPECT_EQ(std::erase_if(others, between), 1U);
    }
    static role role_of_model(const plain_relation& of, std::size_t seen_from) {
        const bool is_first = of.from == seen_from;
        switch (of.kind) {
        case bugs::relation_kind::blocks:
            return is_first ? role::blocks : role::blocked_by;
        case bugs::relation_kind::caused_by:
            return is_first ? role::caused_by : role::causes;
        case bugs::relation_kind::parent:
            return is_first ? role::parent : role::child;
        default:
            return role::relates_to;
        }
    }
    void mark() {
        const auto which = below(bugs_of_model);
        auto end = below(bugs_of_model);
        const auto answer = relate(all[which], role::duplicate_of, all[end]);
        std::vector<std::size_t> way;
        bool is_fine = end != which;
        while (is_fine && model[end].original) {
            way.push_back(end);
            end = *model[end].original;
            is_fine = end != which;
        }
        ASSERT_EQ(answer.has_value(), is_fine);
        if (!is_fine || model[which].original == end) return;
        if (model[which].original) leave(which);
        model[which].original = end;
        model[which].by_way_of = way;
        model[which].is_open = false;
        for (auto& each : model) {
            if (each.original != which) continue;
            each.original = end;
            each.by_way_of.push_back(which);
        }
    }
    void leave(std::size_t which) {
        const auto original = model[which].original;
        for (auto& each : model) {
            const auto way = std::ranges::find(each.by_way_of, which);
            if (each.original != original || way == each.by_way_of.end()) continue;
            each.original = which;
            each.by_way_of.erase(way, each.by_way_of.end());
        }
        model[which].original = std::nullopt;
        model[which].by_way_of.clear();
    }
    void reopen(std::size_t which) {
        leave(which);
        model[which].is_open = true;
    }
    void open_or_close() {
        const auto which = below(bugs_of_model);
        if (model[which].is_open) {
            const bugs::change_bug_request close{
                .status = status("Fixed"),
                .resolution = bugs::resolution::fixed,
                .close_blocked = true
            };
            ASSERT_TRUE(change(all[which], close));
            model[which].is_open = false;
        } else {
            ASSERT_TRUE(change(all[which], {.status = status("Confirmed")}));
            if (model[which].original) leave(which);
            model[which].is_open = true;
        }
    }
    void watch() {
        const auto which = below(bugs_of_model);
        if (model[which].original) return;
        const std::array everybody{
            story.owner.user.value, story.editor.user.value, story.member.user.value
        };
        const auto who = everybody[below(everybody.size())];
        auto shown = people(all[which]).watchers;
        if (std::ranges::find(shown, who) != shown.end()) return;
        shown.push_back(who);
        watched(all[which], shown);
        model[which].own.insert(who);
    }
    std::size_t index_of(bug_id which) const {
        return static_cast<std::size_t>(
            std::ranges::find(all, which, &bugs::bug::id) - all.begin()
        );
    }
    void expect_as_modelled() {
        for (std::size_t i = 0; i < bugs_of_model; ++i) {
            std::multiset<std::pair<role, std::size_t>> wanted;
            std::set<uuid> shown;
            if (!model[i].original) shown = model[i].own;
            if (model[i].original) wanted.emplace(role::duplicate_of, *model[i].original);
            for (std::size_t j = 0; j < bugs_of_model; ++j) {
                if (model[j].original != i) continue;
                wanted.emplace(role::duplicated_by, j);
                shown.insert(model[j].own.begin(), model[j].own.end());
            }
            for (const auto& each : others) {
                if (each.from == i) wanted.emplace(role_of_model(each, i), each.to);
                if (each.to == i) wanted.emplace(role_of_model(each, i), each.from);
            }
            std::multiset<std::pair<role, std::size_t>> found;
            for (const auto& each : seen_by(story.owner, all[i])) {
                found.emplace(each.kind, index_of(each.bug.id));
            }
            EXPECT_EQ(found, wanted) << all[i].key;
            const auto here = people(all[i]);
            EXPECT_THAT(here.watchers, ::testing::UnorderedElementsAreArray(shown)) << all[i].key;
            EXPECT_THAT(here.voters, ::testing::UnorderedElementsAreArray(shown)) << all[i].key;
            EXPECT_EQ(now(all[i]).is_open, model[i].is_open) << all[i].key;
        }
        EXPECT_EQ(replayed(content()), stored());
        expect_exact_counts();
    }

    std::uint64_t seed = std::random_device{}();
    std::mt19937_64 generator{seed};
    std::vector<bugs::bug> all;
    std::vector<plain_bug> model;
    std::set<plain_relation> others;
};
LACEWING_ON_EACH_DATABASE(random_relations_on);

TEST_P(random_relations_on, end_where_a_plain_model_ends_and_so_does_their_log) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    for (int step = 0; step < 150; ++step) {
        clock().advance_s(1);
        switch (below(6)) {
        case 0:
            end_one();
            break;
        case 1:
        case 2:
            mark();
            break;
        case 3:
            open_or_close();
            break;
        case 4:
            watch();
            break;
        default:
            relate_two();
        }
        if (step % 20 == 0) expect_as_modelled();
        if (HasFailure()) return;
    }
    expect_as_modelled();
}

TEST_P(random_relations_on, many_at_once_never_close_a_circle) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&, own = std::mt19937_64{seed + static_cast<std::uint64_t>(i)}](
                             ) mutable {
            for (int n = 0; n < 15; ++n) {
                const auto kind = own() % 3 == 0   ? role::duplicate_of
                                  : own() % 2 == 0 ? role::blocks
                                                   : role::parent;
                const auto& from = all[own() % bugs_of_model];
                const auto& to = all[own() % bugs_of_model];
                const auto made = relate(from, kind, to);
                if (!made) EXPECT_EQ(made.error().status, 422) << made.error().detail;
            }
        });
    }
    for (auto& each : threads) each.join();
    std::map<std::string, std::vector<triple>> by_kind;
    for (const auto& [id, each] : stored()) by_kind[std::get<0>(each)].push_back(each);
    for (auto& [kind, edges] : by_kind) {
        // What nothing leads to is taken away until nothing is left, or a circle.
        for (bool shrinks = true; shrinks;) {
            shrinks = std::erase_if(edges, [&, before = edges](const triple& each) {
                          return std::ranges::none_of(before, [&](const triple& other) {
                              return std::get<2>(other) == std::get<1>(each);
                          });
                      }) > 0;
        }
        EXPECT_TRUE(edges.empty()) << kind;
    }
    EXPECT_EQ(replayed(content()), stored());
    expect_exact_counts();
}

} // namespace
} // namespace lacewing::relations
