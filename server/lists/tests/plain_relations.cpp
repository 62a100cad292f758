#include "bugs/rules.hpp"
#include "lists/tests/plain_evaluation.hpp"

/// How bugs stand to one another.
namespace lacewing::lists::plain {

std::vector<const bug*> evaluation::others(field by, const bug& b) const {
    struct way {
        std::string_view kind;
        bool is_from;
    };
    std::vector<way> ways;
    switch (by) {
    case field::blocks:
        ways = {{"blocks", true}};
        break;
    case field::blocked_by:
        ways = {{"blocks", false}};
        break;
    case field::parent:
        ways = {{"parent", true}};
        break;
    case field::child:
        ways = {{"parent", false}};
        break;
    case field::duplicate_of:
        ways = {{"duplicate_of", true}};
        break;
    case field::duplicate:
        ways = {{"duplicate_of", false}};
        break;
    case field::caused_by:
        ways = {{"caused_by", true}};
        break;
    case field::causes:
        ways = {{"caused_by", false}};
        break;
    default:
        ways = {{"relates_to", true}, {"relates_to", false}};
        break;
    }
    std::vector<const bug*> found;
    for (const auto& [kind, is_from] : ways) {
        for (const auto& each : in.relations_of(b.id)) {
            if (each.kind != kind || (is_from ? each.from : each.to) != b.id) continue;
            const auto id = is_from ? each.to : each.from;
            const auto* other = in.find(id);
            if (other != nullptr && knows(who, *other)) found.push_back(other);
        }
    }
    return found;
}

std::set<bug_id> evaluation::below(const bug& top) const {
    std::set<bug_id> found{top.id};
    std::set<bug_id> level{top.id};
    for (int depth = 0; depth < 16; ++depth) {
        std::set<bug_id> next;
        for (const auto id : level) {
            for (const auto* child : others(field::child, *in.find(id))) next.insert(child->id);
        }
        found.insert(next.begin(), next.end());
        level = std::move(next);
    }
    return found;
}

bool evaluation::is(const query::bug_key& of, const bug& b) const {
    const auto key = bugs::print_key(of.project, of.number);
    if (!of.with_descendants) return b.key == key;
    const auto* top = in.find(key);
    if (top == nullptr || !knows(who, *top)) return false;
    const auto [family, is_new] = families.emplace(top->id, std::set<bug_id>{});
    if (is_new) family->second = below(*top);
    return family->second.contains(b.id);
}

} // namespace lacewing::lists::plain
