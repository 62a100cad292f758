#include "demo/begin.hpp"

#include "demo/acting/crowd.hpp"
#include "demo/calendar.hpp"
#include "demo/content/content.hpp"
#include "demo/go_on.hpp"
#include "demo/ground.hpp"
#include "demo/story/story.hpp"
#include "identity/account_store.hpp"
#include "identity/create_verified_account.hpp"
#include "identity/rules.hpp"
#include "labels/create_label.hpp"
#include "members/change_role.hpp"
#include "members/roster.hpp"
#include "organizations/create_organization.hpp"
#include "organizations/join_organization.hpp"
#include "projects/create_project.hpp"
#include "views/create_view.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>

namespace lacewing::demo {

namespace {

constexpr std::int64_t founded_days = 745; ///< before today: older than any of its bugs

std::string address_of(const demo_person& who) {
    return std::string{who.username} + "@saltwind.example";
}

problem unfinished(const how_far& far) {
    return {
        .status = 409,
        .code = "demo_unfinished",
        .detail = fmt::format(
            "An example organization of {0} bugs was begun, and has {1} of them. Go on with "
            "`lacewing demo --bugs {0}`.",
            far.of,
            far.bugs
        )
    };
}

problem not_free(const demo_person& who, const problem& why) {
    return {
        .status = 422,
        .code = "invalid",
        .detail = fmt::format(
            "The example organization cannot be made, because the account {} is somebody's here: "
            "{} Nothing was changed.",
            who.username,
            why.fields.empty() ? why.detail : why.fields.front().detail
        )
    };
}

/// Who acts, and when before the first bug.
class founding {
public:
    founding(const services& with, const progress& of, std::string hash)
        : with_(with), of_(of), hash_(std::move(hash)), days_(of.begun, 1) {}

    outcome<void> run(db::transaction& tx) {
        made_ = {.org = of_.org, .begun = of_.begun, .accounts = {}, .projects = {}, .labels = {}};
        made_.accounts = known_accounts(of_.org, of_.begun);
        if (auto done = add_people(tx); !done) return done;
        const auto code = found(tx);
        for (std::size_t at = 1; at < people().size(); ++at) join(tx, at, code);
        add_projects(tx);
        add_labels(tx);
        add_views(tx);
        if (of_.bugs_asked > std::ssize(tell().bugs)) add_writers(tx, with_, made_);
        store::insert_progress(tx, of_);
        return {};
    }

private:
    outcome<void> add_people(db::transaction& tx) {
        for (std::size_t at = 0; at < people().size(); ++at) {
            const auto& person = people()[at];
            const identity::account whole{
                .uid = made_.accounts[at],
                .username = std::string{person.username},
                .name = std::string{person.name},
                .email = address_of(person),
                .email_verified = true,
                .password_hash = hash_,
                .created_at = of_.begun
            };
            auto done = identity::insert_verified_account(tx, whole);
            if (!done) return refused{not_free(person, done.error())};
        }
        return {};
    }

    /// Returns the join code.
    std::string found(db::transaction& tx) {
        const organizations::create_organization_request wanted{
            .id = of_.org,
            .org_name = std::string{organization_name},
            .org_desc = std::string{organization_description},
        };
        return value(organizations::create_organization(tx, by(0, 0), wanted, with_.random))
            .join_code.value();
    }

    void join(db::transaction& tx, std::size_t person, const std::string& code) {
        const auto day = static_cast<std::int64_t>(person);
        const auto who = by(static_cast<int>(person), day);
        auto joined = organizations::join_organization(tx, who, code, with_.random);
        if (auto* why = std::get_if<problem>(&joined)) throw refusal{std::move(*why)};
        if (people()[person].plays != part::editor) return;
        const auto whom = members::find_member_of(tx, made_.org, made_.accounts.at(person));
        if (!whom) throw std::logic_error{"nobody to make an Editor of"};
        (void
        )value(members::change_role(tx, by(0, day + 1), made_.org, whom->id, {access::role::editor})
        );
    }

