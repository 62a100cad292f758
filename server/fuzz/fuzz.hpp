#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the fuzz targets have in common. Each target is a program that defines `examine`.
namespace lacewing::fuzz {

/// Reads the bytes as the product would and requires what must hold of them. Whatever it throws is
/// a finding too. What it does follows from the bytes alone.
void examine(std::string_view input);

/// A sentence that did not hold: ends the program, and the fuzzer keeps the input.
void require(bool holds, std::string_view sentence);

/// A number that follows from the bytes.
[[nodiscard]] std::uint64_t hash_of(std::string_view bytes);

/// The bytes in pieces as they could arrive: as a whole, one by one, and twice cut by chance.
[[nodiscard]] std::vector<std::vector<std::string_view>> ways_to_arrive(std::string_view bytes);

/// Requires that `Connection`, which has `arrive(piece)` and `story()`, tells the same story of the
/// bytes in every way that they can arrive.
template <class Connection>
void require_alike(std::string_view bytes) {
    std::optional<std::string> first;
    for (const auto& pieces : ways_to_arrive(bytes)) {
        Connection from;
        for (const auto piece : pieces) from.arrive(piece);
        if (!first) first = from.story();
        require(from.story() == *first, "it is read alike, however it is cut");
    }
}

/// For some inputs: the work on the text, repeated to `bytes` bytes, takes processor time in
/// proportion to what it takes on an eighth of that. What is linear takes eight times as much, what
/// is quadratic sixty-four times.
void require_linear(
    std::string_view text, std::size_t bytes, const std::function<void(const std::string&)>& work
);

/// The lines of a text, without their ends.
[[nodiscard]] std::vector<std::string_view> lines_of(std::string_view text);

/// The bytes as a file that has no name in any folder. Its path is good until the next call.
[[nodiscard]] std::string file_of(std::string_view bytes);

} // namespace lacewing::fuzz
