#include "audit/http.hpp"

#include "audit/export_audit.hpp"
#include "audit/read_audit.hpp"
#include "identity/path.hpp"
#include "platform/http/paging.hpp"

#include <fmt/format.h>

#include <utility>
#include <vector>

namespace lacewing::audit {

namespace {

problem bad_parameter(std::string_view name, std::string_view detail) {
    const auto code = fmt::format("{}_invalid", name);
    return {
        .status = 400,
        .code = code,
        .detail = std::string{detail},
        .fields = {{fmt::format("?{}", name), code, std::string{detail}}}
    };
}

timestamp time_in_query(const http::request& of, std::string_view name, timestamp otherwise) {
    const auto sent = of.find_query(name);
    if (!sent) return otherwise;
    const auto read = parse_rfc3339(*sent);
    if (!read) throw refusal{bad_parameter(name, "Send a time such as 2026-01-31T08:00:00Z.")};
    return *read;
}

filter filter_of(const http::request& of) {
    filter which;
    if (const auto sent = of.find_query("kind")) {
        which.what = schema::value_named<entry_kind>(*sent);
        if (!which.what) throw refusal{bad_parameter("kind", "There is no such kind of entry.")};
    }
    if (const auto sent = of.find_query("person")) {
        which.person = parse_uuid(*sent);
        if (!which.person) throw refusal{bad_parameter("person", "Send the id of a person.")};
    }
    which.since = time_in_query(of, "since", which.since);
    which.until = time_in_query(of, "until", which.until);
    return which;
}

task<http::reply> run_read(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = filter_of(of);
    const auto page = http::page_of(of);
    auto operation = [&](db::reader& tx) {
        return read_audit(tx, who, org, which, page, with.clock.now());
    };
    auto found = co_await with.database.read_long(std::move(operation));
    co_return http::json_reply(200, value(std::move(found)));
}

task<http::reply> run_export(const services& with, http::request& of) {
    auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = filter_of(of);
    auto content = co_await export_audit(with, std::move(who), org, which);
    auto answer = http::empty_reply(200);
    answer.headers = {
        {"Content-Type", "text/csv; charset=utf-8; header=present"},
        {"Content-Disposition", "attachment; filename=\"audit.csv\""},
    };
    answer.streamed = std::move(content);
    co_return answer;
}

std::vector<http::named_parameter> filter_parameters() {
    return {
        {"kind", "One AuditKind; all where it is absent."},
        {"person", "The id of who did it, or whose membership it was."},
        {"since", "From this time on (RFC 3339)."},
        {"until", "Before this time (RFC 3339)."}
    };
}

} // namespace

http::endpoint read_audit_endpoint(const services& with) {
    auto query = filter_parameters();
    query.push_back({"cursor", "nextCursor of the page before, of the same filter."});
    query.push_back({"limit", "1 to 100; 50 by default."});
    return {
        .id = "readAudit",
        .summary = "Who changed rights, keys and visibility, who signed in and who exported, the "
                   "newest first; for the Owner.",
        .run = [&with](http::request& of) { return run_read(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<audit_page>(),
        .query = std::move(query)
    };
}

http::endpoint export_audit_endpoint(const services& with) {
    return {
        .id = "exportAudit",
        .summary = "The audit log as CSV (RFC 4180); that it was taken is an entry of it.",
        .run = [&with](http::request& of) { return run_export(with, of); },
        .query = filter_parameters()
    };
}

} // namespace lacewing::audit
