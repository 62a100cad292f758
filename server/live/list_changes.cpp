#include "live/list_changes.hpp"

#include "access/access.hpp"
#include "changes/log.hpp"
#include "changes/record.hpp"
#include "identity/identify.hpp"
#include "identity/path.hpp"
#include "live/withheld.hpp"
#include "platform/http/paging.hpp"
#include "platform/http/reply.hpp"

#include <charconv>
#include <utility>

namespace lacewing::live {

namespace {

problem bad_query(std::string_view pointer, std::string_view code, std::string_view detail) {
    return {
        .status = 400,
        .code = std::string{code},
        .detail = std::string{detail},
        .fields = {{std::string{pointer}, std::string{code}, std::string{detail}}}
    };
}

access::action action_for(changes::stream::kind which) {
    switch (which) {
    case changes::stream::kind::members:
        return access::action::see_members;
    case changes::stream::kind::managers:
        return access::action::see_managers_log;
    case changes::stream::kind::content:
    case changes::stream::kind::person:
    case changes::stream::kind::restricted:
        return access::action::see_content;
    }
    std::unreachable();
}

changes::stream::kind stream_of(const http::request& asked) {
    const auto word = asked.find_query("stream");
    if (!word) return changes::stream::kind::content;
    const auto known = changes::parse_stream_kind(*word);
    if (!known || !changes::least_role_for(*known)) {
        throw refusal{
            bad_query("?stream", "stream_invalid", "Ask for content, members or managers.")
        };
    }
    return *known;
}

std::int64_t version_of(const http::request& asked) {
    const auto text = asked.find_query("after").value_or("0");
    std::int64_t version = -1;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), version);
    if (failure != std::errc{} || end != text.data() + text.size() || version < 0) {
        throw refusal{bad_query("?after", "after_invalid", "Name a version: 0 or more.")};
    }
    return version;
}

struct question {
    access::actor who;
    organization_id org;
    changes::stream::kind which;
    std::int64_t after;
    int limit;
};

outcome<changes::change_list> list_changes(db::reader& tx, const question& what) {
    const auto allowed = access::require(tx, what.who, action_for(what.which), {.org = what.org});
    if (!allowed) return refused{allowed.error()};
    const changes::stream of{.owner = what.org.value, .is = what.which};
    changes::change_list list{.items = {}, .version = changes::version_of(tx, of)};
    const auto found = changes::changes_after(tx, of, what.after, what.limit);
    for (const auto& each : without_withheld(tx, found)) {
        list.items.push_back(changes::to_wire(*each));
    }
    return list;
}

task<http::reply> answer(services& with, http::request& asked) {
    const question what{
        .who = identity::actor_of(asked),
        .org = identity::id_in_path<organization_id>(asked, "org"),
        .which = stream_of(asked),
        .after = version_of(asked),
        .limit = http::page_of(asked).limit
    };
    auto read = [what](db::reader& tx) { return list_changes(tx, what); };
    auto list = co_await with.database.read(std::move(read));
    co_return http::json_reply(200, value(std::move(list)));
}

} // namespace

http::endpoint list_changes_endpoint(services& with) {
    return {
        .id = "listChanges",
        .summary = "Lists what changed in an organization after a version of one of its streams.",
        .run = [&with](http::request& asked) { return answer(with, asked); },
        .gives = schema::type_of<changes::change_list>(),
        .query =
            {
                {.name = "stream",
                 .meaning = "Whose ears it was for; content where it is not said.",
                 .pattern = "^(content|members|managers)$"},
                {.name = "after",
                 .meaning = "The version that is known.",
                 .pattern = "^[0-9]{1,18}$"},
                {.name = "limit",
                 .meaning = "How many at most: 1 to 100.",
                 .pattern = "^[0-9]{1,3}$"},
            }
    };
}

} // namespace lacewing::live
