#pragma once

#include "changes/change.hpp"

#include <cstdint>
#include <string>

namespace lacewing::changes {

inline uuid numbered(std::uint8_t number) {
    uuid made;
    made.bytes[15] = number;
    return made;
}

inline const stream content{.owner = numbered(1), .is = stream::kind::content};
inline const stream members{.owner = numbered(1), .is = stream::kind::members};
inline const stream managers{.owner = numbered(1), .is = stream::kind::managers};
inline const stream elsewhere{.owner = numbered(2), .is = stream::kind::content};
inline const organization_id org{content.owner};

/// A bug whose title becomes `title`.
inline change made_change(const stream& to, const std::string& title = "new") {
    return {
        .to = to,
        .at = timestamp{1'000'000},
        .actor = principal{.is = principal::kind::user, .value = numbered(9)},
        .subject = subject_kind::bug,
        .subject_id = numbered(7),
        .what = action::changed,
        .project = project_id{numbered(6)},
        .fields = {{"title", "\"old\"", "\"" + title + "\""}},
        .batch = batch_id{numbered(8)},
        .client_id = numbered(5)
    };
}

} // namespace lacewing::changes
