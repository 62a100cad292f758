#include "imports/keeping/relate.hpp"

#include "bugs/read_bugs.hpp"
#include "bugs/related/duplicates.hpp"
#include "bugs/related/relation_store.hpp"
#include "relations/create_relation.hpp"
#include "relations/rules.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace lacewing::imports {

namespace {

using bugs::relation_kind;
using store::keyed_relation;

keyed_relation keyed(const std::string& key, const import_relation& what) {
    const auto means = relations::direction_of(what.kind);
    keyed_relation made{.kind = means.kind, .from = key, .to = what.to};
    const bool is_turned =
        means.kind == relation_kind::relates_to ? made.to < made.from : !means.is_from_here;
    if (is_turned) std::swap(made.from, made.to);
    return made;
}

struct pair_of_reports {
    bug_id from;
    bug_id to;
};

constexpr std::string_view deleted_here = "one of the two was deleted here";

/// Makes relations of one report and tells what comes of it.
class relating {
public:
    relating(db::transaction& tx, const batch& of, const std::string& key, import_result& into)
        : tx_(tx), of_(of), key_(key), into_(into) {}

    void make(const keyed_relation& what) {
        const auto from = store::find_imported(tx_, of_.of, what.from);
        const auto to = store::find_imported(tx_, of_.of, what.to);
        if (!from || !to) {
            const bool is_from_here = what.from == key_;
            into_.waiting.push_back(
                {.key = key_,
                 .kind = relations::role_of(what.kind, is_from_here),
                 .to = is_from_here ? what.to : what.from}
            );
            store::remember_relation(tx_, of_.of, what);
            return;
        }
        auto done = what;
        done.is_made = make_between(what, {.from = from->bug, .to = to->bug});
        store::remember_relation(tx_, of_.of, done);
        if (done.is_made) ++into_.relations;
    }

private:
    bool make_between(const keyed_relation& what, const pair_of_reports& two) {
        switch (what.kind) {
        case relation_kind::duplicate_of:
            return make_duplicate(what, two);
        case relation_kind::parent:
            // As the parent's wish: a child that has another one is left there.
            return make_plain(what, two.to, relations::role::child, two.from);
        default:
            return make_plain(what, two.from, relations::role_of(what.kind, true), two.to);
        }
    }

    void note(const keyed_relation& what, std::string_view reason) {
        const auto kind = relations::role_of(what.kind, true);
        into_.notes.push_back(
            {.key = key_,
             .reason =
                 fmt::format("{} {} {}: {}", what.from, schema::name_of(kind), what.to, reason)}
        );
    }

    void note(const keyed_relation& what, const problem& why) {
        note(what, why.status == 404 ? std::string{deleted_here} : sentence_of(why));
    }

    bool make_plain(const keyed_relation& what, bug_id here, relations::role kind, bug_id other) {
        const relations::create_relation_request wanted{
            .id = crypto::make_id<relation_id>(of_.with.random, of_.by.at),
            .kind = kind,
            .bug = to_string(other),
            .client_id = {},
            .batch_id = {}
        };
        const auto made =
            relations::create_relation(tx_, of_.by, of_.of.org, to_string(here), wanted);
        if (!made) note(what, made.error());
        return made.has_value();
    }

    bool make_duplicate(const keyed_relation& what, const pair_of_reports& two) {
        const auto here = bugs::read_bug(tx_, of_.by.who, of_.of.org, to_string(two.from));
        if (!here || here->deleted) {
            note(what, deleted_here);
            return false;
        }
        const auto original = bugs::related::find_original(tx_, of_.of.org, two.from);
        if (original && original->is.to == two.to) return true;
        if (original || here->resolution != bugs::resolution::duplicate) {
            note(
                what,
                original ? "it has another original; related instead"
                         : "it is not closed as a duplicate; related instead"
            );
            return make_plain(what, two.from, relations::role::relates_to, two.to);
        }
        const auto other = to_string(two.to);
        bugs::duplicate_wish wish{.original = other};
        wish.id = crypto::make_id<relation_id>(of_.with.random, of_.by.at);
        wish.with.status = here->status; // it is closed: nothing else of it changes
        const auto made = bugs::mark_duplicate(tx_, of_.by, of_.of.org, to_string(two.from), wish);
        if (!made) note(what, made.error());
        return made.has_value();
    }

    db::transaction& tx_;
    const batch& of_;
    const std::string& key_;
    import_result& into_;
};

} // namespace

void relate(db::transaction& tx, const batch& of, const import_bug& what, import_result& into) {
    relating work{tx, of, what.key, into};
    for (const auto& each : what.relations) {
        if (each.to == what.key) {
            into.notes.push_back(
                {.key = what.key, .reason = "It names itself as a related report; left out."}
            );
            continue;
        }
        const auto wanted = keyed(what.key, each);
        const auto known = store::find_relation(tx, of.of, wanted);
        if (!known || !known->is_made) work.make(wanted);
    }
}

void relate_waiting(
    db::transaction& tx, const batch& of, const import_bug& what, import_result& into
) {
    relating work{tx, of, what.key, into};
    for (const auto& each : store::waiting_for(tx, of.of, what.key)) work.make(each);
}

} // namespace lacewing::imports
