#pragma once

#include "access/actor.hpp"
#include "changes/feed.hpp"
#include "platform/http/websocket.hpp"
#include "platform/services.hpp"

#include <functional>
#include <memory>
#include <optional>

namespace lacewing::live {

/// When a session ends if nothing more is seen of it; nothing where it has ended.
using find_session_end = std::function<std::optional<timestamp>(db::reader&, session_id)>;

/// Sends the changes to whoever is connected here and may hear them. One thread of its own does all
/// the deciding; reads of the log run on the engine's pool. What it is handed outlives it.
class hub {
public:
    hub(services with, changes::feed& from, find_session_end find_end);
    hub(const hub&) = delete;
    hub& operator=(const hub&) = delete;
    ~hub();

    /// The product's side of a new socket of that user.
    [[nodiscard]] std::shared_ptr<http::socket_handler> connect(const access::actor& who);

    class implementation;

private:
    std::shared_ptr<implementation> implementation_;
};

} // namespace lacewing::live
