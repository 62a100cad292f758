#include "platform/db/one_state.hpp"

#include "platform/db/postgres/open_postgres.hpp"
#include "platform/db/sqlite/open_sqlite.hpp"

#include <memory>
#include <semaphore>
#include <utility>

namespace lacewing::db {

namespace {

constexpr std::int64_t statement_ms_of_long_work = std::int64_t{24} * 3'600 * 1'000;

void read_and_wait(engine& with, const read_body& body) {
    struct end {
        std::binary_semaphore told{0};
        std::exception_ptr failure;
    };
    const auto ended = std::make_shared<end>();
    with.read_long(body, [ended](std::exception_ptr failure) {
        ended->failure = std::move(failure);
        ended->told.release();
    });
    ended->told.acquire();
    if (ended->failure) std::rethrow_exception(std::exchange(ended->failure, nullptr));
}

} // namespace

void read_one_state(const settings& how, const read_body& body) {
    if (how.url.empty()) {
        read_sqlite_state(how, body);
        return;
    }
    auto patient = how;
    patient.pool_size = 1;
    patient.statement_ms_max = statement_ms_of_long_work;
    const auto with = open_postgres(patient);
    read_and_wait(*with, body);
    with->stop();
}

} // namespace lacewing::db