    void add_projects(db::transaction& tx) {
        for (const auto& one : projects()) {
            const projects::create_project_request wanted{
                .id = {},
                .name = std::string{one.name},
                .description = std::string{one.description},
                .key = std::string{one.key},
                .color = std::string{one.color},
            };
            made_.projects.push_back(
                value(projects::create_project(tx, by(0, 11), made_.org, wanted, with_.random))
            );
        }
    }

    void add_labels(db::transaction& tx) {
        for (const auto& one : labels()) {
            const labels::create_label_request wanted{
                .name = std::string{one.name},
                .color = std::string{one.color},
                .description = std::string{one.description},
            };
            const auto made =
                value(labels::create_label(tx, by(7, 12), made_.org, wanted, with_.random));
            made_.labels.emplace(one.name, made.id);
        }
    }

    void add_views(db::transaction& tx) {
        for (const auto& one : views()) {
            (void
            )value(views::create_view(tx, by(one.owner, 13), made_.org, view_of(one), with_.random)
            );
        }
    }

    [[nodiscard]] changes::act by(int person, std::int64_t day) const {
        const auto who = made_.accounts.at(static_cast<std::size_t>(person));
        return act_of(who, days_.before(founded_days - day), with_);
    }

    [[nodiscard]] views::create_view_request view_of(const demo_view& one) const {
        views::create_view_request wanted{
            .id = {},
            .name = std::string{one.name},
            .query = std::string{one.query},
            .layout = one.is_board ? views::layout::board : views::layout::list,
            .sort = std::string{one.sort},
            .is_shared = one.is_shared,
        };
        wanted.group_by = schema::value_named<views::grouping>(one.group_by);
        wanted.lanes_by = schema::value_named<views::grouping>(one.lanes_by);
        const auto of = std::ranges::find(made_.projects, one.project, &projects::project::key);
        if (of == made_.projects.end()) return wanted;
        wanted.project_id = of->id;
        wanted.hidden_columns = {{"triage", "dropped"}};
        wanted.column_limits = {
            {{to_string(status_named(*of, "In progress")), 5},
             {to_string(status_named(*of, "In review")), 3}}
        };
        return wanted;
    }

    const services& with_;
    progress of_;
    std::string hash_;
    calendar days_;
    ground made_;
};

/// What is there already, or was begun with as many bugs and has the password now; nothing where
/// it is still to be founded.
outcome<std::optional<begun>> take_up(
    db::transaction& tx, std::int64_t bugs, const std::string& hash
) {
    const auto email = address_of(people().front());
    const auto before = store::find_progress(tx);
    if (!before) {
        const auto account =
            identity::store::find_account_by_email(tx, identity::fold_email(email));
        if (!account || !account->email_verified) return std::optional<begun>{};
        return begun{.is_here = true, .org = {}, .email = email};
    }
    const auto far = look_at(*before);
    if (far.is_whole) return begun{.is_here = true, .org = before->org, .email = email};
    if (far.of != bugs) return refused{unfinished(far)};
    for (const auto each : known_accounts(before->org, before->begun)) {
        identity::store::set_password_hash(tx, each, hash);
    }
    return begun{.is_here = false, .org = before->org, .email = email};
}

} // namespace

task<outcome<begun>> begin(identity::module& with, std::int64_t bugs, std::string password) {
    const auto now = with.with.clock.now();
    auto hash = co_await with.hasher.hash(std::move(password));
    const progress fresh{
        .org = crypto::make_id<organization_id>(with.with.random, now),
        .begun = now,
        .bugs_asked = bugs
    };
    founding first{with.with, fresh, hash};
    auto all = [&](db::transaction& tx) -> outcome<begun> {
        auto known = take_up(tx, bugs, hash);
        if (!known) return refused{std::move(known).error()};
        if (*known) return **known;
        auto done = first.run(tx);
        if (!done) return refused{std::move(done).error()};
        return begun{.is_here = false, .org = fresh.org, .email = address_of(people().front())};
    };
    co_return co_await with.with.database.write(std::move(all));
}

} // namespace lacewing::demo
