// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"

#include "ui/text/quantity_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

// Q_INIT_RESOURCE must stand outside any namespace.
static void initLanguagesResource() {
    Q_INIT_RESOURCE(languages);
}

namespace fitgauge::app {

using namespace Qt::StringLiterals;

namespace {

// English needs a file too: plural forms. Debian's Qt has no Vietnamese words of its own, so ours stand
// beside.
void install(QCoreApplication& application, const QString& name) {
    auto* translator = new QTranslator(&application);
    if (translator->load(u":/i18n/"_s + name)) {
        QCoreApplication::installTranslator(translator);
    }
}

// Those of the language before; each removal tells every widget to say itself anew.
void removeTranslators(QCoreApplication& application) {
    for (QTranslator* translator : application.findChildren<QTranslator*>(Qt::FindDirectChildrenOnly)) {
        QCoreApplication::removeTranslator(translator);
        delete translator;
    }
}

} // namespace

void applyLanguage(QCoreApplication& application, const QString& code) {
    initLanguagesResource();
    const bool vietnamese =
        code.isEmpty() ? QLocale::system().language() == QLocale::Vietnamese : code == u"vi"_s;
    const QLocale locale = vietnamese ? QLocale(QLocale::Vietnamese, QLocale::Vietnam)
                                      : QLocale(QLocale::English, QLocale::UnitedStates);
    QLocale::setDefault(locale);
    ui::setUiLocale(locale);
    removeTranslators(application);
    if (vietnamese) {
        install(application, u"qtbase_vi"_s);
    }
    install(application, vietnamese ? u"fitgauge_vi"_s : u"fitgauge_en"_s);
}

} // namespace fitgauge::app
