#include "demo/tests/demo_fixture.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Two example organizations, made in two databases, tell the same.
namespace lacewing::demo {

namespace {

/// A statement about an organization and what its columns are: ids, texts or numbers.
struct table {
    std::string_view name;
    std::string_view kinds;
    std::string_view sql;
};

constexpr std::array tables{
    table{
        "people",
        "utttn",
        "SELECT a.uid, a.username, a.email, m.member_role, m.joined_date FROM org_members m "
        "JOIN accounts a ON a.uid = m.member_id WHERE m.org_id = $1 ORDER BY a.username"
    },
    table{
        "statuses",
        "ututnt",
        "SELECT p.id, p.key, s.id, s.name, s.position, s.color FROM projects p "
        "JOIN statuses s ON s.org_id = p.org_id AND s.project_id = p.id WHERE p.org_id = $1 "
        "ORDER BY p.key, s.position"
    },
    table{
        "labels",
        "utttn",
        "SELECT id, name, color, description, created_at FROM labels WHERE org_id = $1 "
        "ORDER BY name"
    },
    table{
        "views",
        "uttttttt",
        "SELECT owner_id, name, query, layout, group_by, lanes_by, columns, column_limits "
        "FROM views WHERE org_id = $1 ORDER BY name"
    },
    table{
        "cards in their order",
        "utn",
        "SELECT b.id, p.key, b.number FROM bugs b JOIN projects p ON p.org_id = b.org_id "
        "AND p.id = b.project_id WHERE b.org_id = $1 ORDER BY p.key, b.rank, b.id"
    },
    table{
        "bugs",
        "uuuttuttttnnnnnnn",
        "SELECT b.id, b.project_id, b.status_id, b.title, b.description, b.author_id, "
        "b.assigned_members, b.labels, b.environment, b.visibility, b.severity, b.priority, "
        "b.created_at, b.updated_at, b.vote_count, b.comment_count, b.reopen_count FROM bugs b "
        "JOIN projects p ON p.org_id = b.org_id AND p.id = b.project_id WHERE b.org_id = $1 "
        "ORDER BY p.key, b.number"
    },
    table{
        "comments",
        "uuuntt",
        "SELECT c.id, c.bug_id, c.author_id, c.created_at, c.text, c.reactions FROM comments c "
        "WHERE c.org_id = $1 ORDER BY c.created_at, c.text"
    },
    table{
        "relations",
        "tuu",
        "SELECT r.kind, r.from_bug, r.to_bug FROM relations r JOIN bugs f ON f.org_id = r.org_id "
        "AND f.id = r.from_bug JOIN bugs t ON t.org_id = r.org_id AND t.id = r.to_bug "
        "WHERE r.org_id = $1 ORDER BY r.kind, f.title, t.title"
    },
    table{
        "attachments",
        "uutnnnn",
        "SELECT a.bug_id, a.uploader_id, a.name, a.size_bytes, a.width, a.height, a.created_at "
        "FROM attachments a WHERE a.org_id = $1 ORDER BY a.created_at, a.name"
    },
    // All that ever happened.
    table{
        "changes",
        "tnutuutt",
        "SELECT c.stream, c.at, c.actor_id, c.subject_kind, c.subject_id, c.batch_id, c.action, "
        "c.fields FROM changes c WHERE c.owner_id = $1 ORDER BY c.stream, c.version"
    },
};

std::string shown(const db::result& rows, int column, char kind) {
    if (rows.is_null(column)) return "-";
    if (kind == 'u') return to_string(rows.get<uuid>(column));
    if (kind == 'n') return std::to_string(rows.get<std::int64_t>(column));
    return rows.get<std::string>(column);
}

/// Without what chance makes anew: "name":"…".
std::string without(std::string line, const std::string& name) {
    const auto before = fmt::format("\"{}\":\"", name);
    for (auto at = line.find(before); at != line.npos; at = line.find(before, at)) {
        line.erase(at, line.find('"', at + before.size()) + 1 - at);
    }
    return line;
}

/// Ids by when they are met first.
class same_names {
public:
    std::string of(const std::string& line) {
        constexpr std::size_t id_length = 36;
        std::string named;
        for (std::size_t at = 0; at < line.size();) {
            const auto id = line.substr(at, id_length);
            if (!parse_uuid(id)) {
                named += line[at++];
                continue;
            }
            named += fmt::format("#{}", ids_.emplace(id, ids_.size()).first->second);
            at += id_length;
        }
        return named;
    }

private:
    std::map<std::string, std::size_t> ids_;
};

std::vector<std::string> all_of(const services& with, organization_id org) {
    same_names names;
    std::vector<std::string> lines;
    testing::read(with, [&](db::reader& tx) {
        for (const auto& [name, kinds, sql] : tables) {
            auto rows = tx.query(sql, org);
            while (rows.next()) {
                auto line = fmt::format("{}:", name);
                for (std::size_t at = 0; at < kinds.size(); ++at) {
                    line += " | " + shown(rows, static_cast<int>(at), kinds[at]);
                }
                lines.push_back(std::move(line));
            }
        }
        return lines.size();
    });
    // Not while they are read: a statement may not take that long.
    for (auto& line : lines) line = names.of(without(without(std::move(line), "rank"), "joinCode"));
    return lines;
}

} // namespace

class example_made_twice : public with_demo {};
LACEWING_ON_EACH_DATABASE(example_made_twice);

TEST_P(example_made_twice, is_the_same_but_for_ids_ranks_and_passwords) {
    constexpr std::int64_t with_some_of_the_crowd = 700;
    const auto one = all_of(with(), make_it(with_some_of_the_crowd));
    db::fresh_place place{GetParam(), db::fresh_place::contents::migrated};
    db::database elsewhere{db::open(place.how)};
    services others{.database = elsewhere, .clock = clock(), .random = random()};
    const auto other = all_of(others, make_it_in(others, with_some_of_the_crowd));
    ASSERT_GT(one.size(), 5'000U);
    for (const auto& [name, kinds, sql] : tables) {
        EXPECT_TRUE(std::ranges::any_of(one, [&](const auto& line) {
            return line.starts_with(name);
        })) << name;
    }
    ASSERT_EQ(one.size(), other.size());
    const auto [here, there] = std::ranges::mismatch(one, other);
    ASSERT_TRUE(here == one.end()) << *here << "\n" << *there;
}

} // namespace lacewing::demo
