// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/provider_fields.h"

#include "core/units/parse_number.h"

#include <algorithm>
#include <array>
#include <variant>

namespace fitgauge::catalog {
namespace {

using Target = std::variant<std::string Provider::*, Tri Provider::*, std::optional<Duration> Provider::*,
                            std::optional<Money> Provider::*, std::optional<double> Provider::*>;

struct Field {
    std::string_view name;
    Target target;
};

const auto kFields = std::to_array<Field>({
    {"bills_when_stopped", &Provider::billsWhenStopped},
    {"stopped_trap", &Provider::stoppedTrap},
    {"spot", &Provider::spot},
    {"reserved", &Provider::reserved},
    {"serverless", &Provider::serverless},
    {"scale_to_zero", &Provider::scaleToZero},
    {"autoscaling", &Provider::autoscaling},
    {"spot_notice_s", &Provider::spotNotice},
    {"idle_timeout_default_s", &Provider::keepWarm},
    {"provisioning_s", &Provider::provisioning},
    {"cold_start_s", &Provider::coldStart},
    {"cold_start_billed", &Provider::coldStartBilled},
    {"ssh", &Provider::ssh},
    {"jupyter", &Provider::jupyter},
    {"hosted_notebook", &Provider::hostedNotebook},
    {"custom_image", &Provider::customImage},
    {"snapshots", &Provider::snapshots},
    {"volume_usd_gb_month", &Provider::volumePerGbMonth},
    {"egress_usd_gb", &Provider::egressPerGb},
    {"egress_free_gb_month", &Provider::egressFreeGbPerMonth},
    {"free_credit_usd", &Provider::freeCredit},
    {"free_credit_terms", &Provider::freeCreditTerms},
    {"regions", &Provider::regions},
    {"compliance", &Provider::compliance},
    {"notes", &Provider::notes},
    {"prices_include_tax", &Provider::pricesIncludeTax},
});

bool parse(const std::string& text, std::string& value) {
    value = text;
    return true;
}

bool parse(const std::string& text, Tri& value) {
    value = text == "1" ? Tri::Yes : text == "0" ? Tri::No : Tri::Unknown;
    return value != Tri::Unknown;
}

bool parse(const std::string& text, std::optional<Duration>& value) {
    constexpr int kMillisecondsPerSecond = 3; // digits
    const auto milliseconds = parseScaled(text, kMillisecondsPerSecond);
    value = milliseconds ? std::optional(Duration::milliseconds(*milliseconds)) : std::nullopt;
    return value.has_value();
}

bool parse(const std::string& text, std::optional<Money>& value) {
    const auto usd = Money::parse(text, Currency());
    value = usd && usd->nano >= 0 ? std::optional(*usd) : std::nullopt;
    return value.has_value();
}

bool parse(const std::string& text, std::optional<double>& value) {
    value = parseNumber(text);
    return value && *value >= 0;
}

} // namespace

bool setProviderField(Provider& provider, std::string_view field, const std::string& value) {
    const auto found = std::find_if(kFields.begin(), kFields.end(),
                                    [&](const Field& candidate) { return candidate.name == field; });
    return found == kFields.end() ||
           std::visit([&](auto member) { return parse(value, provider.*member); }, found->target);
}

} // namespace fitgauge::catalog
