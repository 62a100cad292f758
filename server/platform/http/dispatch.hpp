#pragma once

#include "platform/core/task.hpp"
#include "platform/http/rate_limit.hpp"
#include "platform/http/reply.hpp"
#include "platform/http/router.hpp"
#include "platform/http/server.hpp"
#include "platform/http/site.hpp"
#include "platform/http/static_site.hpp"
#include "platform/http/wire/framing.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace lacewing::http {

/// What follows the head of a request, decided before its body is read.
struct admission {
    enum class step {
        answer,      ///< send `answer`: a file, a page, or why not
        run,         ///< read the body, then `dispatcher::run`
        open_socket, ///< then `dispatcher::open_socket`
    };
    step then = step::answer;
    reply answer = {};
    const route* to = nullptr;      ///< of run
    std::size_t body_bytes_max = 0; ///< of run
    bool is_identified = true;      ///< of run: whether the identity step goes before
    std::string accept_key = {};    ///< of open_socket: Sec-WebSocket-Accept
    std::optional<std::int64_t> remaining = {
    }; ///< requests left to this client, where they are counted
};

/// Everything between the framing guard and the modules: rules for browsers, limits, routes,
/// identity, failures. Does no I/O and knows no connection; one serves all loops.
class dispatcher {
public:
    /// All but `where` is referred to and outlives the dispatcher.
    dispatcher(
        site where,
        const router& routes,
        const router& operator_routes,
        const static_site& files,
        const hooks& steps,
        rate_limit& limit,
        std::string metrics_token,
        std::function<std::string()> print_traffic
    );

    /// What admission asks for beside the request.
    struct arrival {
        std::string_view verb; ///< of the request line: methods that no route has answer 405
        wire::body_framing framing = wire::body_framing::none;
        wire::address client;
        std::int64_t at_ms = 0; ///< on the steady clock
    };
    /// `of` has headers, target, client and id.
    [[nodiscard]] admission admit(request& of, const arrival& how) const;

    /// Identity step and handler. Never fails: whatever they throw becomes a problem.
    [[nodiscard]] task<reply> run(request& of, const admission& as) const;

    struct opened {
        std::shared_ptr<socket_handler> handler; ///< null where refused
        reply refused;
    };
    [[nodiscard]] task<opened> open_socket(request& of) const;

    /// Adds what this client may still send.
    void add_rate_headers(reply& to, const admission& from) const;

    [[nodiscard]] const site& where() const noexcept { return where_; }

private:
    [[nodiscard]] admission admit_route(const router& from, request& of, const arrival& how) const;
    [[nodiscard]] admission admit_api(request& of, const arrival& how) const;
    [[nodiscard]] admission admit_socket(const request& of, const arrival& how) const;
    [[nodiscard]] admission admit_page(const request& of, const arrival& how, host_verdict host)
        const;
    void add_system_routes();
    [[nodiscard]] reply metrics(const request& of) const;
    [[nodiscard]] task<reply> ready() const;

    site where_;
    const router& routes_;
    const router& operator_routes_;
    const static_site& files_;
    const hooks& steps_;
    rate_limit& limit_;
    std::string metrics_token_;
    std::function<std::string()> print_traffic_;
    std::string rate_policy_;
    router system_routes_;
};

/// The request that a head describes; body, id and client are still to come. A method that none of
/// ours is stays GET: `admit` is told the verb itself.
[[nodiscard]] request make_request(const wire::head& from, wire::target&& target);

/// The problem that a rejection of the framing guard answers.
[[nodiscard]] problem problem_of(const wire::rejection& why);

/// Turns the exception that is being handled into its reply, and logs what is no refusal.
[[nodiscard]] reply reply_to_failure(const request& of);

} // namespace lacewing::http
