#include "platform/core/zone.hpp"

#include <unicode/basictz.h>
#include <unicode/timezone.h>
#include <unicode/ucal.h>
#include <unicode/unistr.h>

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>

namespace lacewing {

namespace {

constexpr std::int64_t microseconds_per_ms = 1'000;
constexpr std::size_t zone_name_max = 64;

/// ICU counts milliseconds since 1970, as a double.
UDate to_ms(std::chrono::microseconds since_1970) {
    return static_cast<UDate>(std::chrono::floor<std::chrono::milliseconds>(since_1970).count());
}

void require_success(UErrorCode status) {
    if (U_FAILURE(status)) throw std::runtime_error{u_errorName(status)};
}

} // namespace

struct zone::rules {
    std::unique_ptr<icu::TimeZone> owned;
    const icu::BasicTimeZone* by = nullptr; ///< the same
};

zone::zone(std::unique_ptr<rules> by) : rules_(std::move(by)) {}
zone::zone(zone&& other) noexcept = default;
zone& zone::operator=(zone&& other) noexcept = default;
zone::~zone() = default;

std::optional<zone> zone::find(std::string_view name) {
    if (name.empty() || name.size() > zone_name_max) return std::nullopt;
    const auto id = icu::UnicodeString::fromUTF8(
        icu::StringPiece{name.data(), static_cast<std::int32_t>(name.size())}
    );
    icu::UnicodeString canonical;
    UBool is_known = false;
    UErrorCode status = U_ZERO_ERROR;
    // ICU makes zones of texts such as "GMT+7" too, and one without rules of any other.
    icu::TimeZone::getCanonicalID(id, canonical, is_known, status);
    if (U_FAILURE(status) || !is_known) return std::nullopt;
    std::unique_ptr<icu::TimeZone> found{icu::TimeZone::createTimeZone(id)};
    const auto* basic = dynamic_cast<const icu::BasicTimeZone*>(found.get());
    if (!basic) return std::nullopt;
    return zone{std::make_unique<rules>(std::move(found), basic)};
}

local_moment zone::to_local(timestamp moment) const {
    const std::chrono::microseconds since_1970{moment.microseconds};
    std::int32_t standard_ms = 0;
    std::int32_t daylight_ms = 0;
    UErrorCode status = U_ZERO_ERROR;
    rules_->by->getOffset(to_ms(since_1970), false, standard_ms, daylight_ms, status);
    require_success(status);
    return local_moment{since_1970 + std::chrono::milliseconds{standard_ms + daylight_ms}};
}

timestamp zone::to_moment(local_moment shown) const {
    const auto since_1970 = shown.time_since_epoch();
    std::int32_t standard_ms = 0;
    std::int32_t daylight_ms = 0;
    UErrorCode status = U_ZERO_ERROR;
    rules_->by->getOffsetFromLocal(
        to_ms(since_1970),
        UCAL_TZ_LOCAL_FORMER,
        UCAL_TZ_LOCAL_FORMER,
        standard_ms,
        daylight_ms,
        status
    );
    require_success(status);
    const auto offset_ms = std::int64_t{standard_ms} + daylight_ms;
    return timestamp{since_1970.count() - offset_ms * microseconds_per_ms};
}

} // namespace lacewing
