// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_text.h"

#include "ui/table/offer_table_model.h"

namespace fitgauge::ui {

namespace {

QString headText(const OfferTableModel& model, int section) {
    const ColumnHead head = model.head(section);
    return head.unit.isEmpty() ? head.title : QStringLiteral("%1 (%2)").arg(head.title, head.unit);
}

// Line breaks and tabs of a catalog's text would break the rows.
QString onOneLine(QString text) {
    return text.replace(u'\t', u' ').replace(u'\n', u' ').replace(u'\r', u' ');
}

QString plainCell(const OfferTableModel& model, int place, int section) {
    const Cell cell = model.cell(place, section);
    switch (cell.kind) {
    case Cell::Kind::Number:
        return cell.text;
    case Cell::Kind::Absent:
        return {};
    case Cell::Kind::Text: {
        const bool runs = QStringView(u"=+-@").contains(cell.text.front());
        return onOneLine(runs ? u'\'' + cell.text : cell.text);
    }
    default:
        return spokenText(cell, columnOf(section));
    }
}

QString markdownCell(QString text) {
    return text.replace(u'\\', QStringLiteral("\\\\")).replace(u'|', QStringLiteral("\\|"));
}

QString line(const QStringList& cells, TableFormat format) {
    return format == TableFormat::Markdown
               ? QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n")
               : cells.join(u'\t') + u'\n';
}

} // namespace

QString tableText(const OfferTableModel& model, const std::vector<int>& places,
                  const std::vector<int>& sections, TableFormat format) {
    const bool markdown = format == TableFormat::Markdown;
    QStringList heads;
    QStringList rule;
    for (const int section : sections) {
        const QString head = headText(model, section);
        heads.append(markdown ? markdownCell(head) : head);
        rule.append(specOf(columnOf(section)).align & Qt::AlignRight ? QStringLiteral("---:")
                                                                     : QStringLiteral("---"));
    }
    QString text = line(heads, format);
    if (markdown) {
        text += line(rule, format);
    }
    for (const int place : places) {
        QStringList cells;
        for (const int section : sections) {
            const QString cell = plainCell(model, place, section);
            cells.append(markdown ? markdownCell(cell) : cell);
        }
        text += line(cells, format);
    }
    return text;
}

} // namespace fitgauge::ui
