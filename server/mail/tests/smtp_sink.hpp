#pragma once

#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace lacewing::mail {

/// A small SMTP server on a loopback port of its own, for tests.
class smtp_sink {
public:
    struct delivery {
        std::string from;
        std::vector<std::string> recipients;
        std::string data; ///< dots taken back
    };

    /// `answers` replaces what is answered to a command, by its first four letters: {"RCPT", "550
    /// no"}.
    explicit smtp_sink(std::map<std::string, std::string> answers = {});
    smtp_sink(const smtp_sink&) = delete;
    smtp_sink& operator=(const smtp_sink&) = delete;
    ~smtp_sink();

    [[nodiscard]] std::string url() const;
    [[nodiscard]] std::vector<delivery> deliveries();

private:
    void serve();
    void converse(int connection);

    std::map<std::string, std::string> answers_;
    int listener_ = -1;
    int port_ = 0;
    std::mutex mutex_;
    std::vector<delivery> deliveries_;
    std::thread thread_;
};

} // namespace lacewing::mail
