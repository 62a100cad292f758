#include "app/command_line.hpp"

#include "app/commands.hpp"
#include "app/configuration.hpp"
#include "app/operator_port.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>
#include <deque>
#include <exception>
#include <functional>
#include <string>
#include <vector>

namespace lacewing::app {

namespace {

/// The settings of one subcommand, as typed.
struct typed_settings {
    std::string file;
    std::deque<std::string> values;
    std::vector<std::pair<CLI::Option*, std::string>> options;

    [[nodiscard]] configuration read() const {
        std::vector<given> flags;
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (options[i].first->count() > 0) flags.push_back({options[i].second, values[i]});
        }
        return read_configuration(flags, file);
    }
};

void offer_setting(CLI::App& command, typed_settings& into, const setting& one) {
    auto& value = into.values.emplace_back();
    auto* option =
        command.add_option(fmt::format("--{}", one.name), value, std::string{one.meaning});
    option->option_text(std::string{one.value_name});
    into.options.emplace_back(option, std::string{one.name});
}

/// Every command takes --config and --data; `serve` takes all settings.
void offer_settings(CLI::App& command, typed_settings& into, bool all) {
    command.add_option("--config", into.file, "a TOML file with settings")->option_text("FILE");
    for (const auto& one : all_settings()) {
        if (all || one.name == "data" || one.name == "database-url")
            offer_setting(command, into, one);
    }
}

/// A sentence of the configuration, the data or the server; never a stack.
int guarded(const std::function<int()>& work) {
    try {
        return work();
    } catch (const std::exception& why) {
        fmt::print(stderr, "lacewing: {}\n", why.what());
        return 1;
    }
}

void offer_import_options(CLI::App& command, import_options& into) {
    command.add_option("FILE", into.file, "JSON lines or CSV, gzip-compressed or not")->required();
    command.add_option("--organization", into.organization, "the organization's id");
    command.add_option("--source", into.source, "names the other tracker's data (the file's name)");
    command.add_option("--map", into.map, "what the file's words become, in TOML");
    command.add_flag("--print-map", into.is_map_printed, "prints the map to edit; imports nothing");
    command.add_option("--report", into.report, "a file for what is not kept: .jsonl, or .csv");
    command.add_flag("--dry-run", into.is_dry_run, "says what would happen and changes nothing");
}

template <class Offer>
void offer_backups(const Offer& offer, backup_options& into) {
    offer("backup", "Writes all data to a new file.", false, [&into](CLI::App& command) {
        command.add_option("FILE", into.file, "does not exist yet")->required();
        return [&into](const configuration& how) { return make_backup(how, into); };
    });
    offer("restore", "Puts a backup where no data is.", false, [&into](CLI::App& command) {
        command.add_option("FILE", into.file, "a backup")->required();
        return [&into](const configuration& how) { return restore_backup(how, into); };
    });
    offer(
        "verify",
        "Looks for faults in the data, or in a backup.",
        false,
        [&into](CLI::App& command) {
            command.add_option("FILE", into.file, "a backup; without it the data itself");
            return [&into](const configuration& how) { return verify(how, into); };
        }
    );
}

} // namespace

int run_command_line(int count, char** arguments) {
    CLI::App program{"Lacewing, a bug tracker that teams run themselves."};
    program.require_subcommand(1);
    std::deque<typed_settings> settings;
    int code = 0;

    auto offer = [&](std::string name, std::string meaning, bool all, auto configure) {
        auto* command = program.add_subcommand(std::move(name), std::move(meaning));
        auto& own = settings.emplace_back();
        offer_settings(*command, own, all);
        auto work = configure(*command);
        command->callback([&code, &own, work = std::move(work)] {
            code = guarded([&] { return work(own.read()); });
        });
    };

    offer("serve", "Runs the server.", true, [](CLI::App&) { return &serve; });

    import_options importing;
    offer("import", "Loads bug reports of another tracker.", false, [&](CLI::App& command) {
        offer_import_options(command, importing);
        return [&](const configuration& how) { return import_file(how, importing); };
    });

    demo_options example;
    offer(
        "demo",
        "Fills an example organization and prints its sign-in.",
        false,
        [&](CLI::App& command) {
            command.add_option("--bugs", example.bugs, "how many bugs, from 300 (the default)");
            return [&](const configuration& how) { return fill_demo(how, example); };
        }
    );

    user_options users;
    offer(
        "user",
        "Lists accounts, verifies them, ends their sessions, sets their membership.",
        false,
        [&](CLI::App& command) {
            command
                .add_option("ACTION", users.action, "list, verify, end-sessions or set-membership")
                ->required()
                ->check(CLI::IsMember({"list", "verify", "end-sessions", "set-membership"}));
            command.add_option("EMAIL", users.email, "the account's address");
            command.add_option(
                "MEMBERSHIP", users.membership, "of set-membership: free, basic, pro or enterprise"
            );
            return [&](const configuration& how) { return manage_users(how, users); };
        }
    );

    demo_requests_options demos;
    offer("demo-requests", "Lists who asked for a demo.", false, [&](CLI::App& command) {
        command.add_flag("--json", demos.is_json, "as JSON, for programs");
        return [&](const configuration& how) { return list_demo_requests(how, demos); };
    });

    backup_options copied;
    offer_backups(offer, copied);

    program.add_subcommand("openapi", "Prints the contract of the HTTP interface.")
        ->callback([&code] { code = guarded([] { return print_contract(); }); });
    program.add_subcommand("version", "Prints the version.")->callback([&code] {
        code = print_version();
    });

    CLI11_PARSE(program, count, arguments);
    return code;
}

} // namespace lacewing::app
