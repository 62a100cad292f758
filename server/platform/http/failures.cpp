#include "platform/http/dispatch.hpp"
#include "platform/log/log.hpp"

#include <exception>

namespace lacewing::http {

reply reply_to_failure(const request& of) {
    problem why{
        .status = 500,
        .code = "internal_error",
        .detail =
            "Something went wrong on our side. The request's id helps whoever runs the server.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
    try {
        throw;
    } catch (const refusal& refused) {
        return problem_reply(refused.why(), of);
    } catch (const service_unavailable& failure) {
        log::warn("service_unavailable", {{"request", of.id}, {"why", failure.what()}});
        why.status = 503;
        why.code = "service_unavailable";
        why.detail = "The server cannot answer right now. Try again in a moment.";
        why.retry_after_s = 1;
    } catch (const std::exception& failure) {
        log::error(
            "request_failed", {{"request", of.id}, {"path", of.path}, {"why", failure.what()}}
        );
    } catch (...) {
        log::error("request_failed", {{"request", of.id}, {"path", of.path}});
    }
    return problem_reply(why, of);
}

} // namespace lacewing::http
