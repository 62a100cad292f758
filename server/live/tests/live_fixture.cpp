#include "live/tests/live_fixture.hpp"

#include "changes/act.hpp"
#include "live/frames.hpp"
#include "platform/schema/parse.hpp"

namespace lacewing::live {

namespace {

std::vector<std::int64_t> versions_in(const fake_sender::seen& frames, const changes::stream& of) {
    std::vector<std::int64_t> versions;
    for (const auto& each : frames) {
        const auto read = schema::parse<changes_frame>(*each);
        if (!read || read->owner != of.owner || read->stream != of.is) continue;
        for (const auto& change : read->changes) versions.push_back(change.version);
    }
    return versions;
}

changes::change about(
    const changes::stream& to, changes::subject_kind subject, const uuid& id, changes::action what
) {
    return {
        .to = to,
        .at = timestamp{1},
        .actor = std::nullopt,
        .subject = subject,
        .subject_id = id,
        .what = what,
        .project = std::nullopt,
        .fields = {},
        .batch = batch_id{numbered(90)},
        .client_id = std::nullopt
    };
}

changes::change retitled(const changes::stream& to, const std::string& title) {
    auto what = about(to, changes::subject_kind::bug, numbered(50), changes::action::changed);
    what.fields = {{"title", "", "\"" + title + "\""}};
    return what;
}

} // namespace

std::vector<std::int64_t> fake_client::versions(const changes::stream& of) {
    return versions_in(sender_->frames(), of);
}

bool fake_client::wait_for_version(const changes::stream& of, std::int64_t version) {
    return sender_->wait([&](const fake_sender::seen& frames, auto) {
        const auto versions = versions_in(frames, of);
        return !versions.empty() && versions.back() >= version;
    });
}

std::vector<std::int64_t> counted(std::int64_t from, std::int64_t to) {
    std::vector<std::int64_t> numbers;
    for (auto at = from; at <= to; ++at) numbers.push_back(at);
    return numbers;
}

void live_on_each_database::SetUp() {
    write([this](db::transaction& tx) {
        for (const auto org : {alpha, pub}) {
            tx.execute(
                "INSERT INTO orgs (id, org_name, org_name_folded, org_desc, join_code, org_owner, "
                "created_date, is_private) VALUES ($1, 'o', 'o', 'd', $2, $3, 1, $4)",
                org,
                to_string(org),
                ada,
                org == alpha
            );
        }
    });
    add_member(alpha, ada, "Owner");
    add_member(alpha, ed, "Editor");
    add_member(alpha, mel, "Member");
}

std::int64_t live_on_each_database::change(const changes::stream& to, const std::string& title) {
    const auto what = retitled(to, title);
    return write([&](db::transaction& tx) { return changes::record(tx, what); });
}

void live_on_each_database::change_twice(const std::string& title) {
    const auto what = retitled(content, title);
    write([&](db::transaction& tx) {
        changes::record(tx, what);
        changes::record(tx, what);
    });
}

void live_on_each_database::add_member(organization_id org, user_id who, std::string_view role) {
    write([&](db::transaction& tx) {
        tx.execute(
            "INSERT INTO org_members (org_id, id, member_id, member_role, joined_date) "
            "VALUES ($1, $2, $2, $3, 1)",
            org,
            who,
            role
        );
        changes::record(
            tx,
            about(
                changes::members_of(org),
                changes::subject_kind::member,
                who.value,
                changes::action::created
            )
        );
    });
}

void live_on_each_database::set_role(user_id who, std::string_view role) {
    write([&](db::transaction& tx) {
        tx.execute(
            "UPDATE org_members SET member_role = $3 WHERE org_id = $1 AND member_id = $2",
            alpha,
            who,
            role
        );
        changes::record(
            tx, about(members, changes::subject_kind::member, who.value, changes::action::changed)
        );
    });
}

void live_on_each_database::remove_member(user_id who) {
    write([&](db::transaction& tx) {
        tx.execute("DELETE FROM org_members WHERE org_id = $1 AND member_id = $2", alpha, who);
        changes::record(
            tx, about(members, changes::subject_kind::member, who.value, changes::action::removed)
        );
    });
}

void live_on_each_database::make_private(organization_id org) {
    write([&](db::transaction& tx) {
        tx.execute("UPDATE orgs SET is_private = TRUE WHERE id = $1", org);
        changes::record(
            tx,
            about(
                changes::content_of(org),
                changes::subject_kind::organization,
                org.value,
                changes::action::changed
            )
        );
    });
}

void live_on_each_database::end_session(user_id who, session_id which) {
    {
        // Whoever asks for the session from now on hears that it ended, as of the same moment.
        const std::lock_guard guard{sessions_mutex_};
        session_ends_[which] = clock().now();
    }
    write([&](db::transaction& tx) {
        changes::record(
            tx,
            about(
                changes::person_of(who),
                changes::subject_kind::session,
                which.value,
                changes::action::removed
            )
        );
    });
}

} // namespace lacewing::live
