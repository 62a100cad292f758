#include "organizations/rules.hpp"

#include "platform/core/text.hpp"

#include <utility>

namespace lacewing::organizations {

outcome<create_organization_request> check(create_organization_request what) {
    what.org_name = text::trim(what.org_name);
    what.org_desc = text::trim(what.org_desc.value_or(""));
    problem wrong{.status = 422, .code = "invalid", .detail = "Some fields cannot be accepted."};
    if (what.org_name.empty()) {
        wrong.fields.push_back({"/orgName", "required", "Write a name."});
    }
    if (what.id && !is_uuid_v7(what.id->value)) {
        wrong.fields.push_back({"/id", "wrong_format", "Send a UUID of version 7, or none."});
    }
    if (!wrong.fields.empty()) return refused{std::move(wrong)};
    return what;
}

outcome<change_organization_request> check(change_organization_request what) {
    if (what.org_desc) what.org_desc = text::trim(*what.org_desc);
    if (!what.org_name) return what;
    what.org_name = text::trim(*what.org_name);
    if (!what.org_name->empty()) return what;
    return refused{problem{
        .status = 422,
        .code = "invalid",
        .detail = "Some fields cannot be accepted.",
        .fields = {{"/orgName", "required", "Write a name."}},
        .retry_after_s = {},
        .current = {}
    }};
}

std::string read_join_code(std::string_view typed) {
    std::string code{text::trim(typed)};
    for (auto& c : code) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return code;
}

} // namespace lacewing::organizations
