#pragma once

#include "access/actions.hpp"
#include "app/routes.hpp"
#include "identity/create_verified_account.hpp"
#include "identity/identify.hpp"
#include "platform/crypto/password.hpp"
#include "platform/db/testing/database_fixture.hpp"
#include "platform/http/body_stream.hpp"
#include "platform/http/reply.hpp"
#include "platform/schema/json.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lacewing::app {

/// Who knocks at the doors.
struct visitor {
    std::string name;
    access::role role_in_alpha = access::role::none;
    std::string cookie; ///< empty: nobody signed in
    std::string key;    ///< an organization's API key
};

inline std::string text_at(const std::string& json, std::string_view name) {
    const auto read = schema::read_json(json);
    if (!read) return {};
    const schema::json_value whole{*read, 0};
    for (const auto member : whole) {
        if (member.name() == name) return std::string{member.text()};
    }
    return {};
}

inline std::string replaced(std::string in, std::string_view what, std::string_view by) {
    const auto at = in.find(what);
    return at == std::string::npos ? in : in.replace(at, what.size(), by);
}

/// The body of an upload.
class one_piece final : public http::body_stream {
public:
    task<std::string> next() override { co_return std::exchange(piece_, {}); }

private:
    std::string piece_ = "bytes";
};

/// The first bytes of a PNG of 8 × 8 pixels.
inline std::string small_picture() {
    using namespace std::string_literals;
    return "\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\x08\0\0\0\x08"s;
}

inline http::method method_of(std::string_view verb) {
    return verb == "GET" ? http::method::get : http::method::post;
}

/// Every route of the table, called as each kind of visitor with ids of each kind.
class access_sweep : public db::on_each_database {
protected:
    void SetUp() override {
        attachments.files.prepare();
        list_routes(routes, all);
        owner = sign_in("owner", access::role::owner);
        editor = sign_in("editor", access::role::editor);
        member = sign_in("member", access::role::member);
        stranger = sign_in("stranger", access::role::none);
        const auto made = ok(owner, "POST", "/api/v1/orgs", R"({"orgName":"Alpha"})");
        alpha = text_at(made, "id");
        for (const auto* who : {&editor, &member}) {
            ok(*who,
               "POST",
               "/api/v1/orgs/join",
               fmt::format(R"({{"joinCode":"{}"}})", text_at(made, "joinCode")));
        }
        run_sql([&](db::transaction& tx) {
            tx.execute(
                "UPDATE org_members SET member_role = 'Editor' WHERE org_id = $1 AND member_id IN "
                "(SELECT uid FROM accounts WHERE username = $2)",
                parse_uuid(alpha).value(),
                "editor"
            );
        });
        beta = text_at(ok(stranger, "POST", "/api/v1/orgs", R"({"orgName":"Beta"})"), "id");
        gone = text_at(ok(owner, "POST", "/api/v1/orgs", R"({"orgName":"Gone"})"), "id");
        open = text_at(ok(owner, "POST", "/api/v1/orgs", R"({"orgName":"Open"})"), "id");
        run_sql([&](db::transaction& tx) {
            tx.execute(
                "UPDATE orgs SET deleted_at = $2 WHERE id = $1",
                parse_uuid(gone).value(),
                clock().now()
            );
            tx.execute(
                "UPDATE orgs SET is_private = FALSE WHERE id = $1", parse_uuid(open).value()
            );
        });
        spare = spare_member(alpha);
        foreign_member = spare_member(beta);
        open_member = spare_member(open);
        project = add_project(owner, alpha);
        // A Member's own: what authors may do to their bugs, this Member may.
        bug = add_bug(member, alpha, project);
        other_bug = add_bug(owner, alpha, project);
        relation = to_string(crypto::make_uuid(random(), clock().now()));
        foreign_project = add_project(stranger, beta);
        foreign_bug = add_bug(stranger, beta, foreign_project);
        add_batch(owner, alpha, bug);
        add_batch(stranger, beta, foreign_bug);
        open_project = add_project(owner, open);
        open_bug = add_bug(owner, open, open_project);
        add_status(owner, alpha, project);
        add_status(stranger, beta, foreign_project);
        add_status(owner, open, open_project);
        add_template(owner, alpha, project);
        add_template(stranger, beta, foreign_project);
        add_template(owner, open, open_project);
        label = add_label(owner, alpha);
        foreign_label = add_label(stranger, beta);
        open_label = add_label(owner, open);
        comment_below[bug] = add_comment(owner, alpha, bug);
        comment_below[foreign_bug] = add_comment(stranger, beta, foreign_bug);
        comment_below[open_bug] = add_comment(owner, open, open_bug);
        view_beside[bug] = add_view(owner, alpha);
        view_beside[foreign_bug] = add_view(stranger, beta);
        view_beside[open_bug] = add_view(owner, open);
        relate();
        file = add_file(member, alpha, bug);
        foreign_file = add_file(stranger, beta, foreign_bug);
        open_file = add_file(owner, open, open_bug);
    }
    void TearDown() override { std::filesystem::remove_all(attachments.files.root()); }

