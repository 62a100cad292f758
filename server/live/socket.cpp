#include "identity/identify.hpp"
#include "live/acceptor.hpp"
#include "live/hub_implementation.hpp"
#include "platform/core/limits.hpp"

#include <utility>

namespace lacewing::live {

namespace {

// Understands frames on the socket's loop, leaves the rest to the hub's thread.
class socket final : public http::socket_handler {
public:
    socket(std::weak_ptr<hub::implementation> in, const access::actor& who)
        : hub_(std::move(in)), client_(std::make_shared<client>()) {
        client_->who = who;
    }

    void on_open(std::shared_ptr<http::socket_sender> to) override {
        sender_ = to;
        tell([to = std::move(to)](hub::implementation& hub, const std::shared_ptr<client>& whom) {
            hub.open(whom, to);
        });
    }

    void on_text(std::string_view text) override {
        if (++client_->frames_waiting > limits::live_waiting_frames_max) {
            sender_->close(http::close_code::policy_violation, "Too many frames at once.");
            return;
        }
        tell([what = decode(text)](hub::implementation& hub, const std::shared_ptr<client>& whom) {
            hub.receive(*whom, what);
        });
    }

    void on_close() override {
        tell([](hub::implementation& hub, const std::shared_ptr<client>& whom) { hub.close(*whom); }
        );
        sender_.reset();
    }

private:
    template <class Function>
    void tell(Function what) {
        const auto hub = hub_.lock();
        if (!hub) return;
        hub->post([what = std::move(what), whom = client_](hub::implementation& here) {
            what(here, whom);
        });
    }

    std::weak_ptr<hub::implementation> hub_;
    std::shared_ptr<client> client_;
    std::shared_ptr<http::socket_sender> sender_;
};

} // namespace

std::shared_ptr<http::socket_handler> hub::connect(const access::actor& who) {
    return std::make_shared<socket>(implementation_, who);
}

http::socket_acceptor acceptor(hub& to) {
    return [&to](http::request& asked) {
        // Throws for anybody who is not signed in: an outsider's pages live without a socket.
        static_cast<void>(identity::signed_in_user(asked));
        return to.connect(identity::actor_of(asked));
    };
}

} // namespace lacewing::live
