// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/filter.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace fitgauge::ui {

class ComparisonSession;

// Types an expression filter: of all columns, or of one (compare/expression.h). What does not parse is told
// while it is typed; an empty field takes the filter away. One undo step.
class ExpressionDialog : public QDialog {
    Q_OBJECT

  public:
    ExpressionDialog(ComparisonSession& session, std::optional<compare::Column> column,
                     QWidget* parent = nullptr);
    // Opens a dialog over `parent`, modal to it.
    static ExpressionDialog* ask(ComparisonSession& session, std::optional<compare::Column> column,
                                 QWidget* parent);

    [[nodiscard]] QLineEdit* field() const { return m_field; }
    [[nodiscard]] QPushButton* apply() const { return m_apply; }
    [[nodiscard]] QString message() const;

  private:
    [[nodiscard]] Expected<compare::Expression> parsed() const;
    [[nodiscard]] QString examples() const;
    void check();
    void takeOver();

    ComparisonSession& m_session;
    std::optional<compare::Column> m_column;
    QLineEdit* m_field;
    QComboBox* m_columns;
    QLabel* m_message;
    QPushButton* m_apply = nullptr;
};

// The filter's expression of `column` as it was typed; empty: none.
[[nodiscard]] QString columnExpression(const compare::Filter& filter, compare::Column column);

} // namespace fitgauge::ui
