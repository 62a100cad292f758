#pragma once

#include "bugs/insert_bugs.hpp"
#include "demo/ground.hpp"
#include "platform/services.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

/// The bugs beside the 300 that have a history: two years of them, as an import would bring them.
namespace lacewing::demo {

/// A bug with the project that it goes to, and what is done to it afterwards.
struct newcomer {
    std::size_t project = 0;
    bugs::new_bug bug;
    std::vector<std::string_view> comments;
    bool is_related = false;
};

/// Those from `first` up to and without `end` of so many: the same every time.
[[nodiscard]] std::vector<newcomer> crowd_between(
    const ground& on, std::int64_t of, std::int64_t first, std::int64_t end
);

inline constexpr std::int64_t writers_count = 400;
[[nodiscard]] person_id writer_id(const ground& on, std::uint64_t which);
/// People who wrote to a mailbox, and report some of the crowd.
void add_writers(db::transaction& tx, const services& with, const ground& on);

/// Nobody else relates bugs until the commit.
void lock_for_crowd(db::transaction& tx, const ground& on);
/// Throws `refusal` where they cannot be there.
void add_crowd(
    db::transaction& tx, const services& with, const ground& on, std::span<const newcomer> some
);

} // namespace lacewing::demo