    template <class Function>
    void run_sql(Function function) {
        auto work = [&function](db::transaction& tx) { function(tx); };
        run(database().write(std::move(work)));
    }

    visitor sign_in(const std::string& name, access::role role) {
        identity::new_account wanted{
            .username = name,
            .name = name,
            .email = name + "@example.org",
            .password = "tarpaulin gale 7"
        };
        value(run(identity::create_verified_account(identity, std::move(wanted))));
        http::request asked = request_for(
            "POST",
            "/api/v1/auth/log-in",
            fmt::format(R"({{"email":"{}@example.org","password":"tarpaulin gale 7"}})", name)
        );
        const auto answer = call(asked);
        EXPECT_EQ(answer.status, 200) << answer.body;
        for (const auto& header : answer.headers) {
            if (header.name == "Set-Cookie" && header.value.starts_with("lacewing=")) {
                return {name, role, header.value.substr(0, header.value.find(';')), ""};
            }
        }
        ADD_FAILURE() << "no cookie";
        return {};
    }

    static http::request request_for(
        std::string_view verb, const std::string& target, std::string body
    ) {
        http::request asked{
            .verb = method_of(verb), .target = target, .path = target.substr(0, target.find('?'))
        };
        if (verb == "PUT") asked.verb = http::method::put;
        if (verb == "PATCH") asked.verb = http::method::patch;
        if (verb == "DELETE") asked.verb = http::method::delete_;
        if (const auto question = target.find('?'); question != std::string::npos) {
            const auto equals = target.find('=', question);
            asked.query.emplace_back(
                target.substr(question + 1, equals - question - 1), target.substr(equals + 1)
            );
        }
        if (!body.empty()) asked.headers.push_back({"Content-Type", "application/json"});
        asked.body = std::move(body);
        asked.client_address = "127.0.0.1";
        asked.id = "sweep";
        return asked;
    }

    /// As dispatch does it: identity, route, handler; a refusal becomes its reply.
    http::reply call(http::request& asked) {
        try {
            run(identity::identify(identity, asked));
            const auto found = routes.find(asked);
            if (found.found == nullptr) return http::problem_reply(http::not_found(), asked);
            if (found.found->what.streams_body) asked.streamed = std::make_shared<one_piece>();
            return run(found.found->what.run(asked));
        } catch (const refusal& why) {
            return http::problem_reply(why.why(), asked);
        }
    }

    http::reply call(
        const visitor& who,
        std::string_view verb,
        const std::string& target,
        const std::string& body
    ) {
        auto asked = request_for(verb, target, body);
        if (!who.cookie.empty()) asked.headers.push_back({"Cookie", who.cookie});
        if (!who.key.empty()) asked.headers.push_back({"Authorization", "Bearer " + who.key});
        return call(asked);
    }

    std::string ok(
        const visitor& who,
        std::string_view verb,
        const std::string& target,
        const std::string& body
    ) {
        auto answer = call(who, verb, target, body);
        EXPECT_LT(answer.status, 300) << target << ": " << answer.body;
        return answer.body;
    }

    std::string add_project(const visitor& who, const std::string& org) {
        return text_at(
            ok(who,
               "POST",
               fmt::format("/api/v1/orgs/{}/projects", org),
               R"({"name":"Core","description":"All of it"})"),
            "id"
        );
    }

    /// The membership of somebody who is there to be changed and removed.
    std::string spare_member(const std::string& org) {
        const auto membership = crypto::make_uuid(random(), clock().now());
        run_sql([&](db::transaction& tx) {
            tx.execute(
                "INSERT INTO org_members (org_id, id, member_id, member_role, joined_date) "
                "VALUES ($1, $2, $3, 'Member', $4)",
                parse_uuid(org).value(),
                membership,
                crypto::make_uuid(random(), clock().now()),
                clock().now()
            );
        });
        return to_string(membership);
    }

