// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/launch_dialog.h"

#include "ui/answer/offer_words.h"
#include "ui/theme/theme.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

#include <array>

namespace fitgauge::ui {

using report::LaunchNote;
using report::LaunchTool;

LaunchDialog::LaunchDialog(std::shared_ptr<const compare::Comparison> comparison,
                           compare::OfferTable::Row row, QWidget* parent)
    : QDialog(parent), m_tabs(new QTabWidget(this)) {
    setObjectName(QStringLiteral("launchDialog"));
    setWindowTitle(tr("Launch commands"));
    auto* title = new QLabel(offerTitle(comparison->table(), row), this);
    title->setTextFormat(Qt::PlainText); // names come from the catalog
    title->setFont(fontOf(TextStyle::Body, true));
    auto* what = new QLabel(
        tr("With the settings that were sized: context, users, formats, cards, memory share."), this);
    what->setWordWrap(true);
    // Names of programs, in no language.
    const std::array<std::pair<QString, LaunchTool>, 4> tools{
        {{QStringLiteral("vLLM"), LaunchTool::Vllm},
         {QStringLiteral("SGLang"), LaunchTool::Sglang},
         {QStringLiteral("llama.cpp"), LaunchTool::LlamaServer},
         {QStringLiteral("SkyPilot"), LaunchTool::SkyPilot}}};
    for (const auto& [name, tool] : tools) {
        addPage(name, report::launchOf(*comparison, row, tool));
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* copy = buttons->addButton(tr("Co&py"), QDialogButtonBox::ActionRole);
    const auto offerCopy = [this, copy](int tab) { copy->setEnabled(!commandText(tab).isEmpty()); };
    connect(m_tabs, &QTabWidget::currentChanged, this, offerCopy);
    offerCopy(m_tabs->currentIndex());
    connect(copy, &QPushButton::clicked, this, &LaunchDialog::copyCurrent);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(units(4), units(4), units(4), units(4));
    column->setSpacing(units(2));
    column->addWidget(title);
    column->addWidget(what);
    column->addWidget(m_tabs, 1);
    column->addWidget(buttons);
    resize(units(155), units(115));
}

void LaunchDialog::addPage(const QString& name, const report::Launch& launch) {
    QStringList sentences;
    for (const LaunchNote note : launch.notes) {
        sentences << launchNoteText(note);
    }
    m_pages.push_back({QString::fromStdString(launch.text), sentences.join(u'\n')});
    auto* page = new QWidget(m_tabs);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, units(2), 0, 0);
    column->setSpacing(units(2));
    if (!launch.text.empty()) {
        auto* text = new QPlainTextEdit(m_pages.back().text, page);
        text->setReadOnly(true);
        text->setLineWrapMode(QPlainTextEdit::NoWrap);
        text->setTabChangesFocus(true);
        text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        text->setAccessibleName(name);
        column->addWidget(text, 1);
    }
    auto* notes = new QLabel(m_pages.back().notes, page);
    notes->setTextFormat(Qt::PlainText);
    notes->setWordWrap(true);
    notes->setVisible(!sentences.isEmpty());
    column->addWidget(notes);
    if (launch.text.empty()) {
        column->addStretch();
    }
    m_tabs->addTab(page, name);
}

QString LaunchDialog::commandText(int tab) const {
    return m_pages.at(static_cast<std::size_t>(tab)).text;
}

QString LaunchDialog::notes(int tab) const {
    return m_pages.at(static_cast<std::size_t>(tab)).notes;
}

void LaunchDialog::copyCurrent() {
    QGuiApplication::clipboard()->setText(commandText(m_tabs->currentIndex()));
}

QString launchNoteText(LaunchNote note) {
    switch (note) {
    case LaunchNote::PutModelHere:
        return LaunchDialog::tr("Put the name or the file of your model where it says MODEL.");
    case LaunchNote::QuantisedWeights:
        return LaunchDialog::tr(
            "Use weights that are stored in the chosen format; the server finds it in them.");
    case LaunchNote::FormatNotTaken:
        return LaunchDialog::tr("This server cannot load the chosen weight format.");
    case LaunchNote::KvNotTaken:
        return LaunchDialog::tr("This server has no such KV cache format; its 16-bit one needs more memory "
                                "than was estimated.");
    case LaunchNote::SizedForAnother:
        return LaunchDialog::tr("The memory was estimated for another engine.");
    case LaunchNote::Training:
        return LaunchDialog::tr("A training run starts no server.");
    case LaunchNote::ProviderNotKnown:
        return LaunchDialog::tr(
            "SkyPilot has no known name for this provider: it may choose any cloud with the "
            "card.");
    case LaunchNote::CardNotKnown:
        return LaunchDialog::tr("SkyPilot's name of this card is not known: check it.");
    case LaunchNote::PartOfCardOrUnclear:
        return LaunchDialog::tr("SkyPilot rents whole cards; this offer is not a whole number of them.");
    }
    return {};
}

} // namespace fitgauge::ui
