// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <memory>

class QSettings;

namespace fitgauge::app {

// What is remembered between starts, one accessor a setting. A value that cannot be read is its default. The
// file is versioned; a newer version's window layout is left alone and not applied.
class Settings {
  public:
    explicit Settings(const QString& file);
    ~Settings();

    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    [[nodiscard]] QByteArray windowState() const;
    void setWindowState(const QByteArray& state);
    [[nodiscard]] QByteArray columnLayout() const; // JSON text made by ui/table
    void setColumnLayout(const QByteArray& layout);

    [[nodiscard]] QString language() const; // "en", "vi" or empty: the system's
    void setLanguage(const QString& code);
    [[nodiscard]] QString theme() const; // "light", "dark" or empty: the system's
    void setTheme(const QString& name);

    // False when the file could not be written.
    [[nodiscard]] bool save();

  private:
    std::unique_ptr<QSettings> m_store;
    bool m_newer = false;
};

} // namespace fitgauge::app
