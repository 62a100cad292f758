#include "demo/fill.hpp"

#include "bugs/change_bug.hpp"
#include "bugs/create_bug.hpp"
#include "changes/act.hpp"
#include "members/change_role.hpp"
#include "members/roster.hpp"
#include "organizations/create_organization.hpp"
#include "organizations/join_organization.hpp"
#include "projects/create_project.hpp"

#include <algorithm>
#include <map>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>

namespace lacewing::demo {

namespace {

constexpr std::int64_t day_us = 24LL * 3600 * 1'000'000;

/// Who acts, and when in the weeks before the demo was made.
class story {
public:
    story(const services& with, std::vector<user_id> accounts)
        : with_(with), accounts_(std::move(accounts)), now_(with.clock.now()) {}

    [[nodiscard]] changes::act act(int person, std::int64_t before_now_us) const {
        auto made = changes::begin_act(
            {.is = access::actor::kind::user, .user = account(person), .session = {}}, with_
        );
        made.at = {now_.microseconds - before_now_us};
        return made;
    }
    [[nodiscard]] user_id account(int person) const {
        return accounts_.at(static_cast<std::size_t>(person));
    }
    [[nodiscard]] const services& with() const { return with_; }

private:
    const services& with_;
    std::vector<user_id> accounts_;
    timestamp now_;
};

organizations::organization found(db::transaction& tx, const story& in) {
    const auto by = in.act(0, 60 * day_us);
    const organizations::create_organization_request wanted{
        .id = {},
        .org_name = std::string{organization_name},
        .org_desc = std::string{organization_description},
    };
    return value(organizations::create_organization(tx, by, wanted, in.with().random));
}

void join(db::transaction& tx, const story& in, int person, const std::string& join_code) {
    const auto by = in.act(person, (59 - person) * day_us);
    auto joined = organizations::join_organization(tx, by, join_code, in.with().random);
    if (auto* why = std::get_if<problem>(&joined)) throw refusal{std::move(*why)};
}

void make_editor(db::transaction& tx, const story& in, organization_id org, int person) {
    const auto whom = members::find_member_of(tx, org, in.account(person));
    if (!whom) throw std::logic_error{"nobody to make an Editor of"};
    const auto by = in.act(0, (58 - person) * day_us);
    (void)value(members::change_role(tx, by, org, whom->id, {access::role::editor}));
}

std::map<std::string_view, projects::project> add_projects(
    db::transaction& tx, const story& in, organization_id org
) {
    std::map<std::string_view, projects::project> made;
    std::int64_t age = 55;
    for (const auto& one : projects()) {
        const projects::create_project_request wanted{
            .id = {},
            .name = std::string{one.name},
            .description = std::string{one.description},
            .key = std::string{one.key},
            .color = std::string{one.color},
        };
        made.emplace(
            one.key,
            value(
                projects::create_project(tx, in.act(0, age * day_us), org, wanted, in.with().random)
            )
        );
        --age;
    }
    return made;
}

/// Reported, then moved to where it stands, half of its age later.
void add_bug(
    db::transaction& tx, const story& in, const projects::project& to, const demo_bug& one
) {
    const auto reported = in.act(one.author, one.age_days * day_us);
    bugs::create_bug_request report{
        .id = crypto::make_id<bug_id>(in.with().random, reported.at),
        .project_id = to.id,
        .title = std::string{one.title},
        .description = std::string{one.description},
        .assigned_members = {},
        .client_id = {},
    };
    if (one.assignee >= 0) report.assigned_members = {{in.account(one.assignee).value}};
    const auto made = value(bugs::create_bug(tx, reported, to.org_id, report));

    const auto status = std::ranges::find(to.statuses, one.status, &projects::status::name);
    if (status == to.statuses.end() || status->id == made.status) return;
    const auto moved = in.act(std::max(one.assignee, 0), one.age_days * day_us / 2);
    bugs::change_bug_request move{.status = status->id};
    if (one.resolution != "none")
        move.resolution = schema::value_named<bugs::resolution>(one.resolution);
    (void)value(bugs::change_bug(tx, moved, to.org_id, made.key, move, std::nullopt));
}

} // namespace

task<filled> fill(const services& with, std::vector<user_id> accounts) {
    const story in{with, std::move(accounts)};
    auto begin = [&in](db::transaction& tx) { return found(tx, in); };
    const auto made = co_await with.database.write(std::move(begin));
    const auto org = made.id;
    auto gather = [&in, org, code = made.join_code.value()](db::transaction& tx) {
        for (std::size_t at = 1; at < people().size(); ++at) {
            const auto person = static_cast<int>(at);
            join(tx, in, person, code);
            if (people()[at].is_editor) make_editor(tx, in, org, person);
        }
    };
    co_await with.database.write(std::move(gather));
    auto start = [&in, org](db::transaction& tx) { return add_projects(tx, in, org); };
    const auto to = co_await with.database.write(std::move(start));
    auto report = [&in, &to](db::transaction& tx) {
        for (const auto& project : projects()) {
            for (const auto& one : project.bugs) add_bug(tx, in, to.at(project.key), one);
        }
    };
    co_await with.database.write(std::move(report));
    std::int64_t bugs = 0;
    for (const auto& project : projects()) bugs += static_cast<std::int64_t>(project.bugs.size());
    co_return filled{.org = org, .bugs = bugs};
}

} // namespace lacewing::demo
