#include "snapshot/http.hpp"

#include "identity/identify.hpp"
#include "identity/path.hpp"
#include "platform/http/reply.hpp"
#include "platform/http/static_site.hpp"
#include "snapshot/answer_snapshot.hpp"
#include "snapshot/read_held_bug.hpp"

#include <fmt/format.h>

#include <utility>

namespace lacewing::snapshot {

namespace {

with_ids ids_of(const http::request& asked) {
    const auto sent = asked.find_query("ids").value_or("false");
    if (sent == "true") return with_ids::yes;
    if (sent == "false") return with_ids::no;
    throw refusal{problem{
        .status = 400,
        .code = "ids_invalid",
        .detail = "Send true or false.",
        .fields = {{"?ids", "ids_invalid", "Send true or false."}}
    }};
}

question question_of(const http::request& asked) {
    question made{
        .who = identity::actor_of(asked),
        .org = identity::id_in_path<organization_id>(asked, "org"),
        .project = {},
        .ids = ids_of(asked)
    };
    if (const auto project = asked.find_query("project")) made.project = std::string{*project};
    return made;
}

/// The smallest that the reader understands.
coding coding_for(const http::request& asked) {
    const auto header = asked.find_header("Accept-Encoding").value_or("");
    const auto accepted = http::accepted_encodings(header);
    if (accepted.brotli) return coding::brotli;
    return accepted.gzip ? coding::gzip : coding::identity;
}

/// Bytes that were compressed otherwise have a tag of their own.
std::string tag_as(coding how, std::string tag) {
    if (how != coding::identity) tag.insert(tag.size() - 1, fmt::format("-{}", name_of(how)));
    return tag;
}

task<http::reply> answer(module& of, http::request& asked) {
    auto what = question_of(asked);
    const auto how = coding_for(asked);
    auto ask_tag = [&what](db::reader& tx) { return tag_of(tx, what); };
    auto present = co_await of.with.database.read(std::move(ask_tag));
    const auto tag = tag_as(how, value(std::move(present)));
    if (auto unchanged = http::not_modified(asked, tag)) {
        unchanged->headers.push_back({"Vary", "Accept-Encoding"});
        co_return *std::move(unchanged);
    }
    auto begun = co_await answer_snapshot(of, std::move(what), how);
    auto reply = http::empty_reply(200);
    reply.headers = {
        {"Content-Type", "application/x-ndjson"},
        {"Vary", "Accept-Encoding"},
        {"ETag", tag_as(how, std::move(begun.tag))},
    };
    if (how != coding::identity) {
        reply.headers.push_back({"Content-Encoding", std::string{name_of(how)}});
    }
    reply.streamed = std::move(begun.body);
    co_return reply;
}

task<http::reply> answer_held_bug(const module& of, http::request& asked) {
    const auto who = identity::actor_of(asked);
    const auto org = identity::id_in_path<organization_id>(asked, "org");
    const auto which = asked.parameter("bug");
    auto read = [&](db::reader& tx) { return read_held_bug(tx, who, org, which); };
    auto held = co_await of.with.database.read(std::move(read));
    co_return http::json_reply(200, value(std::move(held)));
}

} // namespace

http::endpoint read_snapshot_endpoint(module& of) {
    return {
        .id = "readSnapshot",
        .summary = "All bugs of the organization that the caller knows, as of one moment: lines "
                   "of JSON (SnapshotHeader, SnapshotBugs, SnapshotRelations, SnapshotIDs, "
                   "SnapshotEnd). Descriptions, environments and comments are not in it.",
        .run = [&of](http::request& asked) { return answer(of, asked); },
        .query =
            {{"project", "Id or key of the project whose open bugs come first."},
             {"ids",
              "true: with the bugs' ids, 10 bytes of each behind all else; false by default.",
              "^(true|false)$"}},
        .also = {http::unchanged_since}
    };
}

http::endpoint read_held_bug_endpoint(const module& of) {
    return {
        .id = "readHeldBug",
        .summary = "One bug with all that a replica of its organization holds of it: what the "
                   "snapshot tells, and its description.",
        .run = [&of](http::request& asked) { return answer_held_bug(of, asked); },
        .takes = nullptr,
        .gives = schema::type_of<held_bug>()
    };
}

} // namespace lacewing::snapshot
