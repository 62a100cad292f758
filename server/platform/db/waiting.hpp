#pragma once

#include "platform/db/database.hpp"

#include <memory>
#include <semaphore>
#include <utility>

namespace lacewing::db {

/// Writes and blocks the calling thread until that is on disk: for start-up, where no loop runs
/// yet.
template <class Function>
void write_and_wait(engine& with, Function function) {
    struct end {
        std::binary_semaphore told{0};
        std::exception_ptr failure;
    };
    // Shared, because the engine's thread may still be inside `release` when the wait is over.
    const auto ended = std::make_shared<end>();
    with.write(
        [&function](transaction& tx) {
            function(tx);
            return verdict::keep;
        },
        [ended](std::exception_ptr failure) {
            ended->failure = std::move(failure);
            ended->told.release();
        }
    );
    ended->told.acquire();
    if (ended->failure) std::rethrow_exception(std::exchange(ended->failure, nullptr));
}

} // namespace lacewing::db
