#include "snapshot/answer_snapshot.hpp"

#include "snapshot/limits.hpp"
#include "snapshot/piece_queue.hpp"

#include <optional>
#include <utility>

namespace lacewing::snapshot {

namespace {

class snapshot_body final : public http::body_stream {
public:
    snapshot_body(std::shared_ptr<piece_queue> from, access::turns::turn held)
        : from_(std::move(from)), held_(std::move(held)) {}
    snapshot_body(const snapshot_body&) = delete;
    snapshot_body& operator=(const snapshot_body&) = delete;
    ~snapshot_body() override { from_->leave(); }

    task<std::string> next() override {
        piece_queue::arrival coming{*from_, piece_queue::until::piece};
        co_await coming;
        co_return from_->take_piece();
    }

private:
    std::shared_ptr<piece_queue> from_;
    access::turns::turn held_;
};

void make_pieces(db::reader& tx, const question& what, coding how, piece_queue& to) {
    auto begun = value(reading::begin(tx, what));
    // What the engine runs again has been sent in part.
    if (!to.open(begun.tag())) throw db::unavailable{"A snapshot was begun twice."};
    compressor small{how};
    begun.run(tx, [&](const std::string& line) { to.push(small.add(line)); });
    to.push(small.finish());
}

problem too_many() {
    return {
        .status = 429,
        .code = "too_many_snapshots",
        .detail = "You are reading other snapshots. Try again when one of them has ended.",
        .retry_after_s = 1,
    };
}

principal reader_of(const access::actor& who) {
    return who.as_principal().value_or(principal{});
}

} // namespace

task<begun_snapshot> answer_snapshot(module& of, question what, coding how) {
    auto held = of.running.begin(reader_of(what.who));
    if (!held) throw refusal{too_many()};
    auto queue = std::make_shared<piece_queue>();
    auto body = std::make_shared<snapshot_body>(queue, *std::move(held));
    auto read = [what, how, queue](db::reader& tx) { make_pieces(tx, what, how, *queue); };
    auto end = [queue](std::exception_ptr failure) { queue->end(std::move(failure)); };
    of.with.database.with().read_long(std::move(read), std::move(end));
    piece_queue::arrival opened{*queue, piece_queue::until::opened};
    co_await opened;
    auto tag = queue->take_tag();
    begun_snapshot begun{.tag = std::move(tag), .body = std::move(body)};
    co_return begun;
}

} // namespace lacewing::snapshot
