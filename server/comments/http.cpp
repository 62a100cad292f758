#include "comments/http.hpp"

#include "changes/act.hpp"
#include "comments/edit_comment.hpp"
#include "comments/react.hpp"
#include "comments/read_comments.hpp"
#include "comments/write_comment.hpp"
#include "identity/path.hpp"
#include "platform/http/paging.hpp"
#include "platform/http/revision.hpp"

#include <utility>

namespace lacewing::comments {

namespace {

http::reply comment_reply(int status, const comment& which) {
    auto answer = http::json_reply(status, which);
    answer.headers.push_back({"ETag", http::revision_tag(which.rev)});
    return answer;
}

/// The batch that a request without a body names.
changes::act act_of(const access::actor& who, const services& with, const http::request& of) {
    auto by = changes::begin_act(who, with);
    const auto named = of.find_query("batchID");
    if (!named) return by;
    const auto batch = parse_uuid(*named);
    if (!batch) {
        const std::string detail = "Name a batch by a UUID.";
        throw refusal{problem{
            .status = 400,
            .code = "batch_invalid",
            .detail = detail,
            .fields = {{"?batchID", "batch_invalid", detail}},
            .retry_after_s = {},
            .current = {}
        }};
    }
    by.batch = batch_id{*batch};
    return by;
}

task<http::reply> run_list(const services& with, http::request& of) {
    const auto who = identity::actor_of(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto below = of.parameter("bug");
    const auto page = http::page_of(of);
    auto operation = [&](db::reader& tx) { return list_comments(tx, who, org, below, page); };
    auto found = co_await with.database.read(std::move(operation));
    co_return http::json_reply(200, value(std::move(found)));
}

task<http::reply> run_write(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto below = of.parameter("bug");
    const auto what = http::body_of<write_comment_request>(of);
    auto by = changes::begin_act(who, with);
    by.client_id = what.client_id;
    if (what.batch_id) by.batch = *what.batch_id;
    auto operation = [&](db::transaction& tx) { return write_comment(tx, by, org, below, what); };
    auto made = co_await with.database.write(std::move(operation));
    co_return comment_reply(201, value(std::move(made)));
}

task<http::reply> run_read(const services& with, http::request& of) {
    const auto who = identity::actor_of(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<comment_id>(of, "comment");
    auto operation = [&](db::reader& tx) { return read_comment(tx, who, org, which); };
    auto found = co_await with.database.read(std::move(operation));
    co_return comment_reply(200, value(std::move(found)));
}

task<http::reply> run_edit(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<comment_id>(of, "comment");
    const auto what = http::body_of<edit_comment_request>(of);
    const auto seen_rev = http::seen_revision(of);
    auto by = changes::begin_act(who, with);
    by.client_id = what.client_id;
    if (what.batch_id) by.batch = *what.batch_id;
    auto operation = [&](db::transaction& tx) {
        return edit_comment(tx, by, org, which, what.text, seen_rev);
    };
    auto changed = co_await with.database.write(std::move(operation));
    co_return comment_reply(200, value(std::move(changed)));
}

task<http::reply> run_remove(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<comment_id>(of, "comment");
    const auto by = act_of(who, with, of);
    auto operation = [&](db::transaction& tx) { return remove_comment(tx, by, org, which); };
    auto done = co_await with.database.write(std::move(operation));
    value(std::move(done));
    co_return http::empty_reply();
}

task<http::reply> run_texts(const services& with, http::request& of) {
    const auto who = identity::actor_of(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<comment_id>(of, "comment");
    auto operation = [&](db::reader& tx) { return list_texts(tx, who, org, which); };
    auto found = co_await with.database.read(std::move(operation));
    co_return http::json_reply(200, value(std::move(found)));
}

task<http::reply> run_react(const services& with, http::request& of, reacting how) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<comment_id>(of, "comment");
    const auto kind = schema::value_named<reaction>(of.parameter("reaction"));
    if (!kind) throw refusal{access::missing(who)};
    const auto by = act_of(who, with, of);
    auto operation = [&](db::transaction& tx) { return react(tx, by, org, which, *kind, how); };
    auto changed = co_await with.database.write(std::move(operation));
    co_return comment_reply(200, value(std::move(changed)));
}

constexpr http::named_parameter batch_parameter{"batchID", "Joins several edits of one act."};

} // namespace

http::endpoint list_comments_endpoint(const services& with) {
    return {
        .id = "listComments",
        .summary = "Comments of a bug, the newest first.",
        .run = [&with](http::request& of) { return run_list(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<comment_page>(),
        .query =
            {{"cursor", "nextCursor of the page before."}, {"limit", "1 to 100; 50 by default."}}
    };
}

http::endpoint write_comment_endpoint(const services& with) {
    return {
        .id = "writeComment",
        .summary = "Writes a comment below a bug.",
        .run = [&with](http::request& of) { return run_write(with, of); },
        .takes = schema::type_of<write_comment_request>(),
        .gives = schema::type_of<comment>(),
        .success = 201
    };
}

http::endpoint read_comment_endpoint(const services& with) {
    return {
        .id = "readComment",
        .summary = "A comment by its id.",
        .run = [&with](http::request& of) { return run_read(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<comment>()
    };
}

http::endpoint edit_comment_endpoint(const services& with) {
    return {
        .id = "editComment",
        .summary = "Changes the text of one's own comment.",
        .run = [&with](http::request& of) { return run_edit(with, of); },
        .takes = schema::type_of<edit_comment_request>(),
        .gives = schema::type_of<comment>(),
        .headers = {{"If-Match", "The ETag of the comment that the writer saw."}}
    };
}

http::endpoint remove_comment_endpoint(const services& with) {
    return {
        .id = "removeComment",
        .summary = "Removes a comment: one's own, or as Editor or Owner any.",
        .run = [&with](http::request& of) { return run_remove(with, of); },
        .takes = nullptr,
        .gives = nullptr,
        .success = 204,
        .query = {batch_parameter}
    };
}

http::endpoint list_texts_endpoint(const services& with) {
    return {
        .id = "listCommentTexts",
        .summary = "What a comment said from its first text to the present one.",
        .run = [&with](http::request& of) { return run_texts(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<comment_texts>()
    };
}

http::endpoint add_reaction_endpoint(const services& with) {
    return {
        .id = "addReaction",
        .summary = "Reacts to a comment.",
        .run = [&with](http::request& of) { return run_react(with, of, reacting::adds); },
        .takes = nullptr,
        .gives = schema::type_of<comment>(),
        .query = {batch_parameter}
    };
}

http::endpoint take_reaction_endpoint(const services& with) {
    return {
        .id = "takeReactionBack",
        .summary = "Takes one's reaction to a comment back.",
        .run = [&with](http::request& of) { return run_react(with, of, reacting::takes_back); },
        .takes = nullptr,
        .gives = schema::type_of<comment>(),
        .query = {batch_parameter}
    };
}

} // namespace lacewing::comments
