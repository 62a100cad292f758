#include "platform/jobs/runner.hpp"

#include "platform/core/limits.hpp"
#include "platform/core/task.hpp"
#include "platform/jobs/enqueue.hpp"
#include "platform/jobs/store.hpp"
#include "platform/log/log.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <utility>

namespace lacewing::jobs {

/// Shared with the commit listener, which the engine keeps longer than the runner lives.
struct runner::bell {
    std::mutex mutex;
    std::condition_variable changed;
    bool is_rung = false;
    bool is_stopping = false;

    void ring() {
        const std::lock_guard guard{mutex};
        is_rung = true;
        changed.notify_all();
    }
    void stop() {
        const std::lock_guard guard{mutex};
        is_stopping = true;
        changed.notify_all();
    }
    [[nodiscard]] bool stops() {
        const std::lock_guard guard{mutex};
        return is_stopping;
    }
    void wait(std::int64_t ms_max) {
        std::unique_lock lock{mutex};
        changed.wait_for(lock, std::chrono::milliseconds{ms_max}, [this] {
            return is_rung || is_stopping;
        });
        is_rung = false;
    }
};

runner::runner(db::database& database, const wall_clock& clock)
    : database_(database), clock_(clock), bell_(std::make_shared<bell>()) {
    database_.with().on_commit([shared = bell_](const db::announcements& said) {
        const auto is_job = [](const auto& one) {
            return dynamic_cast<const enqueued*>(one.get()) != nullptr;
        };
        if (std::ranges::any_of(said, is_job)) shared->ring();
    });
}

runner::~runner() {
    stop();
}

void runner::on(std::string_view kind, handler run) {
    handlers_.insert_or_assign(std::string{kind}, std::move(run));
}

void runner::start() {
    thread_ = std::thread{[this] { work(); }};
}

void runner::stop() {
    bell_->stop();
    if (thread_.joinable()) thread_.join();
}

void runner::poke() {
    bell_->ring();
}

void runner::work() {
    while (!bell_->stops()) {
        auto ms = limits::job_poll_ms;
        try {
            run_due();
            ms = wait_ms();
        } catch (const std::exception& failure) {
            // The database is away; the jobs are safe in it, and the next round finds them.
            log::warn("jobs_not_read", {{"reason", failure.what()}});
        }
        bell_->wait(ms);
    }
}

int runner::run_due() {
    int count = 0;
    while (!bell_->stops() && run_one()) ++count;
    return count;
}

bool runner::run_one() {
    const auto now = clock_.now();
    const timestamp lease_end{now.microseconds + limits::job_lease_s * microseconds_per_s};
    auto lease = [now, lease_end](db::transaction& tx) {
        return store::lease_job(tx, now, lease_end);
    };
    const auto leased = run(database_.write(std::move(lease)));
    if (!leased) return false;

    const auto found = handlers_.find(leased->kind);
    if (found == handlers_.end()) {
        fail(*leased, lease_end, "no handler for this kind", false);
        return true;
    }
    try {
        found->second(*leased);
    } catch (const hopeless& failure) {
        fail(*leased, lease_end, failure.what(), true);
        return true;
    } catch (const std::exception& failure) {
        fail(*leased, lease_end, failure.what(), false);
        return true;
    }
    finish(*leased, lease_end);
    return true;
}

void runner::finish(const job& what, timestamp lease_end) {
    auto remove = [id = what.id, lease_end](db::transaction& tx) {
        store::remove_job(tx, id, lease_end);
    };
    run(database_.write(std::move(remove)));
}

void runner::fail(const job& what, timestamp lease_end, std::string_view reason, bool is_hopeless) {
    if (is_hopeless || what.tries >= limits::job_tries_max) {
        log::error(
            "job_dropped",
            {{"job", what.id}, {"kind", what.kind}, {"tries", what.tries}, {"reason", reason}}
        );
        finish(what, lease_end);
        return;
    }
    const auto wait_s = wait_s_after(what.tries);
    log::warn(
        "job_failed",
        {{"job", what.id},
         {"kind", what.kind},
         {"tries", what.tries},
         {"retry_after_s", wait_s},
         {"reason", reason}}
    );
    const timestamp due{clock_.now().microseconds + wait_s * microseconds_per_s};
    auto postpone = [id = what.id, lease_end, due](db::transaction& tx) {
        store::postpone_job(tx, id, lease_end, due);
    };
    run(database_.write(std::move(postpone)));
}

std::int64_t runner::wait_ms() {
    auto find = [](db::reader& tx) { return store::next_due(tx); };
    const auto due = run(database_.read(std::move(find)));
    if (!due) return limits::job_poll_ms;
    const auto ms = (due->microseconds - clock_.now().microseconds) / 1'000 + 1;
    return std::clamp<std::int64_t>(ms, 0, limits::job_poll_ms);
}

std::int64_t wait_s_after(std::int64_t tries) {
    auto wait_s = limits::job_first_wait_s;
    for (std::int64_t n = 1; n < tries && wait_s < limits::job_wait_s_max; ++n) wait_s *= 2;
    return std::min(wait_s, limits::job_wait_s_max);
}

} // namespace lacewing::jobs
