#include "app/operator_port.hpp"

#include "app/application.hpp"
#include "platform/core/task.hpp"
#include "platform/schema/json.hpp"

#include <curl/curl.h>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace lacewing::app {

namespace {

/// A reply that is no success, told in its own words.
[[noreturn]] void refuse(int status, const std::string& body) {
    const auto told = schema::read_json(body);
    if (told) {
        const schema::json_value whole{*told, 0};
        for (const auto member : whole) {
            if (member.name() == "detail") throw operator_refused{std::string{member.text()}};
        }
    }
    throw operator_refused{fmt::format("The server answered {}.", status)};
}

class running_server final : public operator_port {
public:
    explicit running_server(std::string socket_path) : socket_path_(std::move(socket_path)) {}

    std::string call(std::string_view name, std::string body) override {
        const std::unique_ptr<CURL, decltype(&curl_easy_cleanup)> handle{
            curl_easy_init(), &curl_easy_cleanup
        };
        const auto url = fmt::format("http://localhost/operator/{}", name);
        const std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)> headers{
            curl_slist_append(nullptr, "Content-Type: application/json"), &curl_slist_free_all
        };
        std::string answer;
        curl_easy_setopt(handle.get(), CURLOPT_UNIX_SOCKET_PATH, socket_path_.c_str());
        curl_easy_setopt(handle.get(), CURLOPT_URL, url.c_str());
        curl_easy_setopt(handle.get(), CURLOPT_HTTPHEADER, headers.get());
        curl_easy_setopt(
            handle.get(), CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(body.size())
        );
        curl_easy_setopt(handle.get(), CURLOPT_POSTFIELDS, body.data());
        curl_easy_setopt(handle.get(), CURLOPT_WRITEFUNCTION, &collect);
        curl_easy_setopt(handle.get(), CURLOPT_WRITEDATA, &answer);
        curl_easy_setopt(handle.get(), CURLOPT_TIMEOUT, 60L);
        const auto code = curl_easy_perform(handle.get());
        if (code != CURLE_OK) {
            throw operator_refused{fmt::format(
                "The running server does not answer on {}: {}.",
                socket_path_,
                curl_easy_strerror(code)
            )};
        }
        long status = 0;
        curl_easy_getinfo(handle.get(), CURLINFO_RESPONSE_CODE, &status);
        if (status < 200 || status > 299) refuse(static_cast<int>(status), answer);
        return answer;
    }

private:
    static std::size_t collect(char* bytes, std::size_t size, std::size_t count, void* into) {
        static_cast<std::string*>(into)->append(bytes, size * count);
        return size * count;
    }

    std::string socket_path_;
};

class own_data final : public operator_port {
public:
    explicit own_data(const configuration& how) : application_(how) {}

    std::string call(std::string_view name, std::string body) override {
        const auto path = fmt::format("/operator/{}", name);
        http::request asked{
            .verb = http::method::post,
            .target = path,
            .path = path,
            .headers = {{"Content-Type", "application/json"}},
            .body = std::move(body),
            .id = "command-line",
            .is_operator = true,
        };
        const auto found = application_.operator_routes().find(asked);
        if (found.found == nullptr) throw operator_refused{fmt::format("There is no {}.", name)};
        try {
            return run(found.found->what.run(asked)).body;
        } catch (const refusal& why) {
            throw operator_refused{why.why().detail};
        }
    }

private:
    application application_;
};

} // namespace

std::string operator_socket_path(const configuration& how) {
    return std::filesystem::absolute(how.data_directory) / "lacewing.sock";
}

std::unique_ptr<operator_port> reach_data(const configuration& how) {
    auto path = operator_socket_path(how);
    if (std::filesystem::exists(path)) {
        auto server = std::make_unique<running_server>(path);
        try {
            server->call("ping", "{}");
            return server;
        } catch (const operator_refused&) {
            // A socket file that a killed server left behind: nobody listens there.
        }
    }
    try {
        return std::make_unique<own_data>(how);
    } catch (const std::exception& why) {
        throw operator_refused{why.what()};
    }
}

} // namespace lacewing::app
