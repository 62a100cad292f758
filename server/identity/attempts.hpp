#pragma once

#include "platform/core/problem.hpp"
#include "platform/core/time.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lacewing::identity {

/// How often something may be tried.
struct attempt_limit {
    std::int64_t window_s = 0;
    int count_max = 0;
    /// Each window that was filled to the brim makes the next one twice as long, up to a day: for
    /// guessing that goes on and on.
    bool grows = false;
};

/// Seconds until the next try is welcome.
using retry_after = std::int64_t;

/// Counts one try under `key` ("join_code/account/<id>"); says how long to wait where the limit is
/// reached, and then counts nothing. The count survives restarts and holds for all processes.
///
/// Call it in a write whose function does NOT return a problem: such a write is undone, and the
/// count with it. So: one write that counts, then the work.
[[nodiscard]] std::optional<retry_after> count_attempt(
    db::transaction& tx, std::string_view key, const attempt_limit& limit, timestamp now
);

/// As `count_attempt`, without counting.
[[nodiscard]] std::optional<retry_after> find_block(
    db::reader& tx, std::string_view key, const attempt_limit& limit, timestamp now
);

/// Takes one try back: it was no guess.
void forgive_attempt(db::transaction& tx, std::string_view key);

/// Forgets every try under `key`.
void forget_attempts(db::transaction& tx, std::string_view key);

/// 429 `too_many_attempts` with Retry-After.
[[nodiscard]] problem too_many_attempts(retry_after wait_s);

/// What a limit per network counts by: the IPv4 address, or the first 64 bits of the IPv6 address.
[[nodiscard]] std::string network_of(std::string_view client_address);

} // namespace lacewing::identity
