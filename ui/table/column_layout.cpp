// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/column_layout.h"

#include "ui/table/column_spec.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace fitgauge::ui {

using compare::Column;
using compare::Profile;

namespace {

constexpr int kVersion = 1;
constexpr int kWidest = 1000; // px; wider is a mistake
constexpr std::array kProfiles{Profile::Research, Profile::Live, Profile::Batch};

QString idText(Column column) {
    const std::string_view id = compare::columnId(column);
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

QString profileKey(Profile profile) {
    switch (profile) {
    case Profile::Research:
        return QStringLiteral("research");
    case Profile::Live:
        return QStringLiteral("live");
    case Profile::Batch:
        return QStringLiteral("batch");
    }
    return {};
}

QJsonObject toJson(const ColumnLayout& layout) {
    QJsonArray columns;
    for (std::size_t i = 0; i < layout.places.size(); ++i) {
        const ColumnPlace& place = layout.places[i];
        columns.append(QJsonObject{{QStringLiteral("id"), idText(place.column)},
                                   {QStringLiteral("width"), place.width},
                                   {QStringLiteral("visible"), place.visible},
                                   {QStringLiteral("position"), static_cast<int>(i)}});
    }
    return {{QStringLiteral("chosen"), layout.chosen}, {QStringLiteral("columns"), columns}};
}

// What the text does not name comes at the end, hidden: columns that are newer than the layout.
void addMissing(ColumnLayout& layout) {
    for (const Column column : compare::kAllColumns) {
        if (layout.find(column) == nullptr) {
            layout.places.push_back({column, 0, false});
        }
    }
}

ColumnLayout fromJson(const QJsonObject& json, Profile profile) {
    struct Positioned {
        ColumnPlace place;
        int position = 0;
    };
    std::vector<Positioned> read;
    for (const QJsonValue value : json[QStringLiteral("columns")].toArray()) {
        const QJsonObject entry = value.toObject();
        const auto column = compare::columnFromId(entry[QStringLiteral("id")].toString().toStdString());
        const bool isNew = column && std::ranges::none_of(read, [&](const Positioned& other) {
                               return other.place.column == *column;
                           });
        if (isNew) {
            const int width = entry[QStringLiteral("width")].toInt();
            read.push_back({{*column, width > 0 && width <= kWidest ? width : 0,
                             entry[QStringLiteral("visible")].toBool()},
                            entry[QStringLiteral("position")].toInt()});
        }
    }
    std::ranges::stable_sort(read, {}, &Positioned::position);
    ColumnLayout layout;
    layout.chosen = json[QStringLiteral("chosen")].toBool();
    for (const Positioned& entry : read) {
        layout.places.push_back(entry.place);
    }
    if (std::ranges::none_of(layout.places, &ColumnPlace::visible)) {
        return defaultLayout(profile);
    }
    addMissing(layout);
    return layout;
}

} // namespace

ColumnPlace* ColumnLayout::find(Column column) {
    const auto found = std::ranges::find(places, column, &ColumnPlace::column);
    return found != places.end() ? &*found : nullptr;
}

const ColumnPlace* ColumnLayout::find(Column column) const {
    const auto found = std::ranges::find(places, column, &ColumnPlace::column);
    return found != places.end() ? &*found : nullptr;
}

bool ColumnLayout::move(Column column, int step) {
    const auto from = std::ranges::find(places, column, &ColumnPlace::column) - places.begin();
    auto to = from;
    do {
        to += step;
        if (to < 0 || to >= std::ssize(places)) {
            return false;
        }
    } while (!places[static_cast<std::size_t>(to)].visible);
    const ColumnPlace moved = places[static_cast<std::size_t>(from)];
    places.erase(places.begin() + from);
    places.insert(places.begin() + to, moved);
    chosen = true;
    return true;
}

bool ColumnLayout::setVisible(Column column, bool visible) {
    ColumnPlace* place = find(column);
    if (place == nullptr || place->visible == visible) {
        return place != nullptr;
    }
    if (!visible && std::ranges::count(places, true, &ColumnPlace::visible) == 1) {
        return false;
    }
    place->visible = visible;
    chosen = true;
    return true;
}

ColumnLayout defaultLayout(Profile profile) {
    ColumnLayout layout;
    for (const Column column : defaultColumns(profile)) {
        layout.places.push_back({column, 0, true});
    }
    addMissing(layout);
    return layout;
}

QString layoutsToText(const ProfileLayouts& layouts) {
    QJsonObject profiles;
    for (const Profile profile : kProfiles) {
        profiles[profileKey(profile)] = toJson(layouts[static_cast<std::size_t>(profile)]);
    }
    const QJsonObject all{{QStringLiteral("version"), kVersion}, {QStringLiteral("profiles"), profiles}};
    return QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact));
}

ProfileLayouts layoutsFromText(const QString& text) {
    const QJsonObject all = QJsonDocument::fromJson(text.toUtf8()).object();
    const bool readable = all[QStringLiteral("version")].toInt() == kVersion;
    ProfileLayouts layouts;
    for (const Profile profile : kProfiles) {
        const QJsonObject json = all[QStringLiteral("profiles")][profileKey(profile)].toObject();
        layouts[static_cast<std::size_t>(profile)] =
            readable ? fromJson(json, profile) : defaultLayout(profile);
    }
    return layouts;
}

} // namespace fitgauge::ui
