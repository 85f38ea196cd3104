<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi_VN" sourcelanguage="en_US">
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear &amp;filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Research</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Live serving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Users at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add to or remove from compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pin as baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Why this answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Fitgauge</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuantityText</name>
    <message>
        <source>%1 s</source>
        <extracomment>seconds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>minutes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <extracomment>minutes and seconds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <extracomment>hours</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <extracomment>hours and minutes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&#x2009;%</source>
        <extracomment>per cent; the space is a thin one (U+2009), leave it out where the language sets none</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 T</source>
        <extracomment>trillions of parameters</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 B</source>
        <extracomment>billions of parameters</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 M</source>
        <extracomment>millions of parameters</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wiring</name>
    <message>
        <source>%1 It was kept as %2; the bundled catalog is in use.</source>
        <extracomment>%1 is a sentence that says what was wrong, %2 the path under which the file was kept.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::CentreArea</name>
    <message>
        <source>Offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::HeaderBar</name>
    <message>
        <source>Prices %1–%2 days old</source>
        <extracomment>%1 and %2 are numbers of days: the age of the freshest and of the oldest price.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price ages unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) past the age limit of their source</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Profile and model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::MainWindow</name>
    <message>
        <source>%1 of %2 shown</source>
        <extracomment>%1 of %2 offers are shown.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fitgauge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimates, not a quote</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::NoticeBar</name>
    <message>
        <source>Dismiss this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ProfileSwitch</name>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Research</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live serving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
