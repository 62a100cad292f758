#include "live/hub_implementation.hpp"
#include "live/read_presence.hpp"
#include "platform/log/log.hpp"

#include <memory>
#include <utility>
#include <vector>

namespace lacewing::live {

void hub::implementation::say_presence(client& whom, const client_frame& what) {
    const presence::place at{.bug = *what.bug, .org = organization_id{what.owner}};
    if (const auto no = presence_.say(whom, whom.who.user, at, *what.act, with_.clock.now())) {
        whom.to->send(*no);
    }
    tell_presence();
}

// Processes on one PostgreSQL tell each other of their own people; with SQLite there is one.
void hub::implementation::listen_for_presence() {
    auto& engine = with_.database.with();
    if (engine.speaks() != db::dialect::postgres) return;
    // The thread ticks already.
    post([process = crypto::make_uuid(with_.random, with_.clock.now())](implementation& here) {
        here.process_ = process;
        static_cast<void>(here.presence_.take_words());
    });
    engine.on_signal([self = weak_from_this()](std::string_view text) {
        const auto alive = self.lock();
        if (!alive) return;
        if (auto word = parse_signal(text)) {
            alive->post([word = *std::move(word)](implementation& here) {
                here.hear_presence(word);
            });
        }
    });
}

void hub::implementation::hear_presence(const presence_word& what) {
    if (what.process == process_) return;
    presence_.hear(what, with_.clock.now());
    tell_presence();
}

void hub::implementation::send_presence_words() {
    if (process_ == uuid{}) return;
    for (auto& each : presence_.take_words()) {
        each.process = process_;
        each.number = ++presence_words_;
        with_.database.with().signal(print_signal(each));
    }
}

// What was heard may take somebody's access away, or a bug.
void hub::implementation::doubt_presence(const changes::change& what) {
    if (what.subject == changes::subject_kind::bug) {
        presence_.doubt(bug_id{what.subject_id});
    } else if (what.to.is == changes::stream::kind::members ||
               what.subject == changes::subject_kind::organization) {
        presence_.doubt(organization_id{what.to.owner});
    }
}

// One read at a time: what happens meanwhile is told together after it.
void hub::implementation::tell_presence() {
    send_presence_words();
    if (is_asking_presence_) return;
    auto questions = presence_.ask();
    if (questions.empty()) return;
    is_asking_presence_ = true;
    const auto asked =
        std::make_shared<const std::vector<presence::question>>(std::move(questions));
    const auto found = std::make_shared<std::vector<presence::answer>>();
    read_long(
        [asked, found](db::reader& tx) { *found = who_may_know(tx, *asked); },
        [asked, found](implementation& here, const std::exception_ptr& failure) {
            here.is_asking_presence_ = false;
            if (failure) {
                // The next tick asks again.
                here.presence_.give_back(*asked);
                log::warn("live_presence_unknown");
                return;
            }
            for (const auto& [to, what] : here.presence_.take(*found)) to->to->send(what);
            here.tell_presence();
        }
    );
}

} // namespace lacewing::live
