// SPDX-License-Identifier: GPL-3.0-or-later
// The peers' query through QSortFilterProxyModel: rows in arrays, filter and order by its two hooks. Prints
// "milliseconds rows". `fresh` sets up filter and order on a proxy without a view, as a program at its start;
// `refilter` changes the filter of one that is in use.
#include <QAbstractTableModel>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace {

constexpr double kLeastVram = 80, kMostVram = 95;

struct Row {
    double vram;
    bool spot;
    qint64 price;
};

class Offers : public QAbstractTableModel {
  public:
    explicit Offers(std::vector<Row> rows) : m_rows(std::move(rows)) {}
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex& /*parent*/ = {}) const override { return 1; }
    [[nodiscard]] QVariant data(const QModelIndex& index, int /*role*/) const override {
        return at(index.row()).price;
    }
    [[nodiscard]] const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

  private:
    std::vector<Row> m_rows;
};

class Proxy : public QSortFilterProxyModel {
  public:
    explicit Proxy(const Offers& offers) : m_offers(offers) {}
    void showAll(bool all) {
        m_all = all;
        invalidateFilter();
    }

  protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& /*parent*/) const override {
        const Row& offer = m_offers.at(row);
        return m_all ||
               (offer.vram >= kLeastVram && offer.vram <= kMostVram && !offer.spot && offer.price >= 0);
    }
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override {
        return m_offers.at(left.row()).price < m_offers.at(right.row()).price;
    }

  private:
    const Offers& m_offers;
    bool m_all = false;
};

std::vector<Row> readRows(const QString& path) {
    std::vector<Row> rows;
    QFile file(path);
    if (file.open(QIODevice::ReadOnly)) {
        file.readLine(); // the header
        while (!file.atEnd()) {
            const auto cells = file.readLine().trimmed().split(',');
            if (cells.size() == 4) {
                rows.push_back({cells[1].toDouble(), cells[2] == "1", cells[3].toLongLong()});
            }
        }
    }
    return rows;
}

double median(std::vector<double> times) {
    std::ranges::sort(times);
    return times[times.size() / 2];
}

} // namespace

int main(int argc, char* argv[]) {
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() != 3) {
        return 2;
    }
    Offers offers(readRows(words[1]));
    constexpr int kRounds = 5;
    std::vector<double> times;
    int shown = 0;
    QElapsedTimer timer;
    for (int round = 0; round < kRounds; ++round) {
        Proxy proxy(offers);
        const bool refilters = words[2] == QStringLiteral("refilter");
        if (refilters) {
            proxy.setSourceModel(&offers);
            proxy.sort(0);
            proxy.showAll(true);
        }
        timer.start();
        if (refilters) {
            proxy.showAll(false);
        } else {
            proxy.setSourceModel(&offers);
            proxy.sort(0);
        }
        shown = proxy.rowCount();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::printf("%.3f %d\n", median(times), shown);
    return 0;
}
