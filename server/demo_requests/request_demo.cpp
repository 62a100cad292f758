#include "demo_requests/request_demo.hpp"

#include "demo_requests/rules.hpp"
#include "demo_requests/store.hpp"
#include "identity/attempts.hpp"
#include "identity/rules.hpp"

#include <utility>

namespace lacewing::demo_requests {

namespace {

using identity::attempt_limit;

constexpr std::int64_t hour_s = 3'600;
constexpr std::int64_t day_s = 24 * hour_s;
constexpr attempt_limit per_network{
    .window_s = hour_s, .count_max = limits::demo_requests_per_network_per_hour
};
constexpr attempt_limit per_server{
    .window_s = hour_s, .count_max = limits::demo_requests_per_server_per_hour
};

/// How long to wait, where there were too many already.
std::optional<identity::retry_after> count_request(
    db::transaction& tx, std::string_view network, timestamp now
) {
    const auto key = "demo_request/" + std::string{network};
    if (const auto wait_s = identity::count_attempt(tx, key, per_network, now)) return wait_s;
    return identity::count_attempt(tx, "demo_request", per_server, now);
}

/// The room is asked before the address is looked up: a full day answers every address alike.
outcome<void> keep(db::transaction& tx, const std::string& email, timestamp now) {
    const timestamp day_ago{now.microseconds - day_s * microseconds_per_s};
    if (store::count_since(tx, day_ago) >= limits::demo_requests_per_day) {
        return refused{identity::too_many_attempts(hour_s)};
    }
    static_cast<void>(store::insert_request(tx, identity::fold_email(email), email, now));
    return {};
}

} // namespace

task<outcome<void>> request_demo(const services& with, demo_request what, std::string network) {
    if (auto wrong = check_email(what.email)) {
        co_return refused{identity::invalid_fields({*std::move(wrong)})};
    }
    const auto now = with.clock.now();
    auto count = [network = std::move(network), now](db::transaction& tx) {
        return count_request(tx, network, now);
    };
    const auto wait_s = co_await with.database.write(std::move(count));
    if (wait_s) co_return refused{identity::too_many_attempts(*wait_s)};
    auto insert = [email = std::move(what.email), now](db::transaction& tx) {
        return keep(tx, email, now);
    };
    co_return co_await with.database.write(std::move(insert));
}

task<kept_requests> list_demo_requests(const services& with) {
    auto list = [](db::reader& tx) {
        return kept_requests{store::list_requests(tx, limits::operator_list_max)};
    };
    co_return co_await with.database.read_long(std::move(list));
}

} // namespace lacewing::demo_requests
