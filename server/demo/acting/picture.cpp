#include "demo/acting/picture.hpp"

#include "demo/chance.hpp"

#include <zlib.h>

#include <array>
#include <stdexcept>
#include <string_view>

namespace lacewing::demo {

namespace {

constexpr int screen_width = 150;
constexpr int screen_height = 200;

struct box {
    int x, y, width, height;
};

using color = std::array<std::uint8_t, 3>;
constexpr std::array palette{
    color{0xf6, 0xf7, 0xf9},
    color{0xff, 0xff, 0xff},
    color{0x1d, 0x2b, 0x3a},
    color{0x9a, 0xa7, 0xb4},
    color{0xd9, 0xdf, 0xe5},
    color{0x04, 0x86, 0xf4},
    color{0x00, 0x79, 0x43},
    color{0xbf, 0x2f, 0x79},
    color{0xd6, 0x3b, 0x2f}
};
enum ink : std::uint8_t { paper, card, dark, middle, pale, blue, green, pink, red };

class canvas {
public:
    explicit canvas(int scale)
        : scale_(scale), pixels_(static_cast<std::size_t>(width() * height()), '\0') {}

    void fill(const box& where, ink with) {
        for (int y = where.y * scale_; y < (where.y + where.height) * scale_; ++y) {
            for (int x = where.x * scale_; x < (where.x + where.width) * scale_; ++x) {
                pixels_.at(static_cast<std::size_t>(y * width() + x)) = static_cast<char>(with);
            }
        }
    }
    [[nodiscard]] int width() const { return screen_width * scale_; }
    [[nodiscard]] int height() const { return screen_height * scale_; }
    /// Each line with the filter of PNG in front.
    [[nodiscard]] std::string lines() const {
        std::string all;
        const auto length = static_cast<std::size_t>(width());
        for (std::size_t at = 0; at < pixels_.size(); at += length) {
            all.push_back('\0');
            all.append(pixels_, at, length);
        }
        return all;
    }

private:
    int scale_;
    std::string pixels_;
};

/// Words as a reader sees them who stands too far away.
void write_line(canvas& on, chance& by, int x, int y, int until, ink with) {
    while (x < until - 6) {
        const auto length = static_cast<int>(by.between(6, 18));
        const auto fits = x + length > until ? until - x : length;
        on.fill({x, y, fits, 3}, with);
        x += fits + 3;
    }
}

void draw_code(canvas& on, chance& by, int y) {
    for (int x = 26; x < 122; x += 3) {
        if (by.in_hundred(55)) on.fill({x, y, 2, 34}, dark);
    }
}

void draw_rows(canvas& on, chance& by, int y, ink accent) {
    for (; y < 182; y += 24) {
        on.fill({8, y, 134, 20}, card);
        on.fill({13, y + 5, 10, 10}, by.in_hundred(25) ? red : accent);
        write_line(on, by, 28, y + 4, static_cast<int>(by.between(60, 105)), dark);
        write_line(on, by, 28, y + 12, static_cast<int>(by.between(50, 95)), middle);
        on.fill({116, y + 7, 20, 4}, pale);
    }
}

void draw_seats(canvas& on, chance& by, int y, ink accent) {
    for (; y < 180; y += 15) {
        for (int seat = 0; seat < 6; ++seat) {
            const auto free = by.in_hundred(60);
            on.fill({19 + seat * 17 + (seat > 2 ? 12 : 0), y, 12, 11}, free ? accent : pale);
        }
    }
}

void put_number(std::string& into, std::size_t number) {
    for (int shift = 24; shift >= 0; shift -= 8) {
        into.push_back(static_cast<char>(number >> shift & 0xff));
    }
}

void put_chunk(std::string& into, std::string_view name, std::string_view content) {
    put_number(into, content.size());
    std::string checked{name};
    checked += content;
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): bytes for zlib
    const auto* bytes = reinterpret_cast<const Bytef*>(checked.data());
    const auto sum = crc32(0, bytes, static_cast<uInt>(checked.size()));
    into += checked;
    put_number(into, sum);
}

std::string packed(const std::string& lines) {
    auto size = compressBound(lines.size());
    std::string made(size, '\0');
    // NOLINTBEGIN(cppcoreguidelines-pro-type-reinterpret-cast): bytes for zlib
    const auto done = compress2(
        reinterpret_cast<Bytef*>(made.data()),
        &size,
        reinterpret_cast<const Bytef*>(lines.data()),
        lines.size(),
        9
    );
    // NOLINTEND(cppcoreguidelines-pro-type-reinterpret-cast)
    if (done != Z_OK) throw std::runtime_error{"a picture could not be packed"};
    made.resize(size);
    return made;
}

std::string png_of(const canvas& drawn) {
    std::string made{"\x89PNG\r\n\x1a\n"};
    std::string header;
    put_number(header, static_cast<std::size_t>(drawn.width()));
    put_number(header, static_cast<std::size_t>(drawn.height()));
    header += {'\x08', '\x03', '\0', '\0', '\0'}; // 8 bits, of a palette
    put_chunk(made, "IHDR", header);
    std::string colors;
    for (const auto& each : palette) colors.append(each.begin(), each.end());
    put_chunk(made, "PLTE", colors);
    put_chunk(made, "IDAT", packed(drawn.lines()));
    put_chunk(made, "IEND", {});
    return made;
}

} // namespace

std::string draw_screen(std::uint64_t seed, int scale) {
    chance by{seed};
    constexpr std::array accents{blue, green, pink, blue};
    const auto accent = by.of(accents);
    canvas on{scale};
    on.fill({0, 0, screen_width, screen_height}, paper);
    on.fill({0, 0, screen_width, 24}, accent);
    on.fill({8, 9, 6, 6}, card);
    write_line(on, by, 22, 10, 84, card);
    const auto kind = by.below(3);
    if (kind == 0) {
        on.fill({14, 34, 122, 148}, card);
        write_line(on, by, 24, 44, 100, dark);
        write_line(on, by, 24, 54, 84, middle);
        draw_code(on, by, 72);
        for (int y = 120; y < 170; y += 12)
            write_line(on, by, 24, y, 118, y % 24 == 0 ? dark : middle);
    } else if (kind == 1) {
        draw_rows(on, by, 32, accent);
    } else {
        write_line(on, by, 19, 34, 100, dark);
        draw_seats(on, by, 48, accent);
    }
    // What went wrong stands out.
    if (by.in_hundred(60)) {
        on.fill({10, 150, 130, 26}, red);
        write_line(on, by, 18, 158, 110, card);
        write_line(on, by, 18, 166, 90, card);
    }
    return png_of(on);
}

} // namespace lacewing::demo
