#pragma once

#include "platform/db/database.hpp"
#include "platform/db/postgres/connection.hpp"

#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace lacewing::db::postgres {

/// Short texts between the processes of one database: NOTIFY and LISTEN on a connection of their
/// own. It is kept out of the transactions, where NOTIFY would make every commit wait for every
/// other.
class signals {
public:
    explicit signals(const settings& how);
    signals(const signals&) = delete;
    signals& operator=(const signals&) = delete;
    ~signals() { finish(); }

    /// Texts without line ends. Dropped while the server cannot be reached and too many wait.
    void send(std::string text);
    /// Hears everything that is sent after this call returns, while the connection lasts.
    void listen(std::function<void(std::string_view)> hear);
    /// Sends what waits, then ends.
    void finish();

private:
    using batch = std::vector<std::string>;

    void start();
    void connect();
    void work();
    void wait(int timeout_ms);
    void wake() const;
    void exchange();
    [[nodiscard]] batch take_batch();
    void hear(const std::vector<std::string>& payloads);

    const settings& how_;
    int wake_handle_;
    std::optional<connection> connection_;
    std::mutex mutex_;
    std::deque<std::string> queue_;
    std::vector<std::function<void(std::string_view)>> listeners_;
    bool is_finishing_ = false;
    std::thread thread_;
};

} // namespace lacewing::db::postgres
