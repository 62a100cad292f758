#pragma once

#include "platform/core/time.hpp"

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>

namespace lacewing::jobs {

/// Work that a committed transaction asked for, as its handler gets it.
struct job {
    std::int64_t id = 0;
    std::string kind;    ///< names the handler: "account_mail"
    std::string payload; ///< JSON text; ids only, never a secret
    timestamp
        enqueued_at; ///< with `id` the same on every try: what a handler builds its own ids from
    std::int64_t tries = 1; ///< this one included
};

/// Thrown by a handler where no later try can do better: the job is dropped and logged.
class hopeless : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Does the work, blocking, on the runner's thread, within limits::job_lease_s. Returns when it is
/// done; throws when it is to be tried again. A job may run twice where the process ends between
/// the work and its note of it.
using handler = std::function<void(const job&)>;

} // namespace lacewing::jobs
