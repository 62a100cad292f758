#pragma once

#include "attachments/add_attachment.hpp"
#include "attachments/module.hpp"
#include "demo/calendar.hpp"
#include "demo/ground.hpp"
#include "demo/story/story.hpp"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace lacewing::demo {

/// Everybody does what the story says, through the operations that people use.
class stage {
public:
    stage(attachments::module& with, const ground& on, const story& what);

    /// Puts the pictures of these deeds into the folder; on a thread that may wait for the disk.
    bool draw(std::span<const deed> deeds);
    /// Throws `refusal` where an operation says no.
    void act(db::transaction& tx, const deed& one);

private:
    struct drawn {
        attachments::placed_file placed;
        std::uint64_t size = 0;
        std::string thumbnail;
    };

    [[nodiscard]] timestamp moment_of(const deed& one) const;
    [[nodiscard]] const told_bug& told(const deed& of) const { return what_.bugs[of.bug]; }
    [[nodiscard]] std::string name(std::size_t bug) const { return to_string(bugs_.at(bug)); }

    void act(db::transaction& tx, const changes::act& by, const deed& one, const reported&);
    void act(db::transaction& tx, const changes::act& by, const deed& one, const changed& to);
    void act(db::transaction& tx, const changes::act& by, const deed& one, const commented& said);
    void act(db::transaction& tx, const changes::act& by, const deed&, const reacted& how);
    void act(db::transaction& tx, const changes::act& by, const deed& one, const showed& how);
    void act(db::transaction& tx, const changes::act& by, const deed& one, const attached& file);
    void act(db::transaction& tx, const changes::act& by, const deed& one, const connected& to);

    attachments::module& with_;
    const ground& on_;
    const story& what_;
    calendar days_;
    std::vector<bug_id> bugs_;
    std::map<std::size_t, comment_id> comments_;
    std::map<std::uint64_t, drawn> pictures_;
};

} // namespace lacewing::demo
