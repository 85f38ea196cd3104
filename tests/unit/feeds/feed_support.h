// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The bundled parts and names, as feeds look them up.
#include "core/catalog/catalog.h"
#include "core/feeds/feed.h"
#include "core/feeds/instance_table.h"
#include "tests/support/bundled.h"

namespace fitgauge::test {

inline const feeds::Context& feedContext() {
    static const catalog::Facts facts = catalog::readBundled(bundledFiles()).value();
    static const hardware::AliasResolver resolver(facts.gpus, facts.aliases);
    static const feeds::InstanceTable instances =
        feeds::InstanceTable::parse(
            readFile((catalogFolder() / "instance_gpus.csv").string(), std::size_t{1} << 20U).value())
            .value();
    static const feeds::Context context{facts.gpus, resolver, instances, {}, {}};
    return context;
}

// The same for the file of one provider.
inline feeds::Context feedContextOf(std::string provider) {
    feeds::Context context = feedContext();
    context.provider = std::move(provider);
    return context;
}

inline feeds::ReadResult readWith(std::string_view feed, std::string_view bytes) {
    return feeds::findFeed(feed)->read(bytes, feedContext()).value();
}

} // namespace fitgauge::test
