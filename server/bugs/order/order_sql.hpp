#pragma once

#include <string_view>

/// The statements behind the order of bugs, apart so that a test can ask the databases for their
/// plans: each is one range of an index. $1 is the organization.
namespace lacewing::bugs::store {

inline constexpr std::string_view select_above =
    "SELECT rank, id FROM bugs WHERE org_id = $1 AND (rank, id) > ($2, $3) AND id <> $4 AND "
    "visibility = 'inherit' AND deleted_at IS NULL ORDER BY rank, id LIMIT $5";

inline constexpr std::string_view select_up_to =
    "SELECT rank, id FROM bugs WHERE org_id = $1 AND (rank, id) <= ($2, $3) AND id <> $4 AND "
    "visibility = 'inherit' AND deleted_at IS NULL ORDER BY rank DESC, id DESC LIMIT $5";

inline constexpr std::string_view select_below =
    "SELECT rank, id FROM bugs WHERE org_id = $1 AND (rank, id) < ($2, $3) AND id <> $4 AND "
    "visibility = 'inherit' AND deleted_at IS NULL ORDER BY rank DESC, id DESC LIMIT $5";

inline constexpr std::string_view select_restricted =
    "SELECT rank, id FROM bugs WHERE org_id = $1 AND rank >= $2 AND rank <= $3 AND "
    "visibility = 'restricted' AND deleted_at IS NULL ORDER BY rank, id LIMIT $4";

} // namespace lacewing::bugs::store
