#pragma once

#include "access/subjects.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"
#include "tokens/limits.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What the doors of this module take and give.
namespace lacewing::tokens {

enum class scope { read, write };

constexpr auto describe_values(scope) {
    return schema::values(
        "TokenScope",
        "How far an access token goes.",
        schema::named{scope::read, "read"},
        schema::named{scope::write, "write"}
    );
}

struct make_token_request {
    std::string name;
    scope goes = scope::read;
    std::optional<organization_id> org;
    std::optional<std::int64_t> days;
    static constexpr auto describe() {
        using self = make_token_request;
        return schema::object(
            "MakeAccessToken",
            "A personal access token, as its owner asks for it.",
            schema::member(
                "name",
                &self::name,
                "What it is for.",
                schema::text{
                    .min = 1,
                    .max = limits::token_name_max,
                    .one_line = true,
                    .example = "Nightly build"
                }
            ),
            schema::member(
                "scope", &self::goes, "`read` sees what its owner sees; `write` also does."
            ),
            schema::member(
                "orgID", &self::org, "The one organization that it opens; absent for all."
            ),
            schema::member(
                "expiresInDays",
                &self::days,
                "1 to 366; 90 where it is not said.",
                schema::number{.min = 1, .max = limits::token_days_max}
            )
        );
    }
};

/// A token as its owner sees it. Neither the secret nor the hash of it ever leaves the database.
struct access_token {
    token_id id;
    std::string name;
    scope goes = scope::read;
    std::optional<organization_id> org;
    timestamp created_at;
    timestamp expires_at;
    std::optional<timestamp> last_used_at;
    static constexpr auto describe() {
        using self = access_token;
        return schema::object(
            "AccessToken",
            "A personal access token of one's own, without its secret.",
            schema::member("id", &self::id, "The token's id, to revoke it by."),
            schema::member(
                "name", &self::name, "What it is for.", schema::text{.example = "Nightly build"}
            ),
            schema::member("scope", &self::goes, "How far it goes."),
            schema::member("orgID", &self::org, "The one organization that it opens, if bound."),
            schema::member("createdAt", &self::created_at, "When it was made."),
            schema::member("expiresAt", &self::expires_at, "When it ends, or ended."),
            schema::member(
                "lastUsedAt",
                &self::last_used_at,
                "When it was last used, to the minute; absent where it never was."
            )
        );
    }
};

struct made_token {
    std::string secret;
    access_token token;
    static constexpr auto describe() {
        using self = made_token;
        return schema::object(
            "MadeAccessToken",
            "A new token. Its secret is told this once.",
            schema::member(
                "secret", &self::secret, "What programs send as `Authorization: Bearer`."
            ),
            schema::member("token", &self::token, "The token.")
        );
    }
};

struct access_token_list {
    std::vector<access_token> items;
    static constexpr auto describe() {
        using self = access_token_list;
        return schema::object(
            "AccessTokenList",
            "The access tokens of one person, newest first, expired ones too.",
            schema::member("items", &self::items, "At most 50.")
        );
    }
};

} // namespace lacewing::tokens
