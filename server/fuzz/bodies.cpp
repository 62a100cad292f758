#include "batches/types.hpp"
#include "bugs/types.hpp"
#include "commands/types.hpp"
#include "comments/types.hpp"
#include "drafts/types.hpp"
#include "fuzz/fuzz.hpp"
#include "identity/types.hpp"
#include "imports/types.hpp"
#include "organizations/rules.hpp"
#include "organizations/types.hpp"
#include "platform/core/text.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"
#include "projects/rules.hpp"
#include "projects/types.hpp"
#include "relations/types.hpp"
#include "tokens/types.hpp"
#include "views/types.hpp"
#include "vitals/types.hpp"

#include <algorithm>

/// The bodies of requests, each read as many of the types that the API takes.
namespace lacewing::fuzz {

namespace {

void require_problem(const problem& why) {
    require(why.status == 400 || why.status == 422, "a bad body is the sender's fault");
    for (const auto& each : why.fields) {
        require(each.pointer.empty() || each.pointer.starts_with('/'), "a field is pointed at");
        require(text::is_valid_utf8(each.pointer + each.detail), "in text");
        require(!each.code.empty() && !each.detail.empty(), "and told what is wrong");
    }
}

template <class T>
void read_as(std::string_view body) {
    const auto read = schema::parse<T>(body);
    if (!read) return require_problem(read.error());
    const auto printed = schema::to_json(*read);
    const auto again = schema::parse<T>(printed);
    require(again.has_value(), "a body is read as it is printed");
    require(schema::to_json(*again) == printed, "and says the same");
}

template <class... Types>
void read_as_each(std::string_view body) {
    (read_as<Types>(body), ...);
}

/// What a module checks once more, it checks the same way again.
template <class T, class Check>
void check_twice(std::string_view body, Check check) {
    auto read = schema::parse<T>(body);
    if (!read) return;
    const auto once = check(*std::move(read));
    if (!once) return require_problem(once.error());
    const auto twice = check(*once);
    require(twice && schema::to_json(*twice) == schema::to_json(*once), "what was tidied is tidy");
}

} // namespace

void examine(std::string_view input) {
    read_as_each<
        bugs::create_bug_request,
        bugs::change_bug_request,
        batches::bulk_change_request,
        batches::undo_batch_request,
        commands::command_request,
        comments::write_comment_request,
        drafts::keep_draft_request,
        identity::sign_up_request,
        identity::person_settings,
        imports::import_request,
        organizations::hand_over_request,
        relations::create_relation_request,
        tokens::make_token_request,
        views::create_view_request,
        views::change_view_request,
        vitals::report_vitals_request>(input);
    check_twice<organizations::create_organization_request>(input, [](auto read) {
        return organizations::check(std::move(read));
    });
    check_twice<projects::create_project_request>(input, [](auto read) {
        return projects::check(std::move(read));
    });
}

} // namespace lacewing::fuzz
