// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/text/quantity_text.h"

#include <QLocale>

using namespace fitgauge;
using namespace fitgauge::ui;

namespace {

struct LocaleGuard {
    explicit LocaleGuard(const QLocale& locale) : m_before(uiLocale()) { setUiLocale(locale); }
    ~LocaleGuard() { setUiLocale(m_before); }
    LocaleGuard(const LocaleGuard&) = delete;
    LocaleGuard& operator=(const LocaleGuard&) = delete;

  private:
    QLocale m_before;
};

const QLocale kEnglish(QLocale::English, QLocale::UnitedStates);
const QLocale kVietnamese(QLocale::Vietnamese);

Money usd(const char* text) {
    return Money::parse(text, Currency()).value();
}

QString seconds(std::int64_t n) {
    return durationText(Duration::seconds(n));
}

} // namespace

TEST_CASE("Counts and decimals follow the language of the window") {
    const LocaleGuard english(kEnglish);
    CHECK(countText(24'900) == QStringLiteral("24,900"));
    CHECK(decimalText(1.734, 2) == QStringLiteral("1.73"));
    CHECK(decimalText(-0.001, 2) == QStringLiteral("0.00"));
    const LocaleGuard vietnamese(kVietnamese);
    CHECK(countText(24'900) == QStringLiteral("24.900"));
    CHECK(decimalText(1.734, 2) == QStringLiteral("1,73"));
}

TEST_CASE("Per cent rounds half up and has a thin space in English") {
    const LocaleGuard english(kEnglish);
    CHECK(percentText(721'000) == QStringLiteral("72\u2009%"));
    CHECK(percentText(725'000) == QStringLiteral("73\u2009%"));
    CHECK(percentText(0) == QStringLiteral("0\u2009%"));
}

TEST_CASE("Money prints the digits that it holds") {
    const LocaleGuard english(kEnglish);
    CHECK(moneyText(usd("0.9"), 2) == QStringLiteral("0.90"));
    CHECK(moneyText(usd("1234567.891"), 2) == QStringLiteral("1,234,567.89"));
    CHECK(moneyText(Money{-1'500'000'000, Currency()}, 1) == QStringLiteral("-1.5"));
    const LocaleGuard vietnamese(kVietnamese);
    CHECK(moneyText(usd("1234567.891"), 2) == QStringLiteral("1.234.567,89"));
}

TEST_CASE("Costs have cents below a hundred and none above") {
    const LocaleGuard english(kEnglish);
    CHECK(costText(usd("44")) == QStringLiteral("44.00"));
    CHECK(costText(usd("99.994")) == QStringLiteral("99.99"));
    CHECK(costText(usd("99.996")) == QStringLiteral("100"));
    CHECK(costText(usd("1168.4")) == QStringLiteral("1,168"));
}

TEST_CASE("Durations take the unit that people use") {
    const LocaleGuard english(kEnglish);
    CHECK(durationText(Duration::milliseconds(600)) == QStringLiteral("0.6 s"));
    CHECK(seconds(1) == QStringLiteral("1 s"));
    CHECK(seconds(60) == QStringLiteral("1 min"));
    CHECK(seconds(90) == QStringLiteral("90 s"));
    CHECK(seconds(150) == QStringLiteral("2 min 30 s"));
    CHECK(seconds(1200) == QStringLiteral("20 min"));
    CHECK(seconds(3600) == QStringLiteral("1 h"));
    CHECK(seconds(3 * 3600 + 40 * 60) == QStringLiteral("3 h 40 min"));
    CHECK(durationText(kMonth) == QStringLiteral("730 h"));
}

TEST_CASE("Parameter counts have up to three figures") {
    const LocaleGuard english(kEnglish);
    CHECK(parametersText(8'030'000'000) == QStringLiteral("8.03 B"));
    CHECK(parametersText(70'600'000'000) == QStringLiteral("70.6 B"));
    CHECK(parametersText(8'000'000'000) == QStringLiteral("8 B"));
    CHECK(parametersText(999'900'000'000) == QStringLiteral("1 T"));
    CHECK(parametersText(350'000'000) == QStringLiteral("350 M"));
    CHECK(parametersText(0) == QStringLiteral("0"));
}

TEST_CASE("Memory in use prints in GiB") {
    const LocaleGuard english(kEnglish);
    CHECK(gibText(Bytes(16'060'000'000)) == QStringLiteral("14.96"));
    CHECK(gibText(Bytes::fromGib(45), 1) == QStringLiteral("45.0"));
}
