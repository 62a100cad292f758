#include "mail/smtp_sender.hpp"

#include "platform/core/limits.hpp"

#include <curl/curl.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace lacewing::mail {

namespace {

struct curl_deleter {
    void operator()(CURL* handle) const noexcept { curl_easy_cleanup(handle); }
    void operator()(curl_slist* list) const noexcept { curl_slist_free_all(list); }
};
using easy_handle = std::unique_ptr<CURL, curl_deleter>;
using string_list = std::unique_ptr<curl_slist, curl_deleter>;

std::size_t read_upload(char* to, std::size_t size, std::size_t count, void* from) {
    auto& left = *static_cast<std::string_view*>(from);
    const auto taken = std::min(size * count, left.size());
    std::memcpy(to, left.data(), taken);
    left.remove_prefix(taken);
    return taken;
}

void start_curl_once() {
    static std::once_flag started;
    std::call_once(started, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
}

template <class Value>
void set(CURL* handle, CURLoption option, Value value) {
    if (curl_easy_setopt(handle, option, value) != CURLE_OK) {
        throw std::runtime_error{"libcurl refused an option"};
    }
}

/// 550 to 559 speak of the mailbox or the mail, not of the server's state.
bool is_final_refusal(CURLcode result, long answer) {
    const bool is_about_mail = result == CURLE_SEND_ERROR || result == CURLE_RECV_ERROR ||
                               result == CURLE_WEIRD_SERVER_REPLY || result == CURLE_UPLOAD_FAILED;
    return is_about_mail && answer >= 550 && answer <= 559;
}

} // namespace

smtp_sender::smtp_sender(std::string url)
    : url_(std::move(url)),
      has_password_(url_.find('@') != std::string::npos),
      is_tls_(url_.starts_with("smtps://")) {
    start_curl_once();
}

void smtp_sender::send(const message& what) {
    const auto bytes = to_rfc5322(what);
    const easy_handle handle{curl_easy_init()};
    if (!handle) throw std::runtime_error{"libcurl could not start"};
    const auto from = "<" + what.from.address + ">";
    const auto to = "<" + what.to.address + ">";
    const string_list recipients{curl_slist_append(nullptr, to.c_str())};
    std::string_view left = bytes;
    std::array<char, CURL_ERROR_SIZE> reason{};

    auto* with = handle.get();
    set(with, CURLOPT_URL, url_.c_str());
    set(with, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    set(with, CURLOPT_PROXY, "");
    set(with, CURLOPT_NOSIGNAL, 1L);
    set(with, CURLOPT_TIMEOUT_MS, static_cast<long>(limits::smtp_ms_max));
    set(with, CURLOPT_ERRORBUFFER, reason.data());
    set(with, CURLOPT_USE_SSL, static_cast<long>(is_tls_ ? CURLUSESSL_ALL : CURLUSESSL_TRY));
    if (!is_tls_ && !has_password_) {
        // Without STARTTLS the mail would go in clear, so an unknown certificate is no worse.
        set(with, CURLOPT_SSL_VERIFYPEER, 0L);
        set(with, CURLOPT_SSL_VERIFYHOST, 0L);
    }
    set(with, CURLOPT_MAIL_FROM, from.c_str());
    set(with, CURLOPT_MAIL_RCPT, recipients.get());
    set(with, CURLOPT_UPLOAD, 1L);
    set(with, CURLOPT_READFUNCTION, read_upload);
    set(with, CURLOPT_READDATA, &left);

    const auto result = curl_easy_perform(with);
    if (result == CURLE_OK) return;
    long answer = 0;
    curl_easy_getinfo(with, CURLINFO_RESPONSE_CODE, &answer);
    const auto* words = reason.front() != '\0' ? reason.data() : curl_easy_strerror(result);
    const auto told = fmt::format("the mail server did not take the mail: {}", words);
    if (is_final_refusal(result, answer)) throw rejected{told};
    throw std::runtime_error{told};
}

} // namespace lacewing::mail
