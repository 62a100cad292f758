#include "app/demo_data.hpp"

#include "demo/begin.hpp"
#include "demo/go_on.hpp"

#include <utility>

namespace lacewing::app {

task<outcome<demo_sign_in>> begin_demo(modules& of, demo_wish what) {
    auto password = crypto::make_base36(of.with.random, 16);
    const auto made = co_await demo::begin(of.identity, what.bugs, password);
    if (!made) co_return refused{made.error()};
    if (made->is_here) password.clear();
    co_return demo_sign_in{
        .is_new = !made->is_here,
        .email = made->email,
        .password = std::move(password),
        .org = made->org,
    };
}

task<outcome<demo_progress>> go_on_with_demo(modules& of, demo_place where) {
    const auto far = co_await demo::go_on(of.attachments, where.org);
    if (!far) co_return refused{far.error()};
    co_return demo_progress{.bugs = far->bugs, .of = far->of, .is_whole = far->is_whole};
}

} // namespace lacewing::app
