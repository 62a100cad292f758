#include "platform/jobs/enqueue.hpp"

#include "platform/jobs/store.hpp"

namespace lacewing::jobs {

void enqueue(
    db::transaction& tx,
    std::string_view kind,
    std::string_view payload,
    timestamp now,
    timestamp due
) {
    store::insert_job(tx, kind, payload, now, due);
    tx.announce(std::make_shared<enqueued>());
}

void enqueue(db::transaction& tx, std::string_view kind, std::string_view payload, timestamp now) {
    enqueue(tx, kind, payload, now, now);
}

} // namespace lacewing::jobs
