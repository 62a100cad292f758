#pragma once

#include "app/configuration.hpp"

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

namespace lacewing::app {

/// The server or the data said no. The text is for the operator.
class operator_refused : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The operator's way to the data: through the socket of the server that runs on the data folder,
/// so that what is done is live at once; where none runs, by opening the data itself.
class operator_port {
public:
    operator_port() = default;
    operator_port(const operator_port&) = delete;
    operator_port& operator=(const operator_port&) = delete;
    virtual ~operator_port() = default;

    /// Calls one of the operator's routes (app/routes.cpp) by its name: "import-batch". Body and
    /// answer are JSON. Throws `operator_refused` with the problem's sentence.
    virtual std::string call(std::string_view name, std::string body) = 0;
};

/// Throws `operator_refused` where neither way works.
[[nodiscard]] std::unique_ptr<operator_port> reach_data(const configuration& how);

/// Where the running server listens for its operator.
[[nodiscard]] std::string operator_socket_path(const configuration& how);

} // namespace lacewing::app
