#include "fuzz/fuzz.hpp"
#include "imports/wiki/to_markdown.hpp"
#include "platform/core/text.hpp"

/// Texts in another tracker's markup.
namespace lacewing::fuzz {

void examine(std::string_view input) {
    if (!text::is_valid_utf8(input)) return;
    const imports::wiki::people called{{"u1", "ada"}, {"a b", "bob"}};
    const auto markdown = imports::wiki::to_markdown(input, called);
    require(text::is_valid_utf8(markdown), "Markdown is text");
    require(markdown.size() <= 16 * input.size() + 64, "it grows by no more than its signs");
    require_linear(input, std::size_t{64} * 1024, [&](const std::string& text) {
        static_cast<void>(imports::wiki::to_markdown(text, called));
    });
}

} // namespace lacewing::fuzz
