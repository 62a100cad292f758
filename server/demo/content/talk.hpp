#pragma once

#include <span>
#include <string_view>

/// What people say below bugs.
namespace lacewing::demo {

struct exchange {
    std::string_view question;
    std::string_view answer;
};

[[nodiscard]] std::span<const std::string_view> words_of_confirmation();
[[nodiscard]] std::span<const exchange> exchanges();
[[nodiscard]] std::span<const std::string_view> words_of_work();
[[nodiscard]] std::span<const std::string_view> words_of_repair();
[[nodiscard]] std::span<const std::string_view> words_of_proof();
[[nodiscard]] std::span<const std::string_view> words_of_return();
/// Below what only few may know of.
[[nodiscard]] std::span<const std::string_view> words_of_secrecy();
/// For each way in which a bug is declined: won't fix, cannot reproduce, by design, obsolete.
[[nodiscard]] std::span<const std::string_view> words_of_decline();

} // namespace lacewing::demo
