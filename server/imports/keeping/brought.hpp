#pragma once

#include "bugs/types.hpp"
#include "imports/types.hpp"
#include "platform/schema/describe.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

/// What an import remembers of a report, so that the next one changes what the source has changed
/// and nothing that people have changed here.
namespace lacewing::imports {

/// A digest per group of fields: title, description, standing, priority, assignee, labels,
/// environment.
using digests = std::map<std::string, std::string>;

struct brought_comment {
    comment_id id;
    std::string digest; ///< of its text

    static constexpr auto describe() {
        using self = brought_comment;
        return schema::object(
            "BroughtComment",
            "An imported comment.",
            schema::member("id", &self::id, "The comment."),
            schema::member("digest", &self::digest, "Of its text.")
        );
    }
};

struct brought {
    digests said; ///< by the source
    digests kept; ///< what came of it here
    std::vector<brought_comment> comments;

    static constexpr auto describe() {
        using self = brought;
        return schema::object(
            "Brought",
            "What an import brought.",
            schema::member("said", &self::said, "By the source, as digests."),
            schema::member("kept", &self::kept, "What came of it, as digests."),
            schema::member("comments", &self::comments, "Its comments.")
        );
    }
};

[[nodiscard]] std::string digest_of(std::string_view text);
/// Of the whole report as the source has it.
[[nodiscard]] std::string digest_of(
    const import_bug& what, const std::map<std::string, std::string>& people
);
[[nodiscard]] digests said_by(
    const import_bug& what, const std::map<std::string, std::string>& people
);
/// `which` is whole, with description and environment.
[[nodiscard]] digests kept_in(const bugs::bug& which);

/// The ids of a report's comments, in their order: made of organization, source, report, author,
/// time and, of several at one moment, their order; so they are the same in the next import.
[[nodiscard]] std::vector<comment_id> comment_ids(
    organization_id org, std::string_view source, const import_bug& what
);

} // namespace lacewing::imports
