#include "lists/http.hpp"

#include "identity/path.hpp"
#include "lists/complete_values.hpp"
#include "lists/exports/export_bugs.hpp"
#include "lists/find_bugs.hpp"
#include "lists/group_bugs.hpp"
#include "lists/limits.hpp"
#include "lists/read_series.hpp"
#include "organizations/read_tagged.hpp"
#include "platform/http/paging.hpp"

#include <fmt/format.h>

#include <charconv>
#include <utility>

namespace lacewing::lists {

namespace {

constexpr int series_days_default = 90;

problem bad_parameter(std::string_view name, std::string_view code, std::string_view detail) {
    return {
        .status = 400,
        .code = std::string{code},
        .detail = std::string{detail},
        .fields = {{fmt::format("?{}", name), std::string{code}, std::string{detail}}}
    };
}

std::optional<std::string> text_in_query(const http::request& of, std::string_view name) {
    const auto sent = of.find_query(name);
    if (!sent) return std::nullopt;
    return std::string{*sent};
}

std::string required_in_query(const http::request& of, std::string_view name) {
    const auto sent = of.find_query(name);
    if (!sent) throw refusal{bad_parameter(name, "required", "Send this parameter.")};
    return std::string{*sent};
}

query::manner manner_of(const http::request& of) {
    const auto sent = of.find_query("strict");
    if (!sent || *sent == "true") return query::manner::strict;
    if (*sent == "false") return query::manner::lenient;
    throw refusal{bad_parameter("strict", "strict_invalid", "Send true or false.")};
}

question question_of(const services& with, const http::request& of) {
    question asked{
        .who = identity::actor_of(of),
        .org = identity::id_in_path<organization_id>(of, "org"),
        .project = text_in_query(of, "project"),
        .q = text_in_query(of, "q"),
        .how = {.now = with.clock.now()}
    };
    asked.how.zone = text_in_query(of, "zone").value_or("UTC");
    asked.how.manner = manner_of(of);
    return asked;
}

sql::default_order order_of(const http::request& of) {
    const auto sent = of.find_query("order");
    if (!sent) return sql::default_order::newest_change;
    if (*sent == "rank") return sql::default_order::rank;
    throw refusal{bad_parameter("order", "order_invalid", "Send rank, or no order.")};
}

/// The form of a cursor is judged by what it belongs to.
page_wanted page_of(http::request& of) {
    page_wanted page{
        .cursor = text_in_query(of, "cursor"),
        .limit = limits::page_size_default,
        .order = order_of(of)
    };
    const auto limit = of.find_query("limit");
    if (!limit) return page;
    const auto* end = limit->data() + limit->size();
    const auto [stopped_at, failure] = std::from_chars(limit->data(), end, page.limit);
    const bool is_number = failure == std::errc{} && stopped_at == end;
    if (!is_number || page.limit < 1 || page.limit > limits::list_page_bugs_max) {
        throw refusal{bad_parameter("limit", "limit_invalid", "Ask for 1 to 500 items.")};
    }
    return page;
}

int days_of(const http::request& of) {
    const auto sent = of.find_query("days");
    if (!sent) return series_days_default;
    int days = 0;
    const auto* end = sent->data() + sent->size();
    const auto [stopped_at, failure] = std::from_chars(sent->data(), end, days);
    if (failure != std::errc{} || stopped_at != end || days < 1 || days > limits::series_days_max) {
        throw refusal{bad_parameter("days", "days_invalid", "Ask for 1 to 366 days.")};
    }
    return days;
}

task<http::reply> run_list(const services& with, http::request& of) {
    const auto asked = question_of(with, of);
    const auto page = page_of(of);
    if (is_plain(asked, page)) {
        // It changes with the organization's streams alone, so that it has a tag.
        auto plain = [&](db::reader& tx) {
            const auto read = [&](db::reader& in) { return find_bugs(in, asked, page); };
            return organizations::read_tagged(tx, of, asked.who, asked.org, read);
        };
        auto answer = co_await with.database.read(std::move(plain));
        co_return value(std::move(answer));
    }
    auto operation = [&](db::reader& tx) { return find_bugs(tx, asked, page); };
    auto found = co_await with.database.read_long(std::move(operation));
    co_return http::json_reply(200, value(std::move(found)));
}

task<http::reply> run_group(const services& with, http::request& of) {
    const auto asked = question_of(with, of);
    const auto by = required_in_query(of, "by");
    auto operation = [&](db::reader& tx) { return group_bugs(tx, asked, by); };
    auto found = co_await with.database.read_long(std::move(operation));
    co_return http::json_reply(200, value(std::move(found)));
}

task<http::reply> run_complete(const services& with, http::request& of) {
    const auto asked = question_of(with, of);
    const auto field = required_in_query(of, "field");
    const auto prefix = text_in_query(of, "prefix").value_or("");
    auto operation = [&](db::reader& tx) { return complete_values(tx, asked, field, prefix); };
    auto found = co_await with.database.read_long(std::move(operation));
    co_return http::json_reply(200, value(std::move(found)));
}

task<http::reply> run_series(const services& with, http::request& of) {
    const auto asked = question_of(with, of);
    const auto days = days_of(of);
    auto operation = [&](db::reader& tx) { return read_series(tx, asked, days); };
    auto found = co_await with.database.read_long(std::move(operation));
    co_return http::json_reply(200, value(std::move(found)));
}

file_format format_of(const http::request& of) {
    const auto sent = of.find_query("format").value_or("csv");
    if (sent == "csv") return file_format::csv;
    if (sent == "json") return file_format::json;
    throw refusal{bad_parameter("format", "format_invalid", "Ask for csv or json.")};
}

task<http::reply> run_export(const services& with, http::request& of) {
    const auto asked = question_of(with, of);
    wanted_file how{.format = format_of(of), .columns = {}};
    how.columns = value(parse_columns(text_in_query(of, "columns").value_or("")));
    const bool is_csv = how.format == file_format::csv;
    auto content = co_await export_bugs(with, asked, std::move(how));
    auto answer = http::empty_reply(200);
    answer.headers = {
        {"Content-Type", is_csv ? "text/csv; charset=utf-8; header=present" : "application/json"},
        {"Content-Disposition",
         is_csv ? "attachment; filename=\"bugs.csv\"" : "attachment; filename=\"bugs.json\""},
    };
    answer.streamed = std::move(content);
    co_return answer;
}

constexpr http::named_parameter q_parameter{
    "q", "A query, as docs/query-language.md describes it; all bugs where it is absent."
};
constexpr http::named_parameter project_parameter{
    "project", "Id or key of the project; all projects where it is absent."
};
constexpr http::named_parameter zone_parameter{
    "zone", "IANA name of the reader's time zone, by which days begin; UTC where it is absent."
};
constexpr http::named_parameter strict_parameter{
    "strict",
    "false: what is no field is searched as text and noted; else it is refused.",
    "^(true|false)$"
};

} // namespace

http::endpoint list_bugs_endpoint(const services& with) {
    return {
        .id = "listBugs",
        .summary = "Bugs of a project or of the whole organization that answer a query, in its "
                   "order; without one, the newest first.",
        .run = [&with](http::request& of) { return run_list(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<bug_list>(),
        .query =
            {q_parameter,
             project_parameter,
             {"cursor", "nextCursor of the page before, of the same list."},
             {"limit", "1 to 500; 50 by default."},
             {"order",
              "rank: by ranks, where the query has no sort:; the board's order. The last changed "
              "first where it is absent.",
              "^rank$"},
             zone_parameter,
             strict_parameter}
    };
}

http::endpoint group_bugs_endpoint(const services& with) {
    return {
        .id = "groupBugs",
        .summary = "How the bugs of a query spread over the values of one or two fields.",
        .run = [&with](http::request& of) { return run_group(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<bug_groups>(),
        .query =
            {{"by",
              "status, category, severity, priority, resolution, project, assignee (the first "
              "one), author, label, parent or due; two with a comma between."},
             q_parameter,
             project_parameter,
             zone_parameter,
             strict_parameter}
    };
}

http::endpoint complete_values_endpoint(const services& with) {
    return {
        .id = "completeValues",
        .summary = "Values of a field that complete what is being typed, with how many bugs of a "
                   "query have them.",
        .run = [&with](http::request& of) { return run_complete(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<field_values>(),
        .query =
            {{"field", "A field of the query language, or another word for it."},
             {"prefix", "How the value begins, in any case; every value where it is absent."},
             q_parameter,
             project_parameter,
             zone_parameter,
             strict_parameter}
    };
}

http::endpoint read_series_endpoint(const services& with) {
    return {
        .id = "readSeries",
        .summary = "How many bugs of a query were opened, closed and open on each of the last "
                   "days.",
        .run = [&with](http::request& of) { return run_series(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<bug_series>(),
        .query =
            {{"days", "1 to 366; 90 by default."},
             q_parameter,
             project_parameter,
             zone_parameter,
             strict_parameter}
    };
}

http::endpoint export_bugs_endpoint(const services& with) {
    return {
        .id = "exportBugs",
        .summary = "All bugs of a query as a file: CSV (RFC 4180), or a JSON array of bugs.",
        .run = [&with](http::request& of) { return run_export(with, of); },
        .query =
            {{"format", "csv or json; csv by default.", "^(csv|json)$"},
             {"columns",
              "Of CSV: key, title, status, category, severity, priority, resolution, assignee, "
              "author, label, project, created, updated, closed, due, estimate, votes, since, "
              "reopened, id, with commas between."},
             q_parameter,
             project_parameter,
             zone_parameter,
             strict_parameter}
    };
}

} // namespace lacewing::lists
