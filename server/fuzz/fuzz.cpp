#include "fuzz/fuzz.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>
#include <stdexcept>
#include <sys/mman.h>
#include <unistd.h>

namespace lacewing::fuzz {

namespace {

std::vector<std::string_view> cut_by_chance(std::string_view bytes, std::uint64_t seed) {
    std::minstd_rand chance{static_cast<unsigned>(seed)};
    std::vector<std::string_view> pieces;
    while (!bytes.empty()) {
        const auto size = std::min<std::size_t>(1 + chance() % 40, bytes.size());
        pieces.push_back(bytes.substr(0, size));
        bytes.remove_prefix(size);
    }
    return pieces;
}

std::int64_t processor_us() {
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return used.tv_sec * 1'000'000 + used.tv_nsec / 1'000;
}

std::string repeated(std::string_view text, std::size_t bytes) {
    std::string made;
    made.reserve(bytes + text.size());
    while (made.size() < bytes) made += text;
    return made;
}

} // namespace

void require(bool holds, std::string_view sentence) {
    if (holds) return;
    std::fprintf(stderr, "REQUIRED: %.*s\n", static_cast<int>(sentence.size()), sentence.data());
    std::abort();
}

std::uint64_t hash_of(std::string_view bytes) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char each : bytes) {
        hash = (hash ^ static_cast<unsigned char>(each)) * 0x100000001b3;
    }
    return hash ^ hash >> 32U;
}

std::vector<std::vector<std::string_view>> ways_to_arrive(std::string_view bytes) {
    std::vector<std::string_view> one_by_one;
    one_by_one.reserve(bytes.size());
    for (std::size_t at = 0; at < bytes.size(); ++at) one_by_one.push_back(bytes.substr(at, 1));
    const auto seed = hash_of(bytes);
    return {
        {bytes}, std::move(one_by_one), cut_by_chance(bytes, seed), cut_by_chance(bytes, ~seed)
    };
}

void require_linear(
    std::string_view text, std::size_t bytes, const std::function<void(const std::string&)>& work
) {
    constexpr std::size_t short_bytes = 40; // what is quadratic is so with something short
    constexpr std::int64_t factor_max = 24;
    constexpr std::int64_t noise_us = 100'000;
    const std::uint64_t one_in = text.size() <= short_bytes ? 32 : 256;
    if (text.empty() || hash_of(text) % one_in != 0) return;
    const auto time_of = [&](const std::string& what) {
        const auto begun_us = processor_us();
        work(what);
        return processor_us() - begun_us;
    };
    const auto is_in_proportion = [&] {
        const auto less_us = time_of(repeated(text, bytes / 8));
        return time_of(repeated(text, bytes)) <= factor_max * less_us + noise_us;
    };
    // Where a machine stands still that counts as work: what is slow is slow each time.
    for (int tries = 0; tries < 5; ++tries) {
        if (is_in_proportion()) return;
    }
    require(false, "time grows in proportion to the text");
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string file_of(std::string_view bytes) {
    static const int file = memfd_create("input", MFD_CLOEXEC);
    if (file < 0 || ftruncate(file, 0) != 0) throw std::runtime_error{"no file in memory"};
    std::size_t at = 0;
    while (at < bytes.size()) {
        const auto rest = bytes.substr(at);
        const auto written = pwrite(file, rest.data(), rest.size(), static_cast<off_t>(at));
        if (written <= 0) throw std::runtime_error{"the file in memory cannot be written"};
        at += static_cast<std::size_t>(written);
    }
    return fmt::format("/proc/self/fd/{}", file);
}

} // namespace lacewing::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    lacewing::fuzz::examine({reinterpret_cast<const char*>(data), size});
    return 0;
}
