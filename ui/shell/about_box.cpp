// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/about_box.h"

#include "ui/shell/main_window.h"

#include <QApplication>
#include <QMessageBox>

namespace fitgauge::ui {

void showAbout(QWidget* window) {
    QMessageBox box(QMessageBox::NoIcon, MainWindow::tr("About Fitgauge"),
                    MainWindow::tr("Fitgauge %1").arg(QApplication::applicationVersion()), QMessageBox::Close,
                    window);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(
        MainWindow::tr("Which is the cheapest card that comfortably fits my model and my traffic, at the "
                       "price I will really pay?\n\nFree software under the GNU General Public License, "
                       "version 3 or later. Prices are readings of public price lists, not quotes."));
    box.exec();
}

} // namespace fitgauge::ui
