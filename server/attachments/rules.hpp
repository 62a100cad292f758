#pragma once

#include "platform/core/problem.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// What can be said of a file without looking anywhere.
namespace lacewing::attachments {

/// The name as it is kept and shown: slashes of both kinds become low lines; control characters and
/// those that turn the direction of writing go; at most limits::attachment_name_max code points,
/// cut before the ending. Empty where nothing is left. `name` is well-formed UTF-8.
[[nodiscard]] std::string clean_name(std::string_view name);

/// What a file is, by its first bytes: its name and what its sender says count for nothing.
struct content_kind {
    std::string_view media_type;
    std::optional<std::int64_t> width; ///< pixels, of a picture that may be shown
    std::optional<std::int64_t> height;
};
[[nodiscard]] content_kind kind_of(std::string_view first_bytes);

/// True for the pictures that a browser may show; everything else is downloaded.
[[nodiscard]] bool is_shown_inline(std::string_view media_type);

/// RFC 6266: `inline; filename="…"; filename*=UTF-8''…`, whatever the name holds.
[[nodiscard]] std::string content_disposition(std::string_view name, std::string_view media_type);

/// Refuses what is no small picture: 422 `thumbnail_invalid`. Its media type otherwise.
[[nodiscard]] std::optional<std::string_view> thumbnail_type(std::string_view bytes);

[[nodiscard]] problem file_empty();        ///< 422 `file_empty`
[[nodiscard]] problem file_too_big();      ///< 413 `body_too_big`
[[nodiscard]] problem storage_full();      ///< 413 `organization_storage_full`
[[nodiscard]] problem too_many_files();    ///< 422 `too_many_attachments`
[[nodiscard]] problem too_many_uploads();  ///< 429 `too_many_uploads`
[[nodiscard]] problem thumbnail_invalid(); ///< 422 `thumbnail_invalid`
[[nodiscard]] problem id_taken();          ///< 409 `id_taken`
[[nodiscard]] problem name_missing();      ///< 422 `invalid`, at /name

} // namespace lacewing::attachments
