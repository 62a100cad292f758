#include "platform/core/executor.hpp"

namespace lacewing {

namespace {
thread_local executor* current_executor = nullptr;
}

executor* executor::current() noexcept {
    return current_executor;
}

executor::scope::scope(executor& which) noexcept : before_(current_executor) {
    current_executor = &which;
}

executor::scope::~scope() {
    current_executor = before_;
}

} // namespace lacewing
