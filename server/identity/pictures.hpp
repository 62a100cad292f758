#pragma once

#include "access/subjects.hpp"
#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/transaction.hpp"

#include <optional>
#include <string>
#include <string_view>

/// The pictures by which people are shown. Each has an id of its own, made anew with each change,
/// so that browsers may keep what they fetched.
namespace lacewing::identity {

/// The person's picture from now on, told to their organizations. The bytes say what they are:
/// PNG, JPEG or WebP. Refused with 422 `picture_invalid` where they are none of these, where a side
/// is longer than limits::picture_side_max, or for more bytes than limits::picture_bytes_max.
[[nodiscard]] outcome<void> set_picture(
    db::transaction& tx,
    const changes::act& by,
    user_id of,
    std::string_view image,
    crypto::random_source& random
);

/// Back to the blank circle; does nothing where there is no picture.
void remove_picture(db::transaction& tx, const changes::act& by, user_id of);

struct picture {
    std::string media_type;
    std::string content;
};

/// For the person themselves and for those who share an organization with them; for anybody else
/// it does not exist.
[[nodiscard]] std::optional<picture> find_picture(db::reader& tx, user_id reader, picture_id id);

} // namespace lacewing::identity
