#include "platform/http/dispatch.hpp"
#include "platform/log/log.hpp"

#include <exception>
#include <new>
#include <string_view>
#include <utility>

namespace lacewing::http {

namespace {

/// What is missing now may be there in a moment.
reply reply_later(problem why, const request& of, std::string_view cause) {
    log::warn("service_unavailable", {{"request", of.id}, {"why", cause}});
    why.status = 503;
    why.code = "service_unavailable";
    why.detail = "The server cannot answer right now. Try again in a moment.";
    why.retry_after_s = 1;
    return problem_reply(why, of);
}

} // namespace

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
        return reply_later(std::move(why), of, failure.what());
    } catch (const std::bad_alloc&) {
        return reply_later(std::move(why), of, "memory is short");
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
