#pragma once

#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::schema::testing {

using bird_id = id<struct bird_kind>;

enum class plumage { plain, spotted };

constexpr auto describe_values(plumage) {
    return values(
        "Plumage",
        "How feathers look.",
        named{plumage::plain, "plain"},
        named{plumage::spotted, "spotted"}
    );
}

struct nest {
    std::string tree;
    std::int32_t height_m = 0;
    bool operator==(const nest&) const = default;
    static constexpr auto describe() {
        using self = nest;
        return object(
            "Nest",
            "Where a bird lives.",
            member("tree", &self::tree, "Its kind.", text{.min = 1, .max = 10, .one_line = true}),
            member("heightM", &self::height_m, "Above ground.", number{.min = 0, .max = 100})
        );
    }
};

/// Holds a member of every kind.
struct bird {
    bird_id id;
    uuid ring;
    std::string name;
    std::optional<std::string> nickname;
    nullable<std::string> song;
    bool is_tame = false;
    std::int64_t wing_beats = 0;
    std::uint64_t feathers = 0;
    std::int8_t rank = 0;
    double weight_g = 0;
    plumage looks = plumage::plain;
    timestamp hatched;
    std::vector<std::string> places;
    std::vector<nest> nests;
    std::optional<nest> home;
    nullable<nest> summer_home;
    std::map<std::string, std::string> names;
    raw_json notes;
    bool operator==(const bird&) const = default;

    static constexpr auto describe() {
        using self = bird;
        return object(
            "Bird",
            "A bird with a ring.",
            member("id", &self::id, "Made by the client."),
            member("ring", &self::ring, "On its leg."),
            member("name", &self::name, "What it is called.", text{.min = 2, .max = 5}),
            member("nickname", &self::nickname, "What friends say.", text{.max_bytes = 8}),
            member("song", &self::song, "What it sings; null where it is silent.", text{.max = 20}),
            member("isTame", &self::is_tame, "Eats from the hand."),
            member("wingBeats", &self::wing_beats, "In its life."),
            member("feathers", &self::feathers, "Counted."),
            member("rank", &self::rank, "In the flock."),
            member("weightG", &self::weight_g, "In grams."),
            member("looks", &self::looks, "Its feathers."),
            member("hatched", &self::hatched, "When it left the egg."),
            member("places", &self::places, "Seen at.", items{.max = 3, .each = text{.min = 1}}),
            member("nests", &self::nests, "All it built.", items{.max = 3}),
            member("home", &self::home, "Where it sleeps."),
            member("summerHome", &self::summer_home, "Where it sleeps in summer."),
            member("names", &self::names, "By language.", items{.max = 3, .each = text{.max = 9}}),
            member("notes", &self::notes, "Whatever else.")
        );
    }
};

/// A bird that parses, with members replaced or, by an empty text, left out.
inline std::string bird_json(const std::map<std::string, std::string>& replaced = {}) {
    std::map<std::string, std::string> members{
        {"id", R"("01890a5d-ac96-774b-bcce-b302099a8057")"},
        {"ring", R"("00000000-0000-4000-8000-000000000001")"},
        {"name", R"("Robin")"},
        {"isTame", "true"},
        {"wingBeats", "-5"},
        {"feathers", "2000"},
        {"rank", "3"},
        {"weightG", "18.5"},
        {"looks", R"("spotted")"},
        {"hatched", R"("2026-11-21T09:30:00Z")"},
        {"places", R"(["pond"])"},
        {"nests", R"([{"tree":"oak","heightM":3}])"},
        {"names", R"({"de":"Rotkehl"})"},
        {"notes", R"({"a":[1,2.50,null]})"},
    };
    for (const auto& [name, value] : replaced) members[name] = value;
    std::string json = "{";
    for (const auto& [name, value] : members) {
        if (value.empty()) continue;
        if (json.size() > 1) json += ',';
        json += '"' + name + "\":" + value;
    }
    return json + "}";
}

/// The problem of parsing, as "status code [pointer code]…"; "fine" where there is none.
template <class T>
[[nodiscard]] std::string verdict(std::string_view json) {
    const auto parsed = parse<T>(json);
    if (parsed) return "fine";
    auto told = std::to_string(parsed.error().status) + " " + parsed.error().code;
    for (const auto& each : parsed.error().fields)
        told += " [" + each.pointer + " " + each.code + "]";
    return told;
}

} // namespace lacewing::schema::testing
