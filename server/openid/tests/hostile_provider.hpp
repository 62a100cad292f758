#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>

namespace lacewing::openid {

/// A provider on this machine that answers what a test tells it to: a real listener, one
/// connection at a time.
class hostile_provider {
public:
    hostile_provider();
    hostile_provider(const hostile_provider&) = delete;
    hostile_provider& operator=(const hostile_provider&) = delete;
    ~hostile_provider();

    [[nodiscard]] std::string url() const;
    /// What is sent for a path: the whole answer, head included. An empty one is never sent.
    void answer(const std::string& path, std::string whole);
    /// 200 with this JSON.
    void answer_json(const std::string& path, const std::string& json);
    /// How often a path was asked for.
    [[nodiscard]] int count(const std::string& path);
    /// The last request that came for a path, head and body.
    [[nodiscard]] std::string last_request(const std::string& path);

private:
    void serve();
    void serve_one(int connection);

    int listener_ = -1;
    int port_ = 0;
    std::mutex mutex_;
    std::map<std::string, std::string> answers_;
    std::map<std::string, int> counts_;
    std::map<std::string, std::string> last_requests_;
    std::atomic<bool> is_stopping_ = false;
    std::thread thread_;
};

} // namespace lacewing::openid