    /// Acts on members end or move what the sweep stands on: everybody is again what they were.
    void stand_again() {
        run_sql([&](db::transaction& tx) {
            const auto org = parse_uuid(alpha).value();
            tx.execute("DELETE FROM org_members WHERE org_id = $1", org);
            for (const auto* who : {&owner, &editor, &member}) {
                tx.execute(
                    "INSERT INTO org_members (org_id, id, member_id, member_role, joined_date) "
                    "SELECT $1, $2, uid, $3, $4 FROM accounts WHERE username = $5",
                    org,
                    crypto::make_uuid(random(), clock().now()),
                    access::to_string(who->role_in_alpha),
                    clock().now(),
                    who->name
                );
            }
            tx.execute(
                "UPDATE orgs SET org_owner = (SELECT uid FROM accounts WHERE username = 'owner') "
                "WHERE id = $1",
                org
            );
        });
        spare = spare_member(alpha);
        run_sql([&](db::transaction& tx) {
            const auto org = parse_uuid(alpha).value();
            tx.execute("UPDATE bugs SET deleted_at = NULL WHERE org_id = $1", org);
            tx.execute("UPDATE attachments SET removed_at = NULL WHERE org_id = $1", org);
            tx.execute("UPDATE comments SET removed_at = NULL WHERE org_id = $1", org);
            tx.execute(
                "INSERT INTO labels (org_id, id, name, name_folded, color, description, "
                "created_at) VALUES ($1, $2, $3, $3, 'red', '', 0) ON CONFLICT DO NOTHING",
                org,
                parse_uuid(label).value(),
                label
            );
        });
        relate();
    }

    /// A file with a thumbnail.
    std::string add_file(const visitor& who, const std::string& org, const std::string& on) {
        auto id = text_at(
            ok(who, "POST", fmt::format("/api/v1/orgs/{}/bugs/{}/attachments", org, on), ""), "id"
        );
        ok(who,
           "PUT",
           fmt::format("/api/v1/orgs/{}/attachments/{}/thumbnail", org, id),
           small_picture());
        return id;
    }

    /// A relation that is there to be removed.
    void relate() {
        run_sql([&](db::transaction& tx) {
            tx.execute(
                "INSERT INTO relations (org_id, id, kind, from_bug, to_bug, created_at, "
                "handed_over) VALUES ($1, $2, 'caused_by', $3, $4, $5, '') ON CONFLICT DO NOTHING",
                parse_uuid(alpha).value(),
                parse_uuid(relation).value(),
                parse_uuid(bug).value(),
                parse_uuid(other_bug).value(),
                clock().now()
            );
        });
    }

    std::string new_relation() {
        return fmt::format(
            R"({{"id":"{}","kind":"relates_to","bug":"{}"}})",
            to_string(crypto::make_uuid(random(), clock().now())),
            other_bug
        );
    }

    std::string new_bug(const std::string& in) {
        return fmt::format(
            R"({{"id":"{}","projectID":"{}","title":"It breaks"}})",
            to_string(crypto::make_uuid(random(), clock().now())),
            in
        );
    }

    std::string add_bug(const visitor& who, const std::string& org, const std::string& in) {
        return text_at(
            ok(who, "POST", fmt::format("/api/v1/orgs/{}/bugs", org), new_bug(in)), "id"
        );
    }

    std::string new_id() { return to_string(crypto::make_uuid(random(), clock().now())); }

    /// A batch that changed the bug.
    void add_batch(const visitor& who, const std::string& org, const std::string& of) {
        batches[of] = new_id();
        ok(who,
           "PATCH",
           fmt::format("/api/v1/orgs/{}/bugs/{}", org, of),
           fmt::format(R"({{"severity":"S3","batchID":"{}"}})", batches[of]));
    }

    std::string new_status() {
        return fmt::format(R"({{"name":"{}","category":"started"}})", new_id());
    }

    /// A status that no bug stands in.
    void add_status(const visitor& who, const std::string& org, const std::string& in) {
        const auto target = fmt::format("/api/v1/orgs/{}/projects/{}/statuses", org, in);
        status_in[in] = text_at(ok(who, "POST", target, new_status()), "id");
    }

    std::string new_template() {
        return fmt::format(R"({{"name":"{}","text":"Steps"}})", new_id());
    }

    void add_template(const visitor& who, const std::string& org, const std::string& in) {
        const auto target = fmt::format("/api/v1/orgs/{}/projects/{}/templates", org, in);
        template_in[in] = text_at(ok(who, "POST", target, new_template()), "id");
    }

    std::string new_label() {
        return fmt::format(
            R"({{"name":"{}"}})", to_string(crypto::make_uuid(random(), clock().now()))
        );
    }

