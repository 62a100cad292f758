#include "platform/http/endpoint.hpp"

#include "platform/http/wire/ascii.hpp"

namespace lacewing::http {

problem not_found() {
    return {
        .status = 404,
        .code = "not_found",
        .detail = "There is nothing here, or it is not yours to see.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

bool has_content_type(const request& of, std::string_view wanted) {
    const auto sent = of.find_header("Content-Type");
    if (!sent) return false;
    const auto declared = wire::trim_blanks(sent->substr(0, sent->find(';')));
    if (!wanted.ends_with("/*")) return wire::equal_ignoring_case(declared, wanted);
    const auto family = wanted.substr(0, wanted.size() - 1);
    return wire::equal_ignoring_case(declared.substr(0, family.size()), family);
}

void require_json(const request& of) {
    if (has_content_type(of, "application/json")) return;
    throw refusal{unsupported_media_type("application/json")};
}

problem unsupported_media_type(std::string_view wanted) {
    return {
        .status = 415,
        .code = "unsupported_media_type",
        .detail = "Send the body as " + std::string{wanted} + ".",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

} // namespace lacewing::http
