#include "demo/acting/perform.hpp"

#include "attachments/change_attachment.hpp"
#include "bugs/acts/interest.hpp"
#include "bugs/change_bug.hpp"
#include "bugs/create_bug.hpp"
#include "comments/react.hpp"
#include "comments/write_comment.hpp"
#include "demo/acting/picture.hpp"
#include "relations/create_relation.hpp"

#include <variant>

namespace lacewing::demo {

stage::stage(attachments::module& with, const ground& on, const story& what)
    : with_(with), on_(on), what_(what), days_(on.begun, story_days), bugs_(what.bugs.size()) {
    for (const auto& each : what.deeds) {
        const auto at = moment_of(each);
        if (std::holds_alternative<reported>(each.what)) {
            bugs_.at(each.bug) = known_id<bug_id>(on.org, "bug", each.bug, at);
        } else if (const auto* said = std::get_if<commented>(&each.what)) {
            comments_[said->number] = known_id<comment_id>(on.org, "comment", said->number, at);
        }
    }
}

timestamp stage::moment_of(const deed& one) const {
    return days_.at(one.at, one.at * 37 + static_cast<std::int64_t>(one.bug));
}

bool stage::draw(std::span<const deed> deeds) {
    for (const auto& each : deeds) {
        const auto* file = std::get_if<attached>(&each.what);
        if (file == nullptr) continue;
        const auto picture = draw_screen(file->seed, 4);
        const auto incoming = with_.files.receive(with_.with.random);
        incoming->append(picture);
        pictures_[file->seed] = {
            .placed =
                {.content = incoming->place(),
                 .kind = attachments::kind_of(
                     std::string_view{picture}.substr(0, limits::picture_header_bytes_max)
                 )},
            .size = picture.size(),
            .thumbnail = draw_screen(file->seed, 1)
        };
    }
    return true;
}

void stage::act(db::transaction& tx, const deed& one) {
    const auto by =
        act_of(on_.accounts.at(static_cast<std::size_t>(one.person)), moment_of(one), with_.with);
    std::visit([&](const auto& what) { act(tx, by, one, what); }, one.what);
}

void stage::act(db::transaction& tx, const changes::act& by, const deed& one, const reported&) {
    const auto& from = told(one);
    bugs::create_bug_request report{
        .id = bugs_.at(one.bug),
        .project_id = on_.projects.at(from.project).id,
        .title = from.title,
        .description = from.description,
        .environment =
            std::vector{bugs::environment_entry{.name = "os", .value = std::string{from.system}}}
    };
    if (from.is_restricted) report.visibility = changes::visibility::restricted;
    (void)value(bugs::create_bug(tx, by, on_.org, report));
}

void stage::act(db::transaction& tx, const changes::act& by, const deed& one, const changed& to) {
    const auto& project = on_.projects.at(told(one).project);
    bugs::change_bug_request request;
    if (to.duplicate_of) request.duplicate_of = name(*to.duplicate_of);
    if (!to.status.empty()) request.status = status_named(project, to.status);
    if (to.resolution != bugs::resolution::none) request.resolution = to.resolution;
    if (to.severity != bugs::severity::unset) request.severity = to.severity;
    if (to.priority != bugs::priority::none) request.priority = to.priority;
    if (to.assignee) {
        request.assigned_members = {{on_.accounts.at(static_cast<std::size_t>(*to.assignee)).value}
        };
    }
    if (!to.labels.empty()) {
        request.labels.emplace();
        for (const auto each : to.labels) {
            request.labels->push_back(on_.labels.find(each)->second);
        }
    }
    if (to.due_in_days) request.due = days_.day(*to.due_in_days);
    if (to.estimate) request.estimate = *to.estimate;
    if (to.snoozed_days) {
        request.snooze = bugs::snooze{.until = days_.before(-*to.snoozed_days)};
    }
    (void)value(bugs::change_bug(tx, by, on_.org, name(one.bug), request, std::nullopt));
}

void stage::act(
    db::transaction& tx, const changes::act& by, const deed& one, const commented& said
) {
    const comments::write_comment_request wanted{
        .id = comments_.at(said.number), .text = said.text
    };
    (void)value(comments::write_comment(tx, by, on_.org, name(one.bug), wanted));
}

void stage::act(db::transaction& tx, const changes::act& by, const deed&, const reacted& how) {
    const auto to = comments_.at(how.comment);
    (void)value(comments::react(tx, by, on_.org, to, how.kind, comments::reacting::adds));
}

void stage::act(db::transaction& tx, const changes::act& by, const deed& one, const showed& how) {
    (void)value(bugs::show_interest(tx, by, on_.org, name(one.bug), how.what, bugs::presence::there)
    );
}

void stage::act(
    db::transaction& tx, const changes::act& by, const deed& one, const attached& file
) {
    const auto& picture = pictures_.at(file.seed);
    const attachments::wanted_file wanted{
        .id = crypto::make_id<attachment_id>(with_.with.random, by.at),
        .name = file.name,
        .size = picture.size
    };
    (void)value(attachments::add_attachment(
        tx, by, on_.org, name(one.bug), wanted, picture.placed, with_.how.organization_bytes_max
    ));
    value(attachments::set_thumbnail(tx, by, on_.org, wanted.id, picture.thumbnail));
}

void stage::act(db::transaction& tx, const changes::act& by, const deed& one, const connected& to) {
    const relations::create_relation_request wanted{
        .id = crypto::make_id<relation_id>(with_.with.random, by.at),
        .kind = to.kind,
        .bug = name(to.other)
    };
    (void)value(relations::create_relation(tx, by, on_.org, name(one.bug), wanted));
}

} // namespace lacewing::demo
