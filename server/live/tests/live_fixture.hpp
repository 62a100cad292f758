#pragma once

#include "changes/feed.hpp"
#include "changes/record.hpp"
#include "live/hub.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::live {

inline uuid numbered(std::uint8_t number) {
    uuid made;
    made.bytes[15] = number;
    return made;
}

/// The other end of a socket: keeps what it is sent.
class fake_sender final : public http::socket_sender {
public:
    void send(std::shared_ptr<const std::string> sent) override {
        const std::lock_guard guard{mutex_};
        if (!closed_) frames_.push_back(std::move(sent));
        more_.notify_all();
    }
    void close(http::close_code why, std::string_view) override {
        const std::lock_guard guard{mutex_};
        if (!closed_) closed_ = why;
        more_.notify_all();
    }

    using seen = std::vector<std::shared_ptr<const std::string>>;
    /// Waits until what was sent and the close, if any, satisfy `enough`; false after thirty
    /// seconds.
    bool wait(const std::function<bool(const seen&, std::optional<http::close_code>)>& enough) {
        std::unique_lock lock{mutex_};
        return more_.wait_for(lock, std::chrono::seconds{30}, [&] {
            return enough(frames_, closed_);
        });
    }
    bool wait_for_text(const std::string& part) {
        return wait([&](const seen& frames, auto) {
            return !frames.empty() && frames.back()->find(part) != std::string::npos;
        });
    }
    bool wait_for_frame(const std::string& whole) {
        return wait([&](const seen& frames, auto) {
            for (const auto& each : frames) {
                if (*each == whole) return true;
            }
            return false;
        });
    }
    bool wait_for_close(http::close_code why) {
        return wait([&](const seen&, auto closed) { return closed == why; });
    }
    seen frames() {
        const std::lock_guard guard{mutex_};
        return frames_;
    }

private:
    std::mutex mutex_;
    std::condition_variable more_;
    seen frames_;
    std::optional<http::close_code> closed_;
};

/// A client: sends frames, keeps what it hears, and checks that each stream comes in order and
/// once.
class fake_client {
public:
    fake_client(hub& to, user_id who, session_id session)
        : handler_(to.connect({.is = access::actor::kind::user, .user = who, .session = session})) {
        handler_->on_open(sender_);
    }
    ~fake_client() { handler_->on_close(); }
    fake_client(const fake_client&) = delete;
    fake_client& operator=(const fake_client&) = delete;

    void send(const std::string& text) { handler_->on_text(text); }
    void subscribe(const uuid& owner, const std::string& streams) {
        send(
            R"({"type":"subscribe","owner":")" + to_string(owner) + R"(","streams":)" + streams +
            "}"
        );
    }
    fake_sender& heard() { return *sender_; }

    /// The versions of a stream that were heard, in the order of their arrival.
    std::vector<std::int64_t> versions(const changes::stream& of);
    bool wait_for_version(const changes::stream& of, std::int64_t version);

private:
    std::shared_ptr<fake_sender> sender_ = std::make_shared<fake_sender>();
    std::shared_ptr<http::socket_handler> handler_;
};

std::vector<std::int64_t> counted(std::int64_t from, std::int64_t to);

/// Organization Alpha, private, with an Owner, an Editor and a Member; Pub, public.
class live_on_each_database : public db::on_each_database {
protected:
    const organization_id alpha{numbered(1)};
    const organization_id pub{numbered(2)};
    const user_id ada{numbered(11)}; ///< Owner
    const user_id ed{numbered(12)};  ///< Editor
    const user_id mel{numbered(13)}; ///< Member
    const user_id eve{numbered(14)}; ///< of neither
    const changes::stream content{.owner = numbered(1), .is = changes::stream::kind::content};
    const changes::stream members{.owner = numbered(1), .is = changes::stream::kind::members};
    const changes::stream managers{.owner = numbered(1), .is = changes::stream::kind::managers};

    void SetUp() override;

    template <class Function>
    auto write(Function function) {
        return run(database().write(std::move(function)));
    }
    /// A bug's title changes.
    std::int64_t change(const changes::stream& to, const std::string& title = "t");
    /// Of the content, in one transaction.
    void change_twice(const std::string& title);
    void add_member(organization_id org, user_id who, std::string_view role);
    void set_role(user_id who, std::string_view role);
    void remove_member(user_id who);
    void make_private(organization_id org);
    void end_session(user_id who, session_id which);

    session_id session_of(user_id who) const { return session_id{who.value}; }
    fake_client connect(user_id who) { return fake_client{hub_, who, session_of(who)}; }

    std::mutex sessions_mutex_;
    std::map<session_id, timestamp> session_ends_; ///< a session that is not here never ends

    changes::feed feed_{database()};
    hub hub_{with(), feed_, [this](db::reader&, session_id which) -> std::optional<timestamp> {
                 const std::lock_guard guard{sessions_mutex_};
                 const auto found = session_ends_.find(which);
                 if (found == session_ends_.end()) return timestamp{INT64_MAX};
                 if (found->second <= clock().now()) return std::nullopt;
                 return found->second;
             }};
};

} // namespace lacewing::live
