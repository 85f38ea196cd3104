// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include <QSettings>

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int kVersion = 1;
const QString kVersionKey = u"version"_s;
const QString kGeometryKey = u"window/geometry"_s;
const QString kStateKey = u"window/state"_s;
const QString kColumnsKey = u"table/columns"_s;
const QString kLanguageKey = u"language"_s;
const QString kThemeKey = u"theme"_s;

QString oneOf(const QString& value, std::initializer_list<QString> choices) {
    return std::find(choices.begin(), choices.end(), value) != choices.end() ? value : QString();
}

} // namespace

Settings::Settings(const QString& file)
    : m_store(std::make_unique<QSettings>(file, QSettings::IniFormat))
    , m_newer(m_store->value(kVersionKey, kVersion).toInt() > kVersion) {}

Settings::~Settings() = default;

QByteArray Settings::windowGeometry() const {
    return m_newer ? QByteArray() : m_store->value(kGeometryKey).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray& geometry) {
    m_store->setValue(kGeometryKey, geometry);
}

QByteArray Settings::windowState() const {
    return m_newer ? QByteArray() : m_store->value(kStateKey).toByteArray();
}

void Settings::setWindowState(const QByteArray& state) {
    m_store->setValue(kStateKey, state);
}

QByteArray Settings::columnLayout() const {
    return m_newer ? QByteArray() : m_store->value(kColumnsKey).toByteArray();
}

void Settings::setColumnLayout(const QByteArray& layout) {
    m_store->setValue(kColumnsKey, layout);
}

QString Settings::language() const {
    return oneOf(m_store->value(kLanguageKey).toString(), {u"en"_s, u"vi"_s});
}

void Settings::setLanguage(const QString& code) {
    m_store->setValue(kLanguageKey, code);
}

QString Settings::theme() const {
    return oneOf(m_store->value(kThemeKey).toString(), {u"light"_s, u"dark"_s});
}

void Settings::setTheme(const QString& name) {
    m_store->setValue(kThemeKey, name);
}

bool Settings::save() {
    m_store->setValue(kVersionKey, kVersion);
    m_store->sync();
    return m_store->status() == QSettings::NoError;
}

} // namespace fitgauge::app
