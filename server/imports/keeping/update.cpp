#include "imports/keeping/update.hpp"

#include "bugs/change_bug.hpp"
#include "bugs/read_bugs.hpp"
#include "comments/insert_comments.hpp"
#include "imports/keeping/brought.hpp"
#include "imports/keeping/insert.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"
#include "projects/read_projects.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace lacewing::imports {

namespace {

/// Follows the source in one bug.
class updating {
public:
    updating(
        db::transaction& tx,
        const batch& of,
        const ground& on,
        const import_bug& what,
        const store::imported& before,
        import_result& into
    )
        : tx_(tx), of_(of), on_(on), what_(what), before_(before), into_(into) {}

    outcome<void> run() {
        auto present = bugs::read_bug(tx_, of_.by.who, of_.of.org, to_string(before_.bug));
        if (!present || present->deleted) {
            note("It was deleted here and stays so.");
            return {};
        }
        if (!before_.brought.empty()) memory_ = value(schema::parse<brought>(before_.brought));
        auto changed = follow_fields(*present);
        if (!changed) return changed;
        if (auto done = follow_comments(); !done) return done;
        const auto news = digest_of(what_, of_.people);
        store::remember_imported(
            tx_,
            of_.of,
            what_.key,
            {.bug = before_.bug,
             // What stays behind is looked at, and told, the next time again.
             .digest = is_behind_ ? std::string{} : news,
             .brought = schema::to_json(memory_)}
        );
        if (has_changed_)
            ++into_.updated;
        else
            ++into_.present;
        return {};
    }

private:
    void note(std::string reason) {
        into_.notes.push_back({.key = what_.key, .reason = std::move(reason)});
    }

    /// The groups that the source changed and nobody here.
    std::vector<std::string> open_groups(const digests& said, const bugs::bug& present) {
        const auto kept = kept_in(present);
        std::vector<std::string> open;
        for (const auto& [group, digest] : said) {
            const auto known = memory_.said.find(group);
            if (known != memory_.said.end() && known->second == digest) continue;
            const auto left = memory_.kept.find(group);
            const bool is_untouched =
                left == memory_.kept.end() ? present.rev == 1 : left->second == kept.at(group);
            if (is_untouched) {
                open.push_back(group);
            } else {
                touched_.push_back(group);
            }
        }
        return open;
    }

    outcome<void> ask_for(
        std::string_view group, const bugs::bug& present, bugs::change_bug_request& to
    ) {
        if (group == "title") to.title = what_.title;
        if (group == "description") to.description = what_.description;
        if (group == "priority") to.priority = what_.priority;
        if (group == "environment") to.environment = what_.environment;
        if (group == "labels") {
            to.labels = labels_of(what_, on_);
            note_missing_labels(what_, on_, into_.notes);
        }
        if (group == "assignee") {
            to.assigned_members.emplace();
            if (what_.assignee)
                to.assigned_members->push_back(on_.people.at(*what_.assignee).value);
        }
        if (group != "standing") return {};
        const auto workflow = projects::statuses_of(tx_, of_.of.org, present.project_id);
        const auto status = status_in(workflow, what_);
        if (!status) return refused{status.error()};
        const auto resolution = resolution_of(what_);
        if (!resolution) return refused{resolution.error()};
        to.status = *status;
        to.resolution = *resolution;
        to.close_blocked = true;
        if (*resolution == bugs::resolution::duplicate) to.duplicate_of = original();
        return {};
    }

    /// The bug that the source calls its original, where it is here.
    std::optional<std::string> original() {
        for (const auto& each : what_.relations) {
            if (each.kind != relations::role::duplicate_of) continue;
            if (const auto found = store::find_imported(tx_, of_.of, each.to)) {
                return to_string(found->bug);
            }
        }
        return std::nullopt;
    }

    outcome<void> follow_fields(const bugs::bug& present) {
        const auto said = said_by(what_, of_.people);
        auto open = open_groups(said, present);
        bugs::change_bug_request wanted;
        for (const auto& group : open) {
            if (auto asked = ask_for(group, present, wanted); !asked) return asked;
        }
        const bool is_duplicate = wanted.resolution == bugs::resolution::duplicate;
        if (is_duplicate && !wanted.duplicate_of &&
            present.resolution != bugs::resolution::duplicate) {
            note("It is closed as a duplicate of what is not here: its status stays.");
            wanted.status = std::nullopt;
            wanted.resolution = std::nullopt;
            std::erase(open, "standing");
            is_behind_ = true;
        }
        auto after =
            bugs::change_bug(tx_, of_.by, of_.of.org, to_string(before_.bug), wanted, std::nullopt);
        if (!after) return refused{std::move(after).error()};
        has_changed_ = after->rev != present.rev;
        const auto kept = kept_in(*after);
        for (const auto& group : open) {
            memory_.said[group] = said.at(group);
            memory_.kept[group] = kept.at(group);
        }
        tell_touched(kept, said);
        return {};
    }

    /// What people changed here stays, and is told.
    void tell_touched(const digests& kept, const digests& said) {
        for (const auto& group : touched_) {
            // Both may have come to the same.
            const bool is_same_text =
                (group == "title" || group == "description") && kept.at(group) == said.at(group);
            if (is_same_text) {
                memory_.said[group] = said.at(group);
                memory_.kept[group] = kept.at(group);
                continue;
            }
            is_behind_ = true;
            note(fmt::format("The {} was changed here and stays so.", group));
        }
    }

    outcome<void> follow_comments() {
        std::vector<comments::new_comment> fresh;
        const auto ids = comment_ids(of_.of.org, of_.of.name, what_);
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const auto& each = what_.comments[i];
            const auto known = std::ranges::find(memory_.comments, ids[i], &brought_comment::id);
            if (known != memory_.comments.end()) {
                follow_text(*known, each.text);
                continue;
            }
            fresh.push_back(
                {.id = ids[i],
                 .on = before_.bug,
                 .author = on_.people.at(each.author),
                 .text = each.text,
                 .created = each.created}
            );
            memory_.comments.push_back({.id = ids[i], .digest = digest_of(each.text)});
        }
        if (fresh.empty()) return {};
        if (!comments::insert_comments(tx_, of_.by, of_.of.org, fresh)) {
            return refused{
                problem{.status = 409, .code = "id_taken", .detail = "A comment is here already."}
            };
        }
        into_.comments += std::ssize(fresh);
        has_changed_ = true;
        return {};
    }

    void follow_text(brought_comment& known, const std::string& text) {
        const auto digest = digest_of(text);
        if (digest == known.digest) return;
        const auto is_as_imported = [&](std::string_view present) {
            return digest_of(present) == known.digest;
        };
        const bool is_done = comments::replace_imported_text(
            tx_, of_.by, of_.of.org, known.id, text, is_as_imported
        );
        if (!is_done) {
            is_behind_ = true;
            note("A comment was edited or removed here and stays so.");
            return;
        }
        known.digest = digest;
        has_changed_ = true;
    }

    db::transaction& tx_;
    const batch& of_;
    const ground& on_;
    const import_bug& what_;
    const store::imported& before_;
    import_result& into_;
    brought memory_;
    std::vector<std::string> touched_; ///< groups that both sides changed
    bool is_behind_ = false;           ///< something of the source was not taken over
    bool has_changed_ = false;
};

} // namespace

outcome<void> update(
    db::transaction& tx,
    const batch& of,
    const ground& on,
    const import_bug& what,
    const store::imported& before,
    import_result& into
) {
    return updating{tx, of, on, what, before, into}.run();
}

} // namespace lacewing::imports
