#pragma once

#include "platform/http/router.hpp"
#include "platform/schema/example.hpp"
#include "platform/schema/type.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace lacewing::http {

/// What the contract says beside the routes.
struct contract {
    struct scheme {
        enum class kind { cookie, bearer };
        std::string_view name; ///< "session"
        kind is = kind::cookie;
        std::string_view cookie = {}; ///< of a cookie: what it is called
        std::string_view meaning;
    };

    std::string_view title;
    std::string_view version;
    std::string_view meaning;
    std::vector<scheme> schemes;  ///< any one of them opens a door
    std::string_view open_to_all; ///< the access word of routes that need none of them
    std::vector<const schema::type*> more_types = {
    }; ///< described, but carried by no route: live frames
    schema::example_texts texts = {}; ///< for examples, by the member's name
};

/// The OpenAPI 3.1 document of every route whose endpoint has an id, with an example of each body
/// and each call; the same routes give the same text. Throws std::logic_error where two endpoints
/// have one id, or two types one name.
[[nodiscard]] std::string openapi(const router& routes, const contract& about);

} // namespace lacewing::http
