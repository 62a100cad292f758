#include "projects/batch_in_query.hpp"

namespace lacewing::projects {

namespace {

problem wrong_batch() {
    return {
        .status = 400,
        .code = "query_invalid",
        .detail = "Send batchID as a UUID.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

} // namespace

changes::act act_of_query(const access::actor& who, const services& with, const http::request& of) {
    auto by = changes::begin_act(who, with);
    const auto batch = of.find_query("batchID");
    if (!batch) return by;
    const auto id = parse_uuid(*batch);
    if (!id) throw refusal{wrong_batch()};
    by.batch = batch_id{*id};
    return by;
}

} // namespace lacewing::projects
