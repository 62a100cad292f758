#include "platform/db/sqlite/open_sqlite.hpp"

#include "platform/core/executor.hpp"
#include "platform/db/sqlite/file_lock.hpp"
#include "platform/db/sqlite/read_pool.hpp"
#include "platform/db/sqlite/reading.hpp"
#include "platform/db/sqlite/writer.hpp"

#include <atomic>
#include <vector>

namespace lacewing::db {

namespace sqlite {
namespace {

class sqlite_engine final : public engine {
public:
    explicit sqlite_engine(settings how)
        : how_(std::move(how)),
          lock_(how_.sqlite_path),
          writer_(
              how_,
              {.committed = [this](const announcements& what) { tell(what); },
               .disk_failed = [this] { ++disk_failures_; }}
          ),
          thread_readers_(how_, disk_failures_),
          pool_(how_, disk_failures_) {}
    ~sqlite_engine() override { sqlite_engine::stop(); }

    [[nodiscard]] dialect speaks() const noexcept override { return dialect::sqlite; }

    void write(write_body body, completion done) override {
        writer_.submit(std::move(body), std::move(done));
    }

    bool read(read_body body, completion& done) override {
        // A thread that runs no loop is this engine's own or a stranger's: neither keeps a
        // connection.
        if (executor::current() == nullptr) {
            pool_.submit(std::move(body), std::move(done));
            return false;
        }
        thread_readers_.of_this_thread().run(body);
        return true;
    }

    void read_long(read_body body, completion done) override {
        pool_.submit(std::move(body), std::move(done));
    }

    void signal(std::string) override {}
    void on_signal(std::function<void(std::string_view)>) override {}

    void on_commit(std::function<void(const announcements&)> hear) override {
        listeners_.push_back(std::move(hear));
    }

    void stop() override {
        writer_.finish();
        pool_.finish();
        thread_readers_.close();
        writer_.close();
    }

private:
    void tell(const announcements& what) const {
        for (const auto& hear : listeners_) hear(what);
    }

    const settings how_;
    const file_lock lock_; ///< goes last: nobody else may open what is still open here
    std::atomic<int> disk_failures_ = 0;
    std::vector<std::function<void(const announcements&)>> listeners_;
    writer writer_;
    thread_readers thread_readers_;
    read_pool pool_;
};

} // namespace
} // namespace sqlite

std::unique_ptr<engine> open_sqlite(const settings& how) {
    return std::make_unique<sqlite::sqlite_engine>(how);
}

void read_sqlite_state(const settings& how, const read_body& body) {
    const std::atomic<int> disk_failures = 0;
    sqlite::read_connection on{how, sqlite::purpose::long_reads, disk_failures};
    on.run_patiently(body);
}

} // namespace lacewing::db
