#include "platform/db/postgres/open_postgres.hpp"

#include "platform/db/postgres/commit_order.hpp"
#include "platform/db/postgres/pool.hpp"
#include "platform/db/postgres/signals.hpp"

namespace lacewing::db {

namespace postgres {
namespace {

class postgres_engine final : public engine {
public:
    explicit postgres_engine(settings how)
        : how_(std::move(how)), signals_(how_), pool_(how_, order_) {}
    ~postgres_engine() override { postgres_engine::stop(); }

    [[nodiscard]] dialect speaks() const noexcept override { return dialect::postgres; }

    void write(write_body body, completion done) override {
        pool_.submit(std::move(body), std::move(done));
    }
    bool read(read_body body, completion& done) override {
        pool_.submit(std::move(body), std::move(done));
        return false;
    }
    void read_long(read_body body, completion done) override {
        pool_.submit(std::move(body), std::move(done));
    }

    void signal(std::string text) override { signals_.send(std::move(text)); }
    void on_signal(std::function<void(std::string_view)> hear) override {
        signals_.listen(std::move(hear));
    }
    void on_commit(std::function<void(const announcements&)> hear) override {
        order_.listen(std::move(hear));
    }

    void stop() override {
        pool_.finish();
        signals_.finish();
    }

private:
    const settings how_;
    commit_order order_;
    signals signals_;
    pool pool_;
};

} // namespace
} // namespace postgres

std::unique_ptr<engine> open_postgres(const settings& how) {
    return std::make_unique<postgres::postgres_engine>(how);
}

} // namespace lacewing::db
