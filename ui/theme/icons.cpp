// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include "ui/theme/theme.h"

#include <QFile>
#include <QGuiApplication>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

namespace fitgauge::ui {

namespace {

struct CacheKey {
    QString name;
    QRgb color;
    int size;
    int ratioPercent;
    friend bool operator==(const CacheKey&, const CacheKey&) = default;
};

std::size_t qHash(const CacheKey& key, std::size_t seed) {
    return qHashMulti(seed, key.name, key.color, key.size, key.ratioPercent);
}

// The files are drawn in black strokes; the colour is put in before the renderer reads them.
QByteArray svgIn(const QString& name, const QColor& color) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    const bool found = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(found, "iconPixmap", qPrintable(name));
    return found ? file.readAll().replace("#000000", color.name(QColor::HexRgb).toLatin1()) : QByteArray();
}

QPixmap render(const QString& name, const QColor& color, int size, qreal pixelRatio) {
    QPixmap pixmap(QSizeF(size * pixelRatio, size * pixelRatio).toSize());
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(svgIn(name, color));
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(pixmap.rect()));
    painter.end();
    pixmap.setDevicePixelRatio(pixelRatio);
    return pixmap;
}

// Draws at paint time in the colours of the theme that holds then: a switch needs no new icons.
class ThemeIconEngine : public QIconEngine {
  public:
    explicit ThemeIconEngine(QString name) : m_name(std::move(name)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        Q_UNUSED(state)
        const qreal ratio = painter->device() != nullptr ? painter->device()->devicePixelRatioF() : 1.0;
        const int side = std::min(rect.width(), rect.height());
        const QPoint corner = rect.center() - QPoint((side - 1) / 2, (side - 1) / 2);
        painter->drawPixmap(corner, iconPixmap(m_name, colorOf(mode), side, ratio));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        return scaledPixmap(size, mode, state, 1.0);
    }
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) override {
        Q_UNUSED(state)
        // `size` counts device pixels already.
        const int side = std::min(size.width(), size.height());
        QPixmap pixmap = iconPixmap(m_name, colorOf(mode), side, 1.0);
        pixmap.setDevicePixelRatio(scale);
        return pixmap;
    }
    [[nodiscard]] QIconEngine* clone() const override { return new ThemeIconEngine(m_name); }

  private:
    static QColor colorOf(QIcon::Mode mode) {
        const Theme& theme = themeOf(QGuiApplication::palette());
        return mode == QIcon::Disabled ? theme.disabled : theme.text2;
    }
    QString m_name;
};

} // namespace

QPixmap iconPixmap(const QString& name, const QColor& color, int size, qreal pixelRatio) {
    static QHash<CacheKey, QPixmap> cache; // GUI thread only; bounded by names x colours x sizes in use
    const CacheKey key{name, color.rgb(), size, qRound(pixelRatio * 100)};
    const auto found = cache.constFind(key);
    if (found != cache.cend()) {
        return *found;
    }
    return *cache.insert(key, render(name, color, size, pixelRatio));
}

QIcon icon(const QString& name) {
    return QIcon(new ThemeIconEngine(name));
}

} // namespace fitgauge::ui