    std::string add_label(const visitor& who, const std::string& org) {
        return text_at(
            ok(who, "POST", fmt::format("/api/v1/orgs/{}/labels", org), new_label()), "id"
        );
    }

    std::string new_comment() {
        return fmt::format(
            R"({{"id":"{}","text":"Swept"}})", to_string(crypto::make_uuid(random(), clock().now()))
        );
    }

    std::string add_comment(const visitor& who, const std::string& org, const std::string& below) {
        const auto target = fmt::format("/api/v1/orgs/{}/bugs/{}/comments", org, below);
        return text_at(ok(who, "POST", target, new_comment()), "id");
    }

    struct place {
        std::string org, project, bug, member, label, file = never_id;
    };

    /// As a query names the bug.
    std::string key_of(const std::string& which) {
        std::string key = "NONE-1";
        const auto id = parse_uuid(which);
        if (!id) return key;
        run_sql([&](db::transaction& tx) {
            auto rows = tx.query(
                "SELECT p.key, b.number FROM bugs b JOIN projects p ON p.org_id = b.org_id AND "
                "p.id = b.project_id WHERE b.id = $1",
                *id
            );
            if (!rows.next()) return;
            const auto number = rows.get<std::int64_t>(1);
            const auto* const series = number < 0 ? "R" : "";
            key = fmt::format("{}-{}{}", rows.get<std::string>(0), series, std::abs(number));
        });
        return key;
    }

