// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/billing_extras.h"

#include "core/billing/product_pattern.h"

#include <algorithm>
#include <map>
#include <set>

namespace fitgauge::test {
namespace {

using billing::Exact;
using Words = std::vector<std::string>;

bool isAnyOf(const std::string& word, std::initializer_list<const char*> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

// A key that holds a price, taken apart.
struct PriceKey {
    std::string thing; // words before the currency: "cpu", "storage", ""
    std::string unit;  // gb, gib, core, gpu, unit, ip ... or empty
    std::string time;  // s, minute, hour, day, month or empty
};

std::string timeWord(const std::string& word) {
    static const std::map<std::string, std::string> kWords = {
        {"s", "s"},        {"sec", "s"},       {"second", "s"}, {"minute", "minute"},
        {"min", "minute"}, {"h", "hour"},      {"hr", "hour"},  {"hour", "hour"},
        {"day", "day"},    {"month", "month"}, {"mo", "month"}};
    const auto found = kWords.find(word);
    return found == kWords.end() ? std::string() : found->second;
}

std::optional<PriceKey> priceKey(const std::string& key) {
    const Words words = billing::splitParts(key, '_');
    const auto currency = std::find_if(words.begin(), words.end(), [](const std::string& word) {
        return isAnyOf(word, {"usd", "eur", "vnd", "inr", "gbp", "jpy", "price"});
    });
    if (currency == words.end()) {
        return std::nullopt;
    }
    PriceKey price;
    for (auto word = words.begin(); word != currency; ++word) {
        price.thing += (price.thing.empty() ? "" : "_") + *word;
    }
    for (auto word = currency + 1; word != words.end(); ++word) {
        if (const std::string time = timeWord(*word); !time.empty()) {
            price.time = time;
        } else if (*word != "per") {
            price.unit = *word;
        }
    }
    return price;
}

class ExtrasReader {
  public:
    ExtrasReader(const FlatObject& members, const billing::Rule* rule) : m_rule(rule) {
        for (const FlatMember& member : members) {
            const auto number = member.isNumber ? Exact::parse(member.text) : Expected<Exact>(Exact());
            if (!number) {
                m_extras.problem = member.key;
            } else if (member.isNumber) {
                m_numbers[member.key] = *number;
            }
        }
    }

    BillingExtras read() {
        readLimits();
        readUnits();
        for (const auto& [key, value] : m_numbers) {
            if (const auto price = priceKey(key); price && !m_used.contains(key)) {
                m_used.insert(key);
                addPrice(*price, value);
            }
        }
        for (const auto& [key, value] : m_numbers) {
            if (!m_used.contains(key) && m_extras.problem.empty()) {
                m_extras.problem = key;
            }
        }
        return m_extras;
    }

  private:
    std::optional<Exact> take(std::initializer_list<const char*> keys) {
        for (const char* key : keys) {
            if (const auto found = m_numbers.find(key); found != m_numbers.end()) {
                m_used.insert(key);
                return found->second;
            }
        }
        return std::nullopt;
    }

    void readLimits() {
        const std::pair<const char*, std::int64_t> reservations[] = {{"minimum_reservation_s", 1},
                                                                     {"minimum_reservation_minutes", 60},
                                                                     {"minimum_reservation_hours", 3600}};
        for (const auto& [key, seconds] : reservations) {
            if (const auto value = take({key})) {
                m_extras.minimumReservation =
                    (*value * Exact(seconds)).secondsToDuration().value_or(Duration());
            }
        }
        m_extras.mostAmount =
            take({"monthly_cap_usd", "monthly_cap_eur", "monthly_cap", "cap_usd", "monthly_price_usd"});
        if (const auto hours = take({"monthly_cap_hours", "monthly_cap_h", "cap_hours"})) {
            m_extras.mostTime = (*hours * Exact(3600)).secondsToDuration().value_or(Duration());
        }
    }

    // 11.77 compute units an hour at 0.0999 each.
    void readUnits() {
        const auto perHour = take({"units_per_hour"});
        const auto each = perHour ? take({"usd_per_unit", "eur_per_unit"}) : std::nullopt;
        if (perHour && each) {
            m_extras.pricePerHour = *perHour * *each;
        }
    }

    void addPrice(const PriceKey& price, const Exact& value) {
        if (isAnyOf(price.thing, {"gpu", "cpu", "vcpu", "mem", "memory", "ram"}) && !price.time.empty()) {
            addComponent(price, value);
        } else if (price.time.empty() && isAnyOf(price.unit, {"gb", "gib"})) {
            addEgress(value);
        } else if (price.time == "hour" && price.unit.empty() && !hasTime()) {
            m_extras.addedPerHour = m_extras.addedPerHour + value; // a port or an address, while it runs
        } else if (price.time.empty() && price.unit.empty() &&
                   !isAnyOf(price.thing, {"fee", "setup_fee", "fixed", "flat", "plan_fee"})) {
            m_extras.problem = price.thing; // a price of what, for how long?
        } else {
            m_extras.charges = m_extras.charges + value * quantity(price) * timeIn(price.time);
        }
    }

    void addComponent(const PriceKey& price, const Exact& value) {
        const Exact perHour = price.time == "s" ? Exact(3600) : price.time == "minute" ? Exact(60) : Exact(1);
        const bool memory = isAnyOf(price.thing, {"mem", "memory", "ram"});
        const auto amount = price.thing == "gpu" ? take({"gpus", "gpu_count"})
                            : memory
                                ? take({"mem_gb", "mem_gib", "memory_gb", "memory_gib", "ram_gb", "ram_gib"})
                                : take({"cores", "cpu_cores", "cpus", "vcpus", "vcpu"});
        const Exact cost = value * perHour * amount.value_or(Exact(1));
        if (price.thing == "gpu") {
            m_extras.pricePerHour = m_extras.pricePerHour.value_or(Exact()) + cost;
        } else {
            m_extras.addedPerHour = m_extras.addedPerHour + cost;
        }
    }

    void addEgress(const Exact& value) {
        const auto gb = take({"egress_gb", "egress_gib", "gb", "gib"});
        const Exact free = take({"egress_free_gb", "free_gb", "free_gib"}).value_or(Exact());
        if (!gb) {
            m_extras.problem = "egress_gb";
        } else if (free < *gb) {
            m_extras.charges = m_extras.charges + (*gb - free) * value;
        }
    }

    Exact quantity(const PriceKey& price) {
        const std::string own = price.thing.empty() ? price.unit : price.thing + "_" + price.unit;
        if (const auto found = m_numbers.find(own); !price.unit.empty() && found != m_numbers.end()) {
            m_used.insert(own);
            return found->second;
        }
        if (isAnyOf(price.unit, {"gb", "gib"})) {
            const auto named = take(
                {"gb", "gib", "storage_gb", "storage_gib", "volume_gb", "volume_gib", "disk_gb", "disk_gib"});
            const auto size = named ? named : anySize();
            const Exact free = take({"free_gb", "free_gib"}).value_or(Exact());
            if (!size) {
                m_extras.problem = "gb";
            }
            return size && free < *size ? *size - free : Exact();
        }
        return price.unit.empty() ? Exact(1) : take({"units", "count", "ips", "ports"}).value_or(Exact(1));
    }

    // The only size left that is neither free nor memory: "snapshot_gb".
    std::optional<Exact> anySize() {
        for (const auto& [key, value] : m_numbers) {
            const bool size = key.ends_with("_gb") || key.ends_with("_gib");
            if (size && !m_used.contains(key) && !priceKey(key) && key.find("free") == std::string::npos &&
                key.find("mem") == std::string::npos) {
                m_used.insert(key);
                return value;
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] bool hasTime() const {
        return m_numbers.contains("hours") || m_numbers.contains("days") || m_numbers.contains("months") ||
               m_numbers.contains("minutes") || m_numbers.contains("seconds");
    }

    // The time that is kept, in the price's unit.
    Exact timeIn(const std::string& unit) {
        const Exact monthHours = take({"month_hours"}).value_or(Exact(730));
        const Exact monthDays = take({"month_days"}).value_or(Exact(30));
        const auto months = take({"months"});
        const auto days = take({"days"});
        if (unit == "month" && (months || days)) {
            return months ? *months : *days / monthDays;
        }
        const Exact hours = hoursKept(months, days, monthHours);
        if (unit == "month") {
            return hours / monthHours;
        }
        return unit == "day"      ? hours / Exact(24)
               : unit == "minute" ? hours * Exact(60)
               : unit == "s"      ? hours * Exact(3600)
               : unit.empty()     ? Exact(1)
                                  : hours;
    }

    Exact hoursKept(const std::optional<Exact>& months, const std::optional<Exact>& days,
                    const Exact& monthHours) {
        const auto hours = take({"hours"});
        const auto minutes = take({"minutes"});
        const auto seconds = take({"seconds"});
        const Exact kept = hours     ? *hours
                           : months  ? *months * monthHours
                           : days    ? *days * Exact(24)
                           : minutes ? *minutes / Exact(60)
                           : seconds ? *seconds / Exact(3600)
                                     : Exact();
        return inStorageIncrements(kept);
    }

    [[nodiscard]] Exact inStorageIncrements(const Exact& hours) const {
        if (m_rule == nullptr || !m_rule->storageIncrement) {
            return hours;
        }
        billing::Rule storage;
        storage.increment = m_rule->storageIncrement;
        const auto time = (hours * Exact(3600)).secondsToDuration();
        return time ? Exact::hours(billing::roundedTime(storage, *time)) : hours;
    }

    const billing::Rule* m_rule;
    std::map<std::string, Exact> m_numbers;
    std::set<std::string> m_used;
    BillingExtras m_extras;
};

} // namespace

BillingExtras billingExtras(const FlatObject& members, const billing::Rule* rule) {
    return ExtrasReader(members, rule).read();
}

} // namespace fitgauge::test
