// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/model_picker.h"

#include "core/models/plain_size.h"
#include "ui/session/comparison_session.h"
#include "ui/text/quantity_text.h"
#include "ui/theme/fitgauge_style.h"
#include "ui/theme/theme.h"
#include "ui/workload/number_parser.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFocusEvent>
#include <QLineEdit>
#include <QWheelEvent>

#include <algorithm>
#include <array>

namespace fitgauge::ui {
namespace {

struct PlainEntry {
    std::int64_t parameters;
    const char16_t* size; // as people call it
};

// The sizes of the Llama 3 line, and common ones between: what "an 8B" usually means.
constexpr std::array kPlainSizes{PlainEntry{1'240'000'000, u"1B"},    PlainEntry{3'210'000'000, u"3B"},
                                 PlainEntry{8'030'000'000, u"8B"},    PlainEntry{14'800'000'000, u"14B"},
                                 PlainEntry{32'800'000'000, u"32B"},  PlainEntry{70'600'000'000, u"70B"},
                                 PlainEntry{405'900'000'000, u"405B"}};

// The name without its publisher: "meta-llama/Llama-3.1-8B-Instruct" is listed as "Llama-3.1-8B-Instruct".
QString shortName(const models::Architecture& model) {
    const QString id = QString::fromStdString(model.id);
    return id.mid(id.lastIndexOf(u'/') + 1);
}

} // namespace

ModelPicker::ModelPicker(std::vector<models::Architecture> models, QWidget* parent) : QComboBox(parent) {
    for (const PlainEntry& entry : kPlainSizes) {
        m_models.push_back(models::plainSize(entry.parameters));
    }
    std::ranges::sort(models, {},
                      [](const models::Architecture& model) { return shortName(model).toLower(); });
    m_models.insert(m_models.end(), std::make_move_iterator(models.begin()),
                    std::make_move_iterator(models.end()));
    setAccessibleName(tr("Model"));
    setObjectName(QStringLiteral("modelPicker"));
    setProperty(kToolBarProperty, true);
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setMaxVisibleItems(20);
    fill();
    auto* completer = new QCompleter(QComboBox::model(), this);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setCompletionMode(QCompleter::PopupCompletion);
    completer->setMaxVisibleItems(20);
    setCompleter(completer);
    lineEdit()->setPlaceholderText(tr("Name, or a size such as 8B"));
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this, &ModelPicker::takeText);
    connect(lineEdit(), &QLineEdit::returnPressed, this, &ModelPicker::takeText);
    connect(this, &QComboBox::activated, this, &ModelPicker::takeIndex);
    setModel(m_models[2]);
}

void ModelPicker::fill() {
    for (const models::Architecture& model : m_models) {
        addItem(nameOf(model));
        if (!model.plainSize) {
            setItemData(count() - 1, QString::fromStdString(model.id), Qt::ToolTipRole);
        }
    }
    insertSeparator(static_cast<int>(kPlainSizes.size()));
}

QString ModelPicker::nameOf(const models::Architecture& model) const {
    if (model.storedBytes > 0) {
        //: %1 is the name of a model that was read from a file with its weights
        return tr("%1 (file)").arg(shortName(model));
    }
    if (!model.plainSize) {
        return shortName(model);
    }
    const auto* entry = std::ranges::find(kPlainSizes, model.totalParameters,
                                          [](const PlainEntry& e) { return std::optional(e.parameters); });
    if (entry != kPlainSizes.end()) {
        //: a plain model size with the shape that is typical for it; %1 is "8B"
        return tr("Llama-class %1").arg(QString::fromUtf16(entry->size));
    }
    //: a plain model size that the user chose; %1 is "9.4B"
    return tr("Custom %1").arg(parametersText(model.totalParameters.value_or(0)).remove(u' '));
}

QSize ModelPicker::sizeHint() const {
    return {units(44), QComboBox::sizeHint().height()};
}

void ModelPicker::follow(ComparisonSession& session) {
    connect(&session, &ComparisonSession::comparisonChanged, this,
            [this, &session] { setModel(session.workload().model); });
    connect(this, &ModelPicker::modelPicked, &session, [this, &session](const models::Architecture& model) {
        compare::Workload workload = session.workload();
        workload.model = model;
        session.setWorkload(workload, tr("Model"));
    });
    setModel(session.workload().model);
}

void ModelPicker::setModel(const models::Architecture& model) {
    if (model == m_model) {
        return;
    }
    m_model = model;
    if (!lineEdit()->isModified()) {
        showName();
    }
}

void ModelPicker::showName() {
    const QString name = nameOf(m_model);
    const QSignalBlocker quiet(this);
    setCurrentIndex(findText(name));
    setEditText(name);
    lineEdit()->setModified(false);
    lineEdit()->setCursorPosition(0);
    setToolTip(m_model.plainSize ? name : QString::fromStdString(m_model.id));
}

void ModelPicker::takeIndex(int index) {
    const int plain = static_cast<int>(kPlainSizes.size());
    if (index == plain) {
        return; // the separator
    }
    const auto position = static_cast<std::size_t>(index > plain ? index - 1 : index);
    if (position < m_models.size()) {
        pick(m_models[position]);
    }
}

void ModelPicker::takeText() {
    const QString typed = lineEdit()->text().trimmed();
    for (const models::Architecture& model : m_models) {
        if (nameOf(model).compare(typed, Qt::CaseInsensitive) == 0 ||
            QString::fromStdString(model.id).compare(typed, Qt::CaseInsensitive) == 0) {
            return pick(model);
        }
    }
    const auto size = typed.isEmpty() ? std::nullopt : parseParameters(typed);
    if (size && *size > 0) {
        return pick(models::plainSize(*size));
    }
    // The first name that holds what was typed, as the list under the field showed it.
    const int found = typed.isEmpty() ? -1 : findText(typed, Qt::MatchContains);
    if (found >= 0) {
        return takeIndex(found);
    }
    showName();
}

void ModelPicker::pick(const models::Architecture& model) {
    lineEdit()->setModified(false);
    const bool changed = model != m_model;
    m_model = model;
    showName();
    if (changed) {
        Q_EMIT modelPicked(m_model);
    }
}

void ModelPicker::focusOutEvent(QFocusEvent* event) {
    QComboBox::focusOutEvent(event);
    // Leaving without Return keeps the model that is in use.
    if (event->reason() != Qt::PopupFocusReason && lineEdit()->isModified()) {
        showName();
    }
}

void ModelPicker::wheelEvent(QWheelEvent* event) {
    event->ignore(); // a model is too large a change to happen by scrolling
}

} // namespace fitgauge::ui
