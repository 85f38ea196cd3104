// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <string>
#include <vector>

class QLineEdit;
class QListWidget;

namespace fitgauge::ui {

// Many names of which some are chosen: a short list with check boxes, and a field that narrows it when it is
// long. None chosen means "all".
class CheckList : public QWidget {
    Q_OBJECT

  public:
    struct Item {
        std::string id;
        QString text; // plain
        friend bool operator==(const Item&, const Item&) = default;
    };

    // `name` is the spoken name of the list, such as "GPU types".
    explicit CheckList(const QString& name, QWidget* parent = nullptr);
    void setItems(const std::vector<Item>& items); // kept as they are when nothing changed
    void setChosen(const std::vector<std::string>& ids);
    [[nodiscard]] std::vector<std::string> chosen() const;
    [[nodiscard]] QListWidget* list() const { return m_list; }
    void setName(const QString& name);

  Q_SIGNALS:
    void chosenChanged(); // by the user

  private:
    void narrow(const QString& text);

    QLineEdit* m_find;
    QListWidget* m_list;
    std::vector<Item> m_items;
};

} // namespace fitgauge::ui
