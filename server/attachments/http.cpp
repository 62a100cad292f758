#include "attachments/http.hpp"

#include "attachments/change_attachment.hpp"
#include "attachments/read_attachments.hpp"
#include "attachments/rules.hpp"
#include "attachments/transfer.hpp"
#include "attachments/types.hpp"
#include "changes/act.hpp"
#include "identity/path.hpp"
#include "platform/http/range.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>

namespace lacewing::attachments {

namespace {

/// What is served as a file runs nothing and loads nothing, wherever it is opened.
constexpr std::string_view file_policy = "sandbox; default-src 'none'";
/// Kept by the reader's own browser alone, and asked for again each time: rights end.
constexpr std::string_view file_caching = "private, no-cache";

problem bad_parameter(std::string_view name, std::string_view detail) {
    return {
        .status = 400,
        .code = "ids_invalid",
        .detail = std::string{detail},
        .fields = {{"?" + std::string{name}, "wrong_format", std::string{detail}}}
    };
}

std::optional<uuid> id_in_query(const http::request& of, std::string_view name) {
    const auto sent = of.find_query(name);
    if (!sent) return std::nullopt;
    const auto parsed = parse_uuid(*sent);
    if (!parsed) throw refusal{bad_parameter(name, "Send a UUID.")};
    return parsed;
}

upload upload_of(module& in, const http::request& of) {
    upload what{
        .who = identity::somebody(of),
        .org = identity::id_in_path<organization_id>(of, "org"),
        .bug = std::string{of.parameter("bug")},
        .id = {},
        .name = clean_name(of.find_query("name").value_or(""))
    };
    if (what.name.empty()) what.name = "file";
    if (const auto id = id_in_query(of, "id")) {
        if (!is_uuid_v7(*id)) throw refusal{bad_parameter("id", "Send a UUID of version 7.")};
        what.id = attachment_id{*id};
    } else {
        what.id = crypto::make_id<attachment_id>(in.with.random, in.with.clock.now());
    }
    return what;
}

/// An act with what the query says of it.
changes::act act_of(const module& in, const http::request& of, const access::actor& who) {
    auto by = changes::begin_act(who, in.with);
    by.client_id = id_in_query(of, "clientID");
    if (const auto batch = id_in_query(of, "batchID")) by.batch = batch_id{*batch};
    return by;
}

task<http::reply> run_upload(module& in, http::request& of) {
    auto what = upload_of(in, of);
    auto by = act_of(in, of, what.who);
    const auto added = co_await receive_attachment(in, of, std::move(what), std::move(by));
    co_return http::json_reply(201, added);
}

task<http::reply> run_list(const module& in, http::request& of) {
    const auto who = identity::actor_of(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto bug = of.parameter("bug");
    auto operation = [&](db::reader& tx) { return list_attachments(tx, who, org, bug); };
    auto found = co_await in.with.database.read(std::move(operation));
    const attachment_list list{
        .items = value(std::move(found)),
        .bytes_max = static_cast<std::int64_t>(in.how.file_bytes_max)
    };
    co_return http::json_reply(200, list);
}

std::vector<http::header> headers_of(const attachment& of, const std::string& etag) {
    return {
        {"Content-Type", of.media_type},
        {"Content-Disposition", content_disposition(of.name, of.media_type)},
        {"Content-Security-Policy", std::string{file_policy}},
        {"Cache-Control", std::string{file_caching}},
        {"Accept-Ranges", "bytes"},
        {"ETag", etag},
    };
}

http::reply unsatisfiable(std::int64_t size) {
    auto answer = http::empty_reply(416);
    answer.headers.push_back({"Content-Range", fmt::format("bytes */{}", size)});
    return answer;
}

task<http::reply> run_download(module& in, http::request& of) {
    const auto who = identity::actor_of(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<attachment_id>(of, "attachment");
    auto operation = [&](db::reader& tx) { return read_attachment(tx, who, org, which); };
    auto read = co_await in.with.database.read(std::move(operation));
    const auto row = value(std::move(read));
    const auto etag = fmt::format("\"{}.{}\"", to_string(which), row.rev);
    if (auto unchanged = http::not_modified(of, etag)) {
        unchanged->headers.push_back({"Cache-Control", std::string{file_caching}});
        co_return *std::move(unchanged);
    }
    const auto size = static_cast<std::uint64_t>(row.shown.size);
    const auto asked = http::range_of(of, size, etag);
    if (asked.is == http::asked_range::kind::nothing) co_return unsatisfiable(row.shown.size);
    auto answer = http::empty_reply(200);
    answer.headers = headers_of(row.shown, etag);
    http::byte_range part{.first = 0, .count = size};
    if (asked.is == http::asked_range::kind::part) {
        part = asked.part;
        answer.status = 206;
        answer.headers.push_back(
            {"Content-Range",
             fmt::format("bytes {}-{}/{}", part.first, part.first + part.count - 1, size)}
        );
    }
    answer.streamed = co_await open_content(in, row.content, part);
    answer.streamed_bytes = part.count;
    co_return answer;
}

task<http::reply> run_rename(const module& in, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<attachment_id>(of, "attachment");
    const auto what = http::body_of<change_attachment_request>(of);
    auto by = changes::begin_act(who, in.with);
    by.client_id = what.client_id;
    if (what.batch_id) by.batch = *what.batch_id;
    auto operation = [&](db::transaction& tx) {
        return rename_attachment(tx, by, org, which, what.name);
    };
    auto renamed = co_await in.with.database.write(std::move(operation));
    co_return http::json_reply(200, value(std::move(renamed)));
}

task<http::reply> run_remove(const module& in, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<attachment_id>(of, "attachment");
    const auto by = act_of(in, of, who);
    auto operation = [&](db::transaction& tx) { return remove_attachment(tx, by, org, which); };
    auto removed = co_await in.with.database.write(std::move(operation));
    value(std::move(removed));
    co_return http::empty_reply();
}

task<http::reply> run_restore(const module& in, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<attachment_id>(of, "attachment");
    const auto by = act_of(in, of, who);
    auto operation = [&](db::transaction& tx) { return restore_attachment(tx, by, org, which); };
    auto restored = co_await in.with.database.write(std::move(operation));
    co_return http::json_reply(200, value(std::move(restored)));
}

task<http::reply> run_set_thumbnail(const module& in, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<attachment_id>(of, "attachment");
    const auto by = act_of(in, of, who);
    auto operation = [&](db::transaction& tx) {
        return set_thumbnail(tx, by, org, which, of.body);
    };
    auto set = co_await in.with.database.write(std::move(operation));
    value(std::move(set));
    co_return http::empty_reply();
}

task<http::reply> run_read_thumbnail(const module& in, http::request& of) {
    const auto who = identity::actor_of(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<attachment_id>(of, "attachment");
    auto operation = [&](db::reader& tx) { return read_thumbnail(tx, who, org, which); };
    auto read = co_await in.with.database.read(std::move(operation));
    auto found = value(std::move(read));
    auto answer = http::empty_reply(200);
    answer.headers = {
        {"Content-Type", found.media_type},
        {"Content-Disposition", content_disposition("thumbnail", found.media_type)},
        {"Content-Security-Policy", std::string{file_policy}},
        {"Cache-Control", std::string{file_caching}},
    };
    answer.body = std::move(found.content);
    co_return answer;
}

const std::vector<http::named_parameter> act_parameters{
    {"clientID", "Comes back with the change."}, {"batchID", "Joins several edits of one act."}
};

} // namespace

http::endpoint upload_attachment_endpoint(module& in) {
    return {
        .id = "uploadAttachment",
        .summary = "Puts a file on a bug: the body is the file, of whatever type.",
        .run = [&in](http::request& of) { return run_upload(in, of); },
        .takes = nullptr,
        .gives = schema::type_of<attachment>(),
        .success = 201,
        .query =
            {{"name", "The file's name."},
             {"id", "Made by the client, a UUID of version 7: what comes twice is done once."},
             {"clientID", "Comes back with the change."},
             {"batchID", "Joins several edits of one act."}},
        .body_bytes_max = in.how.file_bytes_max,
        .content_type = "*/*",
        .streams_body = true
    };
}

http::endpoint list_attachments_endpoint(module& in) {
    return {
        .id = "listAttachments",
        .summary = "The files of a bug, the oldest first.",
        .run = [&in](http::request& of) { return run_list(in, of); },
        .takes = nullptr,
        .gives = schema::type_of<attachment_list>()
    };
}

http::endpoint download_attachment_endpoint(module& in) {
    return {
        .id = "downloadAttachment",
        .summary =
            "The file itself, whole or by Range; pictures to be shown, the rest to be saved.",
        .run = [&in](http::request& of) { return run_download(in, of); },
        .headers =
            {{"Range", "bytes=0-499: one stretch of it."},
             {"If-None-Match", "The tag of the state that is known."}},
        .also =
            {{206, "The stretch that Range asks for."},
             http::unchanged_since,
             {416, "Range lies behind the end; Content-Range tells the size."}}
    };
}

http::endpoint rename_attachment_endpoint(module& in) {
    return {
        .id = "renameAttachment",
        .summary = "Gives a file another name: one's own, or any for Editors.",
        .run = [&in](http::request& of) { return run_rename(in, of); },
        .takes = schema::type_of<change_attachment_request>(),
        .gives = schema::type_of<attachment>()
    };
}

http::endpoint remove_attachment_endpoint(module& in) {
    return {
        .id = "removeAttachment",
        .summary = "Takes a file off its bug: one's own, or any for Editors.",
        .run = [&in](http::request& of) { return run_remove(in, of); },
        .success = 204,
        .query = act_parameters
    };
}

http::endpoint restore_attachment_endpoint(module& in) {
    return {
        .id = "restoreAttachment",
        .summary = "Brings a removed file back, for a week and while there is room.",
        .run = [&in](http::request& of) { return run_restore(in, of); },
        .gives = schema::type_of<attachment>(),
        .query = act_parameters
    };
}

http::endpoint set_thumbnail_endpoint(module& in) {
    return {
        .id = "setAttachmentThumbnail",
        .summary = "A small picture of a file, made by whoever uploaded it.",
        .run = [&in](http::request& of) { return run_set_thumbnail(in, of); },
        .success = 204,
        .query = act_parameters,
        .body_bytes_max = limits::thumbnail_bytes_max,
        .content_type = "image/*"
    };
}

http::endpoint read_thumbnail_endpoint(module& in) {
    return {
        .id = "readAttachmentThumbnail",
        .summary = "The small picture of a file.",
        .run = [&in](http::request& of) { return run_read_thumbnail(in, of); }
    };
}

} // namespace lacewing::attachments
