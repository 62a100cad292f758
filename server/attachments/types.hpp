#pragma once

#include "access/subjects.hpp"
#include "attachments/limits.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::attachments {

/// A file on a bug.
struct attachment {
    attachment_id id;
    organization_id org_id;
    lacewing::bug_id bug_id;
    std::string name;
    std::string media_type; ///< decided from the bytes: of a picture that browsers may show, or
                            ///< "application/octet-stream"
    std::int64_t size = 0;  ///< bytes
    std::optional<std::int64_t> width; ///< pixels, of a picture
    std::optional<std::int64_t> height;
    bool has_thumbnail = false;
    uuid uploaded_by; ///< a user, or the organization's key
    timestamp created;

    bool operator==(const attachment&) const = default;
    static constexpr auto describe() {
        using self = attachment;
        return schema::object(
            "Attachment",
            "A file on a bug.",
            schema::member("id", &self::id, "Made by the client that uploaded it."),
            schema::member("orgID", &self::org_id, "The organization."),
            schema::member("bugID", &self::bug_id, "The bug it belongs to."),
            schema::member("name", &self::name, "As its uploader calls it."),
            schema::member(
                "mediaType",
                &self::media_type,
                "image/png, image/jpeg, image/gif or image/webp where the bytes say so; else "
                "application/octet-stream, and the file is for downloading alone."
            ),
            schema::member("size", &self::size, "Bytes."),
            schema::member("width", &self::width, "Pixels, of a picture."),
            schema::member("height", &self::height, "Pixels, of a picture."),
            schema::member(
                "hasThumbnail", &self::has_thumbnail, "Whether there is a small picture of it."
            ),
            schema::member("uploadedBy", &self::uploaded_by, "Who put it there."),
            schema::member("created", &self::created, "When.")
        );
    }
};

struct attachment_list {
    std::vector<attachment> items;
    std::int64_t bytes_max = 0;

    static constexpr auto describe() {
        using self = attachment_list;
        return schema::object(
            "AttachmentList",
            "The files of a bug, the oldest first.",
            schema::member("items", &self::items, "At most 100."),
            schema::member("bytesMax", &self::bytes_max, "How large a file may be here, in bytes.")
        );
    }
};

struct change_attachment_request {
    std::string name;
    std::optional<uuid> client_id;
    std::optional<lacewing::batch_id> batch_id;

    static constexpr auto describe() {
        using self = change_attachment_request;
        return schema::object(
            "ChangeAttachment",
            "Another name for a file.",
            schema::member(
                "name",
                &self::name,
                "Slashes become low lines, control characters go.",
                schema::text{.min = 1, .max = limits::attachment_name_max}
            ),
            schema::member("clientID", &self::client_id, "Comes back with the change."),
            schema::member("batchID", &self::batch_id, "Joins several edits of one act.")
        );
    }
};

} // namespace lacewing::attachments
