#include "attachments/sweeper.hpp"

#include "attachments/store.hpp"
#include "platform/log/log.hpp"

#include <chrono>
#include <utility>

namespace lacewing::attachments {

namespace {

int purge_all(module& in) {
    constexpr std::int64_t microseconds = 1'000'000;
    const timestamp before{
        in.with.clock.now().microseconds - limits::removed_attachment_s * microseconds
    };
    int purged = 0;
    while (true) {
        auto purge = [before](db::transaction& tx) {
            return store::purge_removed_before(tx, before);
        };
        const auto count = run(in.with.database.write(std::move(purge)));
        purged += count;
        if (count < limits::purged_at_once_max) return purged;
    }
}

file_store::names names_in(db::database& database) {
    return {
        .is_named =
            [&database](const crypto::digest& content) {
                auto ask = [&content](db::reader& tx) { return store::is_named(tx, content); };
                return run(database.read_long(std::move(ask)));
            },
        .named_between =
            [&database](const crypto::digest& first, const crypto::digest& last) {
                auto ask = [&first, &last](db::reader& tx) {
                    return store::named_between(tx, first, last);
                };
                return run(database.read_long(std::move(ask)));
            }
    };
}

} // namespace

swept sweep(module& in, std::chrono::seconds untouched) {
    return {
        .purged = purge_all(in),
        .half_written = in.files.remove_incoming(untouched),
        .unnamed = in.files.remove_unnamed(names_in(in.with.database), untouched)
    };
}

sweeper::~sweeper() {
    stop();
}

void sweeper::start() {
    in_.files.prepare();
    // No other process works on a SQLite file, and none of our own uploads has begun.
    if (in_.with.database.with().speaks() == db::dialect::sqlite) {
        in_.files.remove_incoming(std::chrono::seconds{0});
    }
    thread_ = std::thread{[this] { work(); }};
}

void sweeper::stop() {
    {
        const std::lock_guard guard{mutex_};
        is_stopping_ = true;
    }
    changed_.notify_all();
    if (thread_.joinable()) thread_.join();
}

void sweeper::work() {
    while (true) {
        try {
            const auto done = sweep(in_, std::chrono::seconds{limits::unnamed_file_s});
            if (done != swept{}) {
                log::info(
                    "attachments_swept",
                    {{"purged", done.purged},
                     {"half_written", done.half_written},
                     {"unnamed", done.unnamed}}
                );
            }
        } catch (const std::exception& failure) {
            // The database is away; the next round finds the same files.
            log::warn("attachments_not_swept", {{"reason", failure.what()}});
        }
        std::unique_lock lock{mutex_};
        const std::chrono::seconds pause{limits::sweep_attachments_s};
        if (changed_.wait_for(lock, pause, [this] { return is_stopping_; })) return;
    }
}

} // namespace lacewing::attachments
