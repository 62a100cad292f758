#pragma once

#include "platform/core/time.hpp"
#include "platform/db/database.hpp"
#include "platform/jobs/job.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <thread>

namespace lacewing::jobs {

/// Runs the jobs of the outbox, one at a time, on a thread of its own. Several runners, also in
/// several processes, may share an outbox: a job is leased to one of them. One that fails waits
/// longer each time (limits::job_first_wait_s, doubled up to job_wait_s_max); after job_tries_max
/// it is dropped and logged.
class runner {
public:
    /// Both outlive the runner.
    runner(db::database& database, const wall_clock& clock);
    runner(const runner&) = delete;
    runner& operator=(const runner&) = delete;
    ~runner(); ///< as `stop`

    /// Says who does jobs of this kind. Before `start`.
    void on(std::string_view kind, handler run);

    void start();

    /// Finishes the job in hand, takes no other, and ends the thread. What waits stays in the
    /// outbox.
    void stop();

    /// Looks into the outbox at once. Any thread may call; a commit that enqueued a job does.
    void poke();

    /// Runs what is due now on the calling thread and returns how many jobs were run, well or not.
    int run_due();

private:
    struct bell;

    void work();
    bool run_one();
    void finish(const job& what, timestamp lease_end);
    void fail(const job& what, timestamp lease_end, std::string_view reason, bool is_hopeless);
    std::int64_t wait_ms();

    db::database& database_;
    const wall_clock& clock_;
    std::map<std::string, handler, std::less<>> handlers_;
    std::shared_ptr<bell> bell_;
    std::thread thread_;
};

/// How long a job waits after its try number `tries` failed.
[[nodiscard]] std::int64_t wait_s_after(std::int64_t tries);

} // namespace lacewing::jobs
