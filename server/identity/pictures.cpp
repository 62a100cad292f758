#include "identity/pictures.hpp"

#include "access/access.hpp"
#include "changes/fields.hpp"
#include "identity/tell_organizations.hpp"
#include "platform/core/limits.hpp"
#include "platform/core/picture_header.hpp"

#include <cstdint>
#include <span>

namespace lacewing::identity {

namespace {

constexpr std::string_view select_photo_url = "SELECT photo_url FROM accounts WHERE uid = $1";

constexpr std::string_view update_photo_url = "UPDATE accounts SET photo_url = $2 WHERE uid = $1";

constexpr std::string_view delete_picture = "DELETE FROM pictures WHERE uid = $1";

constexpr std::string_view insert_picture =
    "INSERT INTO pictures (id, uid, media_type, content, created_at) VALUES ($1, $2, $3, $4, $5)";

constexpr std::string_view select_picture =
    "SELECT uid, media_type, content FROM pictures WHERE id = $1";

problem picture_invalid(std::string_view detail) {
    return {.status = 422, .code = "picture_invalid", .detail = std::string{detail}};
}

outcome<std::string_view> check(std::string_view image) {
    if (image.size() > limits::picture_bytes_max) {
        return refused{picture_invalid("The picture is too big. Choose one of at most 512 KiB.")};
    }
    const auto header = read_picture_header(image);
    if (!header || header->media_type == "image/gif") {
        return refused{picture_invalid("This is no picture. Choose a PNG, JPEG or WebP file.")};
    }
    const bool is_empty = header->width == 0 || header->height == 0;
    if (is_empty || header->width > limits::picture_side_max ||
        header->height > limits::picture_side_max) {
        return refused{
            picture_invalid("The picture is too large. Choose one of at most 1024 × 1024 pixels.")
        };
    }
    return header->media_type;
}

std::span<const std::uint8_t> bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

void tell_picture(
    db::transaction& tx,
    const changes::act& by,
    user_id of,
    const std::optional<std::string>& before,
    const std::optional<std::string>& after
) {
    std::vector<changes::field_change> fields;
    changes::set(fields, "profilePicture", before, after);
    tell_organizations(tx, by, of, fields);
}

std::optional<std::string> url_of(db::reader& tx, user_id of) {
    auto rows = tx.query(select_photo_url, of);
    if (!rows.next()) return std::nullopt;
    return rows.get<std::optional<std::string>>(0);
}

} // namespace

outcome<void> set_picture(
    db::transaction& tx,
    const changes::act& by,
    user_id of,
    std::string_view image,
    crypto::random_source& random
) {
    const auto media_type = check(image);
    if (!media_type) return refused{media_type.error()};
    const auto before = url_of(tx, of);
    const auto id = crypto::make_id<picture_id>(random, by.at);
    const std::optional<std::string> after = "/api/v1/pictures/" + to_string(id);
    tx.execute(delete_picture, of);
    tx.execute(insert_picture, id, of, *media_type, bytes_of(image), by.at);
    tx.execute(update_photo_url, of, after);
    tell_picture(tx, by, of, before, after);
    return {};
}

void remove_picture(db::transaction& tx, const changes::act& by, user_id of) {
    const auto before = url_of(tx, of);
    if (!before) return;
    tx.execute(delete_picture, of);
    tx.execute(update_photo_url, of, std::optional<std::string>{});
    tell_picture(tx, by, of, before, std::nullopt);
}

std::optional<picture> find_picture(db::reader& tx, user_id reader, picture_id id) {
    std::optional<picture> found;
    user_id owner;
    {
        auto rows = tx.query(select_picture, id);
        if (!rows.next()) return std::nullopt;
        owner = rows.get<user_id>(0);
        found.emplace(rows.get<std::string>(1), rows.get<std::string>(2));
    }
    if (owner != reader && !access::share_organization(tx, reader, owner)) return std::nullopt;
    return found;
}

} // namespace lacewing::identity
