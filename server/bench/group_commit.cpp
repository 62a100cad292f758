/// The rate at which this disk takes durable rows when many clients share each flush: what
/// Lacewing's writes are held against.
///
///     lacewing_group_commit FILE CLIENTS SECONDS
///
/// CLIENTS threads hand one row of 300 bytes each to one writer, which commits all that wait (WAL,
/// synchronous=FULL) and only then answers. Prints one JSON line: per_second, p50_us, p99_us.

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace {

using steady = std::chrono::steady_clock;

/// One row on its way to the disk.
struct waiting_row {
    bool is_durable = false;
    std::condition_variable heard;
};

class writer {
public:
    explicit writer(const char* file) {
        sqlite3_open(file, &database_);
        run("PRAGMA journal_mode=WAL");
        run("PRAGMA synchronous=FULL");
        run("CREATE TABLE IF NOT EXISTS rows (id INTEGER PRIMARY KEY, body TEXT NOT NULL)");
        sqlite3_prepare_v2(database_, "INSERT INTO rows (body) VALUES (?1)", -1, &insert_, nullptr);
        sqlite3_bind_text(insert_, 1, body_.data(), static_cast<int>(body_.size()), SQLITE_STATIC);
        thread_ = std::jthread{[this](const std::stop_token& stop) { work(stop); }};
    }
    writer(const writer&) = delete;
    writer& operator=(const writer&) = delete;
    ~writer() {
        thread_.request_stop();
        ready_.notify_all();
        thread_.join();
        sqlite3_finalize(insert_);
        sqlite3_close(database_);
    }

    void write() {
        waiting_row own;
        std::unique_lock lock{mutex_};
        waiting_.push_back(&own);
        ready_.notify_one();
        own.heard.wait(lock, [&own] { return own.is_durable; });
    }

private:
    void run(const char* sql) { sqlite3_exec(database_, sql, nullptr, nullptr, nullptr); }

    void work(const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            std::vector<waiting_row*> batch;
            {
                std::unique_lock lock{mutex_};
                ready_.wait(lock, [this, &stop] {
                    return !waiting_.empty() || stop.stop_requested();
                });
                batch.swap(waiting_);
            }
            run("BEGIN IMMEDIATE");
            for (std::size_t i = 0; i < batch.size(); ++i) {
                sqlite3_step(insert_);
                sqlite3_reset(insert_);
            }
            run("COMMIT");
            const std::lock_guard guard{mutex_};
            for (auto* row : batch) {
                row->is_durable = true;
                row->heard.notify_one();
            }
        }
    }

    std::string body_ = std::string(300, 'x');
    sqlite3* database_ = nullptr;
    sqlite3_stmt* insert_ = nullptr;
    std::mutex mutex_;
    std::condition_variable ready_;
    std::vector<waiting_row*> waiting_;
    std::jthread thread_;
};

std::int64_t percentile(std::vector<std::int64_t>& sorted, double share) {
    return sorted.empty()
               ? 0
               : sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

} // namespace

int main(int count, char** arguments) {
    if (count != 4) {
        fmt::print(stderr, "lacewing_group_commit FILE CLIENTS SECONDS\n");
        return 2;
    }
    const int clients = std::atoi(arguments[2]);
    const std::chrono::duration<double> length{std::atof(arguments[3])};
    std::vector<std::int64_t> all;
    std::mutex all_mutex;
    const auto began = steady::now();
    {
        writer to{arguments[1]};
        std::vector<std::jthread> threads;
        for (int i = 0; i < clients; ++i) {
            threads.emplace_back([&] {
                std::vector<std::int64_t> own;
                while (steady::now() - began < length) {
                    const auto start = steady::now();
                    to.write();
                    own.push_back(
                        std::chrono::duration_cast<std::chrono::microseconds>(steady::now() - start)
                            .count()
                    );
                }
                const std::lock_guard guard{all_mutex};
                all.insert(all.end(), own.begin(), own.end());
            });
        }
    }
    const auto seconds = std::chrono::duration<double>(steady::now() - began).count();
    std::ranges::sort(all);
    fmt::print(
        R"({{"per_second": {:.0f}, "p50_us": {}, "p99_us": {}}})"
        "\n",
        static_cast<double>(all.size()) / seconds,
        percentile(all, 0.5),
        percentile(all, 0.99)
    );
}
