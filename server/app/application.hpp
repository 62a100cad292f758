#pragma once

#include "app/configuration.hpp"
#include "platform/http/router.hpp"

#include <cstdint>
#include <memory>

namespace lacewing::app {

/// The whole program, wired: the one place that makes clock, random numbers, database and modules
/// and hands them to each other.
class application {
public:
    /// Opens the data and brings its schema up to date. Throws with one plain sentence where it
    /// cannot.
    explicit application(const configuration& how);
    application(const application&) = delete;
    application& operator=(const application&) = delete;
    ~application();

    /// Listens and sends what waits in the outbox.
    void start();
    /// Finishes requests in flight, tells sockets to come back, stops.
    void stop();
    [[nodiscard]] std::uint16_t port() const;

    [[nodiscard]] const http::router& operator_routes() const;

private:
    class implementation;
    std::unique_ptr<implementation> implementation_;
};

} // namespace lacewing::app
