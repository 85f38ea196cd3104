// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/import_dialog.h"

#include "core/feeds/guess_feed.h"
#include "ui/imports/import_preview.h"
#include "ui/imports/importer.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QDate>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace fitgauge::ui {
namespace {

constexpr int kFormPage = 0;
constexpr int kPreviewPage = 1;

QString latin(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// Files of a folder by cloud are named after it: "aws.csv", "aws-vms.csv".
QString providerInName(const QString& path) {
    return QFileInfo(path).completeBaseName().section(QLatin1Char('-'), 0, 0).section(QLatin1Char('_'), 0, 0);
}

} // namespace

ImportDialog::ImportDialog(Importer& importer, QWidget* parent)
    : QDialog(parent)
    , m_importer(importer)
    , m_pages(new QStackedWidget(this))
    , m_feed(new QComboBox(this))
    , m_provider(new QLineEdit(this))
    , m_file(new QLineEdit(this))
    , m_preview(new ImportPreview(this))
    , m_message(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_back(new QPushButton(tr("&Back"), this))
    , m_next(new QPushButton(this))
    , m_cancel(new QPushButton(tr("Cancel"), this)) {
    setObjectName(QStringLiteral("importDialog"));
    setWindowTitle(tr("Import prices"));
    m_pages->addWidget(makeForm());
    m_pages->addWidget(m_preview);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText); // names come from files
    m_message->hide();
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Working"));
    m_progress->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(units(4), units(4), units(4), units(4));
    column->setSpacing(units(3));
    column->addWidget(m_pages, 1);
    column->addWidget(m_message);
    column->addWidget(m_progress);
    column->addLayout(makeFoot());
    askFile = [this] {
        return QFileDialog::getOpenFileName(this, tr("Price file"), {},
                                            tr("Price files (*.csv *.json *.zip);;All files (*)"));
    };
    connect(&m_importer, &Importer::planned, this, &ImportDialog::showPlan);
    connect(&m_importer, &Importer::applied, this, &QDialog::accept);
    connect(&m_importer, &Importer::failed, this, &ImportDialog::showMessage);
    connect(&m_importer, &Importer::busyChanged, this, &ImportDialog::updateState);
    connect(m_preview, &ImportPreview::decided, this, &ImportDialog::updateState);
    resize(units(170), units(140));
    updateState();
}

QWidget* ImportDialog::makeForm() {
    auto* page = new QWidget(this);
    for (const feeds::Feed* feed : feeds::allFeeds()) {
        m_feed->addItem(latin(feed->title()), latin(feed->id()));
    }
    m_provider->setPlaceholderText(tr("only where the file does not tell: aws, gcp …"));
    auto* browse = new QPushButton(tr("&Choose…"), page);
    connect(browse, &QPushButton::clicked, this, [this] {
        if (const QString path = askFile(); !path.isEmpty()) {
            setFile(path);
        }
    });
    auto* fileRow = new QHBoxLayout;
    fileRow->addWidget(m_file, 1);
    fileRow->addWidget(browse);
    auto* intro =
        new QLabel(tr("Reads prices from a file on this computer; nothing is sent anywhere. You see "
                      "what would change before anything does."),
                   page);
    intro->setWordWrap(true);
    auto* form = new QFormLayout;
    form->setSpacing(units(2));
    const auto addLabelled = [&](const QString& text, QWidget* input, auto* row) {
        auto* label = new QLabel(text, page);
        label->setBuddy(input);
        form->addRow(label, row);
    };
    addLabelled(tr("Price &source"), m_feed, m_feed);
    addLabelled(tr("&File"), m_file, fileRow);
    addLabelled(tr("&Provider"), m_provider, m_provider);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(units(3));
    column->addWidget(intro);
    column->addLayout(form);
    column->addStretch(1);
    connect(m_file, &QLineEdit::textChanged, this, &ImportDialog::updateState);
    connect(m_feed, &QComboBox::currentIndexChanged, this, &ImportDialog::updateState);
    return page;
}

QLayout* ImportDialog::makeFoot() {
    auto* foot = new QHBoxLayout;
    foot->setSpacing(units(2));
    foot->addWidget(m_back);
    foot->addStretch(1);
    foot->addWidget(m_cancel);
    foot->addWidget(m_next);
    m_next->setDefault(true);
    connect(m_back, &QPushButton::clicked, this, &ImportDialog::goBack);
    connect(m_next, &QPushButton::clicked, this, &ImportDialog::goOn);
    connect(m_cancel, &QPushButton::clicked, this, &ImportDialog::reject);
    return foot;
}

// What the file begins with tells more than its name: "gcp.csv" is a table of many and no answer of Google.
void ImportDialog::setFile(const QString& path) {
    m_file->setText(path);
    QFile file(path);
    if (file.open(QIODevice::ReadOnly)) {
        const QByteArray head = file.read(static_cast<qint64>(feeds::kHeadBytes));
        const feeds::Feed* feed = feeds::guessFeed({head.constData(), static_cast<std::size_t>(head.size())});
        if (feed != nullptr) {
            m_feed->setCurrentIndex(m_feed->findData(latin(feed->id())));
        }
    }
    m_provider->clear();
    suggestProvider();
}

// SkyPilot's files name no provider; their own names do.
void ImportDialog::suggestProvider() {
    const bool isNeeded = m_feed->currentData().toString() == QStringLiteral("skypilot");
    if (isNeeded && m_provider->text().trimmed().isEmpty()) {
        m_provider->setText(providerInName(m_file->text().trimmed()));
    }
}

QString ImportDialog::message() const {
    return m_message->text();
}

bool ImportDialog::isPreviewShown() const {
    return m_pages->currentIndex() == kPreviewPage;
}

void ImportDialog::goOn() {
    showMessage({});
    if (!isPreviewShown()) {
        read();
    } else if (m_plan != nullptr) {
        m_importer.apply(m_plan, m_preview->options());
    }
}

void ImportDialog::goBack() {
    m_plan.reset();
    m_pages->setCurrentIndex(kFormPage);
    showMessage({});
}

void ImportDialog::read() {
    suggestProvider();
    ImportRequest request;
    request.feed = feeds::findFeed(m_feed->currentData().toString().toStdString());
    request.provider = m_provider->text().trimmed().toLower().toStdString();
    request.file = QFile::encodeName(m_file->text().trimmed()).toStdString();
    request.today = Date(static_cast<std::int32_t>(QDate(1970, 1, 1).daysTo(QDate::currentDate())));
    if (request.feed != nullptr) {
        m_importer.plan(request);
    }
}

void ImportDialog::showPlan(const std::shared_ptr<const ImportPlan>& plan) {
    m_plan = plan;
    m_preview->setPlan(*plan);
    m_pages->setCurrentIndex(kPreviewPage);
    updateState();
    m_next->setFocus(Qt::OtherFocusReason);
}

void ImportDialog::showMessage(const QString& sentence) {
    m_message->setText(sentence);
    m_message->setVisible(!sentence.isEmpty());
    updateState();
}

void ImportDialog::updateState() {
    const bool busy = m_importer.isBusy();
    m_progress->setVisible(busy);
    m_pages->setEnabled(!busy);
    m_back->setVisible(isPreviewShown());
    m_back->setEnabled(!busy);
    m_next->setText(isPreviewShown() ? tr("&Import") : tr("&Read the file"));
    m_next->setEnabled(!busy &&
                       (isPreviewShown() ? m_preview->mayApply() : !m_file->text().trimmed().isEmpty()));
}

// While something runs, Cancel stops that; else it closes.
void ImportDialog::reject() {
    if (m_importer.isBusy()) {
        m_importer.cancel();
        return;
    }
    QDialog::reject();
}

} // namespace fitgauge::ui
