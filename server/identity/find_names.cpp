#include "identity/find_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace lacewing::identity {

namespace {

constexpr std::size_t ids_at_once = 100;

std::string make_sql(std::size_t count) {
    std::string places;
    for (std::size_t n = 1; n <= count; ++n) places += fmt::format("{}${}", n == 1 ? "" : ", ", n);
    return fmt::format(
        "SELECT uid, username, email, photo_url FROM accounts WHERE uid IN ({})", places
    );
}

/// A few texts, not one per number of ids: statements are cached by their text.
struct prepared_text {
    std::size_t count;
    std::string sql;
};
const std::array<prepared_text, 3>& texts() {
    static const std::array<prepared_text, 3> made{
        {{1, make_sql(1)}, {10, make_sql(10)}, {ids_at_once, make_sql(ids_at_once)}}
    };
    return made;
}

} // namespace

std::vector<named_user> find_names(db::reader& tx, std::span<const user_id> ids) {
    std::vector<named_user> found;
    while (!ids.empty()) {
        const auto some = ids.first(std::min(ids.size(), ids_at_once));
        ids = ids.subspan(some.size());
        const auto text = std::ranges::find_if(texts(), [&](const auto& each) {
            return each.count >= some.size();
        });
        std::vector<db::parameter> values{some.begin(), some.end()};
        values.resize(text->count, db::parameter{some.back()});
        auto rows = tx.query_bound(text->sql, values);
        while (rows.next()) {
            found.push_back({
                .uid = rows.get<user_id>(0),
                .display_name = rows.get<std::string>(1),
                .email = rows.get<std::string>(2),
                .photo_url = rows.get<std::optional<std::string>>(3),
            });
        }
    }
    return found;
}

} // namespace lacewing::identity