    /// A body that the route takes, by its operation; empty where it takes none. A route that is
    /// not here fails the sweep.
    std::string body_for(const http::endpoint& of, const place& at) {
        if (of.content_type == "image/*") return small_picture();
        if (of.takes == nullptr) return {};
        const std::map<std::string_view, std::string> bodies{
            {"createProject", R"({"name":"Swept","description":"By the sweep"})"},
            {"changeProject", R"({"color":"#123456"})"},
            {"createStatus", new_status()},
            {"changeStatus", R"({"color":"teal"})"},
            {"createBugTemplate", new_template()},
            {"changeBugTemplate", R"({"text":"Swept"})"},
            {"createBug", new_bug(at.project)},
            {"changeBug", R"({"title":"Swept"})"},
            {"writeComment", new_comment()},
            {"editComment", R"({"text":"Swept again"})"},
            {"moveBug", fmt::format(R"({{"projectID":"{}"}})", project)},
            {"placeBug", R"({"before":null,"change":{"severity":"S2"}})"},
            {"changeBugs",
             fmt::format(
                 R"({{"batchID":"{}","ids":["{}"],"change":{{"severity":"S2"}}}})", new_id(), never
             )},
            {"applyCommand",
             fmt::format(
                 R"({{"batchID":"{}","q":"key:{} > severity S2","ids":["{}"]}})",
                 new_id(),
                 key_of(at.bug),
                 at.bug
             )},
            {"undoBatch", fmt::format(R"({{"batchID":"{}"}})", new_id())},
            {"createLabel", new_label()},
            {"changeLabel", new_label()},
            {"createView", R"({"name":"Swept","query":"is:open"})"},
            {"changeView", R"({"name":"Swept again"})"},
            {"createRelation", new_relation()},
            {"changeRole", R"({"memberRole":"Editor"})"},
            {"handOver", fmt::format(R"({{"to":"{}"}})", at.member)},
            {"changeOrganization", R"({"orgDesc":"Swept"})"},
            {"renameAttachment", R"({"name":"swept.txt"})"},
        };
        const auto found = bodies.find(of.id);
        if (found == bodies.end()) {
            ADD_FAILURE() << of.id << " has no body in the access sweep: add one";
            return {};
        }
        return found->second;
    }

    std::string target_of(const http::route& which, const place& at) const {
        auto target = replaced(std::string{which.pattern}, "{org}", at.org);
        target = replaced(std::move(target), "{project}", at.project);
        target = replaced(std::move(target), "{bug}", at.bug);
        target = replaced(std::move(target), "{member}", at.member);
        target = replaced(std::move(target), "{attachment}", at.file);
        const auto batch = batches.find(at.bug);
        target =
            replaced(std::move(target), "{batch}", batch == batches.end() ? at.bug : batch->second);
        target = replaced(std::move(target), "{label}", at.label);
        const auto status = status_in.find(at.project);
        target = replaced(
            std::move(target), "{status}", status == status_in.end() ? at.project : status->second
        );
        const auto form = template_in.find(at.project);
        target = replaced(
            std::move(target), "{template}", form == template_in.end() ? at.project : form->second
        );
        const auto comment = comment_below.find(at.bug);
        const auto& named = comment == comment_below.end() ? at.bug : comment->second;
        target = replaced(std::move(target), "{comment}", named);
        target = replaced(std::move(target), "{reaction}", "heart");
        const auto view = view_beside.find(at.bug);
        target = replaced(
            std::move(target), "{view}", view == view_beside.end() ? at.bug : view->second
        );
        target = replaced(std::move(target), "{relation}", relation);
        if (target.ends_with("/bugs/groups")) target += "?by=status";
        if (target.ends_with("/bugs/values")) target += "?field=status";
        if (target.ends_with("/bugs/command")) target += "?q=is:open > severity S2";
        if (target.ends_with("/people")) target += "?ids=" + to_string(parse_uuid(never).value());
        return target;
    }

    http::reply knock(const visitor& who, const http::route& which, const place& at) {
        return call(
            who, http::to_string(which.verb), target_of(which, at), body_for(which.what, at)
        );
    }

    [[nodiscard]] std::vector<const http::route*> routes_of_organizations() const {
        std::vector<const http::route*> found;
        for (const auto& which : routes.routes()) {
            if (which.pattern.find("{org}") != std::string_view::npos) found.push_back(&which);
        }
        // After it nothing is left to knock at.
        std::ranges::partition(found, [](const http::route* which) {
            return which->what.id != "deleteOrganization";
        });
        return found;
    }

    static access::role least_role(const http::route& which) {
        for (const auto& each : access::role_table()) {
            if (each.word == which.access) return each.least;
        }
        ADD_FAILURE() << which.pattern << ": \"" << which.access
                      << "\" is no word of the role table";
        return access::role::owner;
    }

    [[nodiscard]] place own() const { return {alpha, project, bug, spare, label, file}; }

    std::filesystem::path fresh_folder() {
        return std::filesystem::temp_directory_path() /
               ("lacewing-sweep-" + to_string(crypto::make_uuid(random(), clock().now())));
    }

    /// With a comment and a file of their own: people change no others. A project and a status that
    /// can go.
    place own_of(const visitor& who, const http::route& which) {
        if (which.what.id == "removeProject") {
            return {alpha, add_project(owner, alpha), bug, spare, label, file};
        }
        if (which.what.id == "removeStatus") add_status(owner, alpha, project);
        if (which.what.id == "removeBugTemplate") add_template(owner, alpha, project);
        if (which.pattern.find("{comment}") != std::string_view::npos) {
            comment_below[bug] = add_comment(who, alpha, bug);
        }
        if (which.pattern.find("{attachment}") != std::string_view::npos) {
            file = add_file(who, alpha, bug);
        }
        if (which.pattern.find("{view}") != std::string_view::npos && who.name != "key") {
            view_beside[bug] = add_view(who, alpha);
        }
        return own();
    }

    std::string add_view(const visitor& who, const std::string& org) {
        const auto target = fmt::format("/api/v1/orgs/{}/views", org);
        return text_at(ok(who, "POST", target, R"({"name":"Swept"})"), "id");
    }

    crypto::password_hasher hasher;
    identity::module identity{
        .with = with(), .hasher = hasher, .how = {.public_url = "http://localhost:8080"}
    };
    openid::provider provider{openid::settings{}, clock()};
    openid::module openid{.with = with(), .identity = identity, .at = provider};
    crypto::sealer secrets{crypto::server_key{}};
    keys::module keys{.with = with(), .secrets = secrets};
    vitals::module vitals{.with = with(), .routes = {"/"}};
    attachments::module attachments{with(), identity, {.folder = fresh_folder()}};
    snapshot::module snapshots{.with = with()};
    modules all{
        .with = with(),
        .identity = identity,
        .openid = openid,
        .keys = keys,
        .vitals = vitals,
        .attachments = attachments,
        .snapshots = snapshots
    };
    http::router routes;
    visitor anonymous{.name = "anonymous"}, owner, editor, member, stranger;
    std::string alpha, beta, gone, open, project, bug, foreign_project, foreign_bug, open_project,
        open_bug, spare, foreign_member, open_member, label, foreign_label, open_label, other_bug,
        relation, file, foreign_file, open_file;
    std::map<std::string, std::string> comment_below; ///< of each bug one
    std::map<std::string, std::string> status_in;     ///< of each project one
    std::map<std::string, std::string> template_in;   ///< of each project one
    std::map<std::string, std::string> view_beside;   ///< a personal one beside a bug
    std::map<std::string, std::string> batches;       ///< of each bug that has one
    static constexpr auto never_id = "01936b5a-0000-7000-8000-000000000001";
    const std::string never = never_id;
};

} // namespace lacewing::app
