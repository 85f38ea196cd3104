// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/model_opener.h"

#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/session_support.h"
#include "ui/details/detail_facts.h"
#include "ui/workload/model_picker.h"

#include <QSignalSpy>

#include <fstream>

using namespace fitgauge;
using namespace fitgauge::ui;
using namespace fitgauge::ui::test;
using namespace Qt::StringLiterals;

namespace {

const char* const kConfig =
    R"json({"_name_or_path": "org/Mine-4B", "model_type": "llama", "hidden_size": 2560,
    "num_hidden_layers": 36, "num_attention_heads": 32, "num_key_value_heads": 8, "head_dim": 128,
    "intermediate_size": 9728, "vocab_size": 151936, "torch_dtype": "bfloat16"})json";

} // namespace

TEST_CASE("A model file becomes the workload's model as one step that undo takes back") {
    const fitgauge::test::TemporaryFolder folder;
    std::ofstream(folder / "config.json") << kConfig;
    ComparisonSession session;
    open(session);
    const auto before = session.workload();
    QString refused;
    const QString path = QString::fromStdString((folder / "config.json").string());
    ModelOpener opener(session, {[&] { return path; }, [&](const QString& text) { refused = text; }});
    QSignalSpy opened(&opener, &ModelOpener::opened);
    opener.askAndOpen();
    REQUIRE(QTest::qWaitFor([&] { return opened.count() == 1; }));
    CHECK(refused.isEmpty());
    CHECK(session.workload().model.id == "org/Mine-4B");
    CHECK(session.workload().model.layers == 36);
    session.undoStack().undo();
    CHECK(session.workload() == before);
}

TEST_CASE("A file that is no model leaves everything and says one sentence that names the field") {
    const fitgauge::test::TemporaryFolder folder;
    std::ofstream(folder / "config.json") << R"({"model_type": "llama", "hidden_size": -5})";
    ComparisonSession session;
    open(session);
    const auto before = session.workload();
    QString refused;
    ModelOpener opener(session, {{}, [&](const QString& text) { refused = text; }});
    opener.open(QString::fromStdString((folder / "config.json").string()));
    REQUIRE(QTest::qWaitFor([&] { return !refused.isEmpty(); }));
    CHECK(refused.contains(u"hidden_size"_s));
    CHECK(session.workload() == before);
    CHECK_FALSE(session.undoStack().canUndo());
}

TEST_CASE("A model with its weights at hand is named as a file") {
    ModelPicker picker({});
    models::Architecture model;
    model.id = "org/Mine-4B";
    CHECK_FALSE(picker.nameOf(model).contains(u"file"_s));
    model.storedBytes = 1000;
    CHECK(picker.nameOf(model) == u"Mine-4B (file)"_s);
}

TEST_CASE("How computed gives formula inputs and source of each part and the parts are those of the gauge",
          "[X-05][S-07]") {
    ComparisonSession session;
    open(session);
    const auto& comparison = *session.comparison();
    const DetailSubject subject{comparison, *comparison.answer().row};
    const auto rows = formulaFacts(subject);
    const auto& parts = comparison.memory(subject.row).parts;
    std::size_t formulas = 0;
    for (const FactRow& row : rows) {
        formulas += row.label == u"Formula"_s ? 1 : 0;
        CHECK_FALSE(row.value.isEmpty());
    }
    CHECK(formulas == parts.size());
    CHECK(rows.front().value == u"14.96 GiB"_s);
    CHECK(rows.at(2).value.contains(u"8.03"_s));
}

TEST_CASE("The longest context for the users asked for follows from the memory that is left", "[S-47]") {
    ComparisonSession session;
    open(session);
    const auto row = *session.comparison()->answer().row;
    const auto rows = contextFacts({*session.comparison(), row});
    REQUIRE(rows.size() == 2);
    // 45.00 x 0.85 - 16.46 GiB of 128 KiB a token for 16 users: 11,157; to the brim 14,613.
    CHECK(rows[0].value.toStdString() == "11,157 tokens");
    CHECK(rows[1].value.toStdString() == "14,613 tokens");
}
