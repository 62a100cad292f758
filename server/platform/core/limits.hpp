#pragma once

#include <cstddef>
#include <cstdint>

/// Every limit of the server, with its reason. docs/limits.md repeats them for users.
namespace lacewing::limits {

// Requests (platform/http)
inline constexpr std::size_t header_bytes_max =
    32 * 1024; ///< all headers of a request: proxies send at most so much
inline constexpr std::size_t header_count_max = 100; ///< more is no browser
inline constexpr std::size_t target_bytes_max =
    8 * 1024; ///< a query of 4,096 characters, percent-encoded, fits
inline constexpr std::size_t header_name_bytes_max = 256; ///< no known header comes near
inline constexpr std::size_t query_count_max = 64; ///< names in a query: filters, sorting, paging
inline constexpr std::size_t trailer_bytes_max =
    4 * 1024; ///< trailers of a chunked body: nobody needs them
inline constexpr std::size_t websocket_protocols_bytes_max =
    1024; ///< subprotocols offered: none is spoken
inline constexpr std::size_t json_body_bytes_max =
    1024 * 1024;                          ///< a description of 256 KiB, escaped, fits
inline constexpr int json_depth_max = 32; ///< deeper is an attack on the parser
inline constexpr std::size_t field_problems_max =
    100; ///< bad fields told of one body: a reply stays small
inline constexpr std::int64_t header_ms_max = 15'000;      ///< slow headers end
inline constexpr std::int64_t body_bytes_per_s_min = 1024; ///< slower bodies and slower readers end
inline constexpr std::int64_t body_grace_ms = 10'000; ///< the span over which that rate is measured
inline constexpr std::size_t bodies_bytes_max =
    256 * 1024 * 1024;                                    ///< of all requests together, in memory
inline constexpr std::int64_t keep_alive_ms_max = 60'000; ///< an idle connection is closed
inline constexpr std::int64_t linger_ms_max = 2'000;      ///< for a peer to read the last answer
inline constexpr std::int64_t sweep_ms = 1'000;           ///< how exact deadlines are
inline constexpr std::int64_t handler_ms_max = 30'000;    ///< no request runs longer
inline constexpr std::int64_t disk_ms_max =
    8'000; ///< so long a request waits while the disk takes nothing: nobody hangs for ten seconds
inline constexpr std::int64_t stop_ms_max = 10'000; ///< requests in flight at SIGTERM
inline constexpr int connections_max = 20'000;      ///< per process, against running out of handles
inline constexpr int connections_per_address_max = 6'000;  ///< an office behind one address fits
inline constexpr std::int64_t requests_per_minute = 6'000; ///< per client address, by default

// Live sockets
inline constexpr std::size_t socket_frame_bytes_max = 64 * 1024;   ///< from a client
inline constexpr std::size_t socket_queue_bytes_max = 1024 * 1024; ///< waiting for one slow client
inline constexpr std::int64_t socket_ping_ms = 25'000; ///< dead peers are found within 60 s
inline constexpr std::int64_t live_backlog_changes_max = 10'000; ///< a longer gap means `reload`
inline constexpr std::size_t live_text_bytes_max = 4 * 1024; ///< longer texts are named, not sent
inline constexpr std::size_t live_backlog_bytes_max =
    256 * 1024; ///< a quarter of a socket's queue, else `reload`
inline constexpr std::size_t live_frame_bytes_max =
    256 * 1024; ///< many changes are split into such frames
inline constexpr std::size_t live_subscriptions_max =
    1'000;                                   ///< per socket: all organizations of an account
inline constexpr int live_catch_ups_max = 2; ///< per socket at once: reads of the log
inline constexpr int live_reads_max = 64;    ///< of all sockets at once: requests read too
inline constexpr int live_waiting_frames_max = 4'096; ///< from one client, not yet worked off
inline constexpr std::int64_t live_check_ms = 500;    ///< ended sessions are found so soon

// The feed of changes (server/changes)
inline constexpr std::int64_t feed_gap_ms = 10;   ///< then a missing change is looked up in the log
inline constexpr std::int64_t feed_poll_ms = 500; ///< makes up for lost signals of other processes
inline constexpr int feed_read_max = 1'000;       ///< changes read at once
inline constexpr std::size_t feed_held_max =
    10'000; ///< of one stream, waiting for one that is missing

// Lists
inline constexpr int page_size_default = 50;
inline constexpr int page_size_max = 100;

// Texts, in code points unless the name says bytes
inline constexpr std::size_t username_max = 39;
inline constexpr std::size_t name_max = 100;
inline constexpr std::size_t email_bytes_max = 254; ///< RFC 5321 section 4.5.3.1.3
inline constexpr std::size_t password_min = 8;
inline constexpr std::size_t password_max = 256;
inline constexpr std::size_t password_bytes_max =
    8 * 1024; ///< 256 decomposed characters fit; more is normalized for nobody
inline constexpr std::size_t organization_name_max = 100;
inline constexpr std::size_t organization_description_max = 1'000;
inline constexpr std::size_t project_name_max = 50;        ///< specification, section 9
inline constexpr std::size_t project_description_max = 50; ///< specification, section 9
inline constexpr std::size_t bug_title_max = 256;
inline constexpr std::size_t bug_description_bytes_max = 256 * 1024;
inline constexpr std::size_t bug_assignees_max = 10;
inline constexpr std::size_t bug_environment_max = 32;        ///< pairs of name and value
inline constexpr std::size_t bug_environment_name_max = 64;   ///< code points
inline constexpr std::size_t bug_environment_value_max = 512; ///< code points: a long address fits
inline constexpr std::int64_t bug_estimate_max = 9'999;       ///< in whatever unit the team counts
inline constexpr std::int64_t bug_number_max = 2'147'483'647; ///< fits every client and key
inline constexpr std::size_t join_code_max = 100;   ///< far longer than any code, spaces included
inline constexpr std::size_t person_name_max = 200; ///< a name that an import or a mail brought

// Counts that keep unpaged lists short
inline constexpr std::int64_t organizations_per_account_max = 1'000;
inline constexpr std::int64_t projects_per_organization_max = 1'000;
inline constexpr std::size_t people_asked_max = 100; ///< names in one request

// Imports
inline constexpr int import_batch_max =
    500; ///< reports in one transaction: other writers wait no longer
inline constexpr std::size_t import_batch_bytes_max =
    32 * 1024 * 1024; ///< of one batch on the operator's socket
inline constexpr std::size_t import_line_bytes_max =
    16 * 1024 * 1024; ///< of one report with its comments

// Command line
inline constexpr int operator_list_max = 10'000; ///< rows that one command prints

// Identity
inline constexpr std::int64_t verification_link_s = 24 * 3600;
inline constexpr std::int64_t password_link_s = 3600; ///< of a mail that resets a password
inline constexpr std::int64_t undo_email_link_s =
    7 * 24 * 3600; ///< people find the mail late, and nothing else brings the account back
inline constexpr std::int64_t fresh_sign_in_s =
    600; ///< stands in for the password of accounts that have none
inline constexpr std::int64_t session_idle_s = 14 * 24 * 3600;
inline constexpr std::int64_t session_absolute_s = 90 * 24 * 3600;
inline constexpr std::int64_t session_seen_every_s =
    600; ///< how often a session notes that it was used
inline constexpr int sessions_per_account_max =
    100; ///< one more ends the one that was used longest ago
inline constexpr int known_browsers_per_account_max =
    20; ///< browsers whose wrong passwords count apart
inline constexpr std::int64_t known_browser_s = 365 * 24 * 3600;
inline constexpr std::size_t user_agent_bytes_max = 256;
inline constexpr int password_queue_max = 64; ///< hashes waiting; more are told to come back
inline constexpr int wrong_passwords_per_account = 10; ///< in 15 minutes
inline constexpr int wrong_passwords_per_network = 30; ///< in 15 minutes; IPv6 counts by /64
inline constexpr std::int64_t wrong_passwords_window_s = 15 * 60;
inline constexpr int verification_mails_per_hour = 10; ///< per account
inline constexpr int sign_ups_per_network_per_hour = 60;
inline constexpr std::size_t picture_bytes_max =
    512 * 1024; ///< a square of 512 pixels, as browsers send it, needs a tenth
inline constexpr std::uint32_t picture_side_max = 1024; ///< pixels; more is shown nowhere
inline constexpr int profile_changes_per_hour =
    60; ///< of one account: each is told to all its organizations
inline constexpr int email_changes_per_hour = 10; ///< of one account: each sends two mails
inline constexpr std::int64_t picture_cache_s =
    7 * 24 * 3600; ///< browsers keep a picture so long: a new one has a new address
inline constexpr int wrong_join_codes_per_account_per_hour = 10;
inline constexpr int wrong_join_codes_per_network_per_hour =
    100; ///< an office that mistypes; IPv6 counts by /64
inline constexpr int wrong_join_codes_per_server_per_hour = 1'000;

// Demo requests
inline constexpr int demo_requests_per_network_per_hour = 20; ///< an office behind one address fits
inline constexpr int demo_requests_per_server_per_hour =
    500; ///< tries of all networks together, against a flood from many
inline constexpr int demo_requests_per_day = 1'000; ///< kept: what an operator can still read

// Page speed (server/vitals)
inline constexpr std::int64_t vital_value_max =
    60'000; ///< a minute, or a score of 60: nobody waits longer
inline constexpr std::size_t vital_route_max = 100;             ///< no page's pattern is longer
inline constexpr std::size_t vital_report_bytes_max = 2 * 1024; ///< five figures and a pattern
inline constexpr int vital_days_max = 28; ///< what is kept: four weeks show a trend
inline constexpr std::int64_t vital_rows_max =
    500'000; ///< buckets of 28 days: 25 pages with every bucket filled
inline constexpr std::int64_t vital_reports_per_minute =
    600; ///< per network: an office that leaves ten pages a second
inline constexpr std::int64_t vital_reads_per_minute =
    60; ///< per network: a read may touch every row

// Jobs (platform/jobs)
inline constexpr std::int64_t job_lease_s =
    120; ///< a handler ends sooner: a mail takes 20 s at most
inline constexpr std::int64_t job_first_wait_s =
    15; ///< after the first failure, doubled after each further one
inline constexpr std::int64_t job_wait_s_max = 3'600; ///< the longest wait between two tries
inline constexpr std::int64_t job_tries_max = 16; ///< about nine hours: a mail server's bad night
inline constexpr std::int64_t job_poll_ms =
    5'000; ///< jobs that other processes enqueued are found so soon

// Mail
inline constexpr std::int64_t smtp_ms_max = 20'000; ///< one mail, connecting included
inline constexpr std::size_t mail_subject_bytes_max =
    500; ///< longer subjects are a programmer's error

} // namespace lacewing::limits
