#include "openid/outgoing.hpp"

#include <curl/curl.h>
#include <fmt/format.h>

#include <array>
#include <memory>
#include <mutex>
#include <sys/socket.h>

namespace lacewing::openid {

namespace {

struct curl_deleter {
    void operator()(CURL* handle) const noexcept { curl_easy_cleanup(handle); }
    void operator()(CURLU* url) const noexcept { curl_url_cleanup(url); }
    void operator()(char* text) const noexcept { curl_free(text); }
};
using easy_handle = std::unique_ptr<CURL, curl_deleter>;
using url_handle = std::unique_ptr<CURLU, curl_deleter>;

template <class Value>
void set(CURL* handle, CURLoption option, Value value) {
    if (curl_easy_setopt(handle, option, value) != CURLE_OK) {
        throw std::runtime_error{"libcurl refused an option"};
    }
}

void start_curl_once() {
    static std::once_flag started;
    std::call_once(started, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
}

struct received {
    std::string body;
    std::size_t bytes_max;
};

std::size_t take_body(char* from, std::size_t size, std::size_t count, void* to) {
    auto& into = *static_cast<received*>(to);
    const auto bytes = size * count;
    if (bytes > into.bytes_max - into.body.size()) return 0;
    into.body.append(from, bytes);
    return bytes;
}

int give_up(void* is_stopping, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
    return static_cast<const std::atomic<bool>*>(is_stopping)->load() ? 1 : 0;
}

/// The address is judged where the socket for it is opened: nothing can change in between.
curl_socket_t open_public(void*, curlsocktype, curl_sockaddr* to) {
    if (!is_public_address(to->addr)) return CURL_SOCKET_BAD;
    return ::socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

long ms_until(std::chrono::steady_clock::time_point deadline) {
    const auto left = deadline - std::chrono::steady_clock::now();
    return static_cast<long>(std::chrono::duration_cast<std::chrono::milliseconds>(left).count());
}

std::string part_of(CURLU* url, CURLUPart part, unsigned flags = 0) {
    char* text = nullptr;
    if (curl_url_get(url, part, &text, flags) != CURLUE_OK) return {};
    const std::unique_ptr<char, curl_deleter> owned{text};
    return owned.get();
}

} // namespace

outgoing_reply fetch(const outgoing_request& what, const std::atomic<bool>& is_stopping) {
    start_curl_once();
    const auto left_ms = ms_until(what.deadline);
    if (left_ms <= 0 || is_stopping) throw outgoing_failed{"there was no time left"};
    const easy_handle handle{curl_easy_init()};
    if (!handle) throw std::runtime_error{"libcurl could not start"};
    received got{.body = {}, .bytes_max = what.bytes_max};

    auto* with = handle.get();
    set(with, CURLOPT_URL, what.url.c_str());
    set(with, CURLOPT_PROTOCOLS_STR, "http,https");
    set(with, CURLOPT_PROXY, "");
    set(with, CURLOPT_NOSIGNAL, 1L);
    set(with, CURLOPT_FOLLOWLOCATION, 0L);
    set(with, CURLOPT_TIMEOUT_MS, left_ms);
    set(with, CURLOPT_USERAGENT, "Lacewing");
    set(with, CURLOPT_WRITEFUNCTION, take_body);
    set(with, CURLOPT_WRITEDATA, &got);
    set(with, CURLOPT_NOPROGRESS, 0L);
    set(with, CURLOPT_XFERINFOFUNCTION, give_up);
    set(with, CURLOPT_XFERINFODATA, &is_stopping);
    if (what.to == reach::public_addresses) set(with, CURLOPT_OPENSOCKETFUNCTION, open_public);
    if (!what.form.empty()) {
        set(with, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(what.form.size()));
        set(with, CURLOPT_POSTFIELDS, what.form.data());
    }
    if (!what.user.empty()) {
        set(with, CURLOPT_HTTPAUTH, static_cast<long>(CURLAUTH_BASIC));
        set(with, CURLOPT_USERNAME, what.user.c_str());
        set(with, CURLOPT_PASSWORD, what.password.c_str());
    }
    const auto result = curl_easy_perform(with);
    if (result != CURLE_OK) throw outgoing_failed{curl_easy_strerror(result)};
    long status = 0;
    curl_easy_getinfo(with, CURLINFO_RESPONSE_CODE, &status);
    return {.status = static_cast<int>(status), .body = std::move(got.body)};
}

std::optional<origin> origin_of(const std::string& url) {
    const url_handle parsed{curl_url()};
    if (!parsed) throw std::runtime_error{"libcurl could not start"};
    if (curl_url_set(parsed.get(), CURLUPART_URL, url.c_str(), 0) != CURLUE_OK) {
        return std::nullopt;
    }
    origin found{
        .scheme = part_of(parsed.get(), CURLUPART_SCHEME),
        .host = part_of(parsed.get(), CURLUPART_HOST),
        .port = part_of(parsed.get(), CURLUPART_PORT, CURLU_DEFAULT_PORT),
    };
    const bool is_web = found.scheme == "http" || found.scheme == "https";
    const bool has_user = !part_of(parsed.get(), CURLUPART_USER).empty() ||
                          !part_of(parsed.get(), CURLUPART_PASSWORD).empty();
    if (!is_web || has_user || found.host.empty()) return std::nullopt;
    for (auto& c : found.host) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return found;
}

std::string form_encode(std::string_view text) {
    std::string encoded;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool is_plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                              (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.' ||
                              c == '~';
        if (is_plain) {
            encoded += c;
        } else {
            encoded += fmt::format("%{:02X}", byte);
        }
    }
    return encoded;
}

} // namespace lacewing::openid
