#pragma once

#include "platform/db/database.hpp"

#include <future>
#include <memory>
#include <utility>

namespace lacewing::db {

/// Writes and blocks the calling thread until that is on disk: for start-up, where no loop runs
/// yet.
template <class Function>
void write_and_wait(engine& with, Function function) {
    // Shared, because the engine's thread may still be inside the promise when the wait is over.
    const auto end = std::make_shared<std::promise<void>>();
    with.write(
        [&function](transaction& tx) {
            function(tx);
            return verdict::keep;
        },
        [end](std::exception_ptr failure) {
            if (failure) {
                end->set_exception(std::move(failure));
            } else {
                end->set_value();
            }
        }
    );
    end->get_future().get();
}

} // namespace lacewing::db
