<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>AnswerStrip</name>
    <message numerus="yes">
        <source>Cheapest at prices up to %n days old. Update to confirm.</source>
        <translation>
            <numerusform>Cheapest at prices up to %n day old. Update to confirm.</numerusform>
            <numerusform>Cheapest at prices up to %n days old. Update to confirm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do not fit</source>
        <translation>
            <numerusform>%n does not fit</numerusform>
            <numerusform>%n do not fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tight</source>
        <translation>
            <numerusform>%n tight</numerusform>
            <numerusform>%n tight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n below the target</source>
        <translation>
            <numerusform>%n below the target</numerusform>
            <numerusform>%n below the target</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at an old price</source>
        <translation>
            <numerusform>%n at an old price</numerusform>
            <numerusform>%n at an old price</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without “%1” %n offers come back.</source>
        <extracomment>%1 is the name of a filter</extracomment>
        <translation>
            <numerusform>Without “%1” %n offer comes back.</numerusform>
            <numerusform>Without “%1” %n offers come back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Needs %n cards</source>
        <translation>
            <numerusform>Needs %n card</numerusform>
            <numerusform>Needs %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>price %n days old</source>
        <translation>
            <numerusform>price %n day old</numerusform>
            <numerusform>price %n days old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reserved for %n month(s)</source>
        <translation>
            <numerusform>reserved for %n month</numerusform>
            <numerusform>reserved for %n months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellWords</name>
    <message numerus="yes">
        <source>%n machine(s) carry the peak; %1</source>
        <extracomment>%1: what the sum is for</extracomment>
        <translation>
            <numerusform>%n machine carries the peak; %1</numerusform>
            <numerusform>%n machines carry the peak; %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation>
            <numerusform>%n user</numerusform>
            <numerusform>%n users</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message numerus="yes">
        <source>%n GPU types</source>
        <translation>
            <numerusform>%n GPU type</numerusform>
            <numerusform>%n GPU types</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n providers</source>
        <translation>
            <numerusform>%n provider</numerusform>
            <numerusform>%n providers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n day(s) old</source>
        <translation>
            <numerusform>at most %n day old</numerusform>
            <numerusform>at most %n days old</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FitText</name>
    <message numerus="yes">
        <source>%1 of %2 GiB usable · %3 · tight · comfortable with %n user(s) fewer.</source>
        <extracomment>GiB needed, GiB usable, per cent; %n: how many users too many</extracomment>
        <translation>
            <numerusform>%1 of %2 GiB usable · %3 · tight · comfortable with %n user fewer.</numerusform>
            <numerusform>%1 of %2 GiB usable · %3 · tight · comfortable with %n users fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 GiB, one card has %2 · %3 GiB short · fits on %n card(s).</source>
        <extracomment>GiB needed, GiB usable of one card, GiB short; %n: cards that hold it</extracomment>
        <translation>
            <numerusform>%1 GiB, one card has %2 · %3 GiB short · fits on %n card.</numerusform>
            <numerusform>%1 GiB, one card has %2 · %3 GiB short · fits on %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message numerus="yes">
        <source>Needs %n card(s)</source>
        <comment>graphics cards in one machine</comment>
        <translation>
            <numerusform>Needs %n card</numerusform>
            <numerusform>Needs %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not in the search</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln not in the search</numerusform>
            <numerusform>%Ln not in the search</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of other providers</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln of other providers</numerusform>
            <numerusform>%Ln of other providers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with other GPUs</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln with other GPUs</numerusform>
            <numerusform>%Ln with other GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in other regions</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln in other regions</numerusform>
            <numerusform>%Ln in other regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by VRAM</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln by VRAM</numerusform>
            <numerusform>%Ln by VRAM</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by price</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln by price</numerusform>
            <numerusform>%Ln by price</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in other tiers</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln in other tiers</numerusform>
            <numerusform>%Ln in other tiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by access</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln by access</numerusform>
            <numerusform>%Ln by access</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln billed in larger steps</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln billed in larger steps</numerusform>
            <numerusform>%Ln billed in larger steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln do not fit</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln does not fit</numerusform>
            <numerusform>%Ln do not fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln multi-GPU</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln multi-GPU</numerusform>
            <numerusform>%Ln multi-GPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reclaimable</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln reclaimable</numerusform>
            <numerusform>%Ln reclaimable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln miss the target</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln misses the target</numerusform>
            <numerusform>%Ln miss the target</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by the expression</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln by the expression</numerusform>
            <numerusform>%Ln by the expression</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by column filters</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln by column filters</numerusform>
            <numerusform>%Ln by column filters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of other kinds of provider</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln of another kind of provider</numerusform>
            <numerusform>%Ln of other kinds of provider</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of other makes</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln of another make</numerusform>
            <numerusform>%Ln of other makes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by VRAM of all cards</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln by VRAM of all cards</numerusform>
            <numerusform>%Ln by VRAM of all cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by bandwidth</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln by bandwidth</numerusform>
            <numerusform>%Ln by bandwidth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by number of GPUs</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln by number of GPUs</numerusform>
            <numerusform>%Ln by number of GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without the precisions</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln without the precisions</numerusform>
            <numerusform>%Ln without the precisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by interconnect</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln by interconnect</numerusform>
            <numerusform>%Ln by interconnect</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by price age</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln by price age</numerusform>
            <numerusform>%Ln by price age</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with other commitments</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln with another commitment</numerusform>
            <numerusform>%Ln with other commitments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by tax</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln by tax</numerusform>
            <numerusform>%Ln by tax</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by storage</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln by storage</numerusform>
            <numerusform>%Ln by storage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by egress</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln by egress</numerusform>
            <numerusform>%Ln by egress</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not ready in time</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln not ready in time</numerusform>
            <numerusform>%Ln not ready in time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message numerus="yes">
        <source>%1 · %2 · %n offers</source>
        <extracomment>one source: provider, dates of its prices, number of offers from it</extracomment>
        <translation>
            <numerusform>%1 · %2 · %n offer</numerusform>
            <numerusform>%1 · %2 · %n offers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more pages: the CSV export names the source of every offer.</source>
        <translation>
            <numerusform>%n more page: the CSV export names the source of every offer.</numerusform>
            <numerusform>%n more pages: the CSV export names the source of every offer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Price %n days old; %1.</source>
        <extracomment>%n days; %1 market such as &quot;on-demand&quot;</extracomment>
        <translation>
            <numerusform>Price %n day old; %1.</numerusform>
            <numerusform>Price %n days old; %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which is the cheapest card that comfortably fits %1 for %n users?</source>
        <translation>
            <numerusform>Which is the cheapest card that comfortably fits %1 for %n user?</numerusform>
            <numerusform>Which is the cheapest card that comfortably fits %1 for %n users?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plans</name>
    <message numerus="yes">
        <source>%n price(s) changed</source>
        <translation>
            <numerusform>%n price changed</numerusform>
            <numerusform>%n prices changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) gone</source>
        <translation>
            <numerusform>%n offer gone</numerusform>
            <numerusform>%n offers gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) as they were</source>
        <translation>
            <numerusform>%n offer as it was</numerusform>
            <numerusform>%n offers as they were</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionChart</name>
    <message numerus="yes">
        <source>The other %n charge(s) for what you use.</source>
        <extracomment>continues &quot;At 20 min X charges 3.00 USD, 3.0× what you use.&quot;</extracomment>
        <translation>
            <numerusform>The other %n charges for what you use.</numerusform>
            <numerusform>The other %n charge for what you use.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message numerus="yes">
        <source>%Ln more do(es) not fit</source>
        <comment>cheaper offers</comment>
        <translation>
            <numerusform>%Ln more does not fit</numerusform>
            <numerusform>%Ln more do not fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more (is/are) tight</source>
        <comment>cheaper offers</comment>
        <translation>
            <numerusform>%Ln more is tight</numerusform>
            <numerusform>%Ln more are tight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more miss(es) the target</source>
        <comment>cheaper offers</comment>
        <translation>
            <numerusform>%Ln more misses the target</numerusform>
            <numerusform>%Ln more miss the target</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more with an old price</source>
        <comment>cheaper offers</comment>
        <translation>
            <numerusform>%Ln more with an old price</numerusform>
            <numerusform>%Ln more with an old price</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on each of %Ln card(s)</source>
        <translation>
            <numerusform>%1 on %Ln card</numerusform>
            <numerusform>%1 on each of %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln day(s) old</source>
        <translation>
            <numerusform>%1, %Ln day old</numerusform>
            <numerusform>%1, %Ln days old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>limit %Ln day(s)</source>
        <translation>
            <numerusform>limit %Ln day</numerusform>
            <numerusform>limit %Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cheapest of the %Ln offer(s) that pass(es) every test.</source>
        <translation>
            <numerusform>%Ln offer passes every test: this one.</numerusform>
            <numerusform>Cheapest of the %Ln offers that pass every test.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its price is %Ln day(s) old.</source>
        <translation>
            <numerusform>Its price is %Ln day old.</numerusform>
            <numerusform>Its price is %Ln days old.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The oldest price shown is %Ln day(s) old.</source>
        <translation>
            <numerusform>The oldest price shown is %Ln day old.</numerusform>
            <numerusform>The oldest price shown is %Ln days old.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a price</source>
        <comment>offers</comment>
        <translation>
            <numerusform>%Ln without a price</numerusform>
            <numerusform>%Ln without a price</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in another currency</source>
        <comment>offers</comment>
        <translation>
            <numerusform>%Ln in another currency</numerusform>
            <numerusform>%Ln in another currency</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a billing rule</source>
        <comment>offers</comment>
        <translation>
            <numerusform>%Ln without a billing rule</numerusform>
            <numerusform>%Ln without a billing rule</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a speed estimate</source>
        <comment>offers</comment>
        <translation>
            <numerusform>%Ln without a speed estimate</numerusform>
            <numerusform>%Ln without a speed estimate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with a card that is only guessed</source>
        <comment>offers</comment>
        <translation>
            <numerusform>%Ln with a card that is only guessed</numerusform>
            <numerusform>%Ln with cards that are only guessed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with unknown memory</source>
        <comment>offers</comment>
        <translation>
            <numerusform>%Ln with unknown memory</numerusform>
            <numerusform>%Ln with unknown memory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %Ln such card(s) in one machine</source>
        <translation>
            <numerusform>needs %Ln such card in one machine</numerusform>
            <numerusform>needs %Ln such cards in one machine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>price %Ln day(s) old, limit %1</source>
        <extracomment>%1 is the limit in days</extracomment>
        <translation>
            <numerusform>price %Ln day old, limit %1</numerusform>
            <numerusform>price %Ln days old, limit %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::BreakEvenChartPanel</name>
    <message numerus="yes">
        <source>scale to zero, %n cold start(s)</source>
        <translation>
            <numerusform>scale to zero, %n cold start</numerusform>
            <numerusform>scale to zero, %n cold starts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::CompareTray</name>
    <message numerus="yes">
        <source>%n is the most that reads well: remove one first.</source>
        <translation>
            <numerusform>%n is the most that reads well: remove one first.</numerusform>
            <numerusform>%n is the most that reads well: remove one first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tick up to %n offers in the table.</source>
        <translation>
            <numerusform>Tick up to %n offer in the table.</numerusform>
            <numerusform>Tick up to %n offers in the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more offers</source>
        <translation>
            <numerusform>%n more offer</numerusform>
            <numerusform>%n more offers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::DayChartPanel</name>
    <message numerus="yes">
        <source>Scale to zero pays %1, with %n cold start(s).</source>
        <extracomment>%1 an amount</extracomment>
        <translation>
            <numerusform>Scale to zero pays %1, with %n cold start.</numerusform>
            <numerusform>Scale to zero pays %1, with %n cold starts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::DetailsPane</name>
    <message numerus="yes">
        <source>Memory on each of %n card(s), GiB</source>
        <translation>
            <numerusform>Memory on %n card, GiB</numerusform>
            <numerusform>Memory on each of %n cards, GiB</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest context for %n user(s)</source>
        <translation>
            <numerusform>Longest context for %n user</numerusform>
            <numerusform>Longest context for %n users</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::GroupHead</name>
    <message numerus="yes">
        <source>%1, %n filters active</source>
        <translation>
            <numerusform>%1, %n filter active</numerusform>
            <numerusform>%1, %n filters active</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::HeaderBar</name>
    <message numerus="yes">
        <source>%n price(s) past the age limit of their source</source>
        <translation>
            <numerusform>%n price past the age limit of its source</numerusform>
            <numerusform>%n prices past the age limit of their source</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::HiddenStrip</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>hidden groups that have no room</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::HistoryChartPanel</name>
    <message numerus="yes">
        <source>%n price(s)</source>
        <extracomment>head of a column; %n prices that stood on the day</extracomment>
        <translation>
            <numerusform>%n price</numerusform>
            <numerusform>%n prices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ImportPreview</name>
    <message numerus="yes">
        <source>Take %n price(s) that moved more than threefold</source>
        <translation>
            <numerusform>Take %n price that moved more than threefold</numerusform>
            <numerusform>Take %n prices that moved more than threefold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::SearchBar</name>
    <message numerus="yes">
        <source>%1 of %2 offers</source>
        <extracomment>how many offers are shown: &quot;37 of 412 offers&quot;; %1 shown, %2 all (the number that counts for the plural)</extracomment>
        <translation>
            <numerusform>%1 of %2 offer</numerusform>
            <numerusform>%1 of %2 offers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::SessionBlock</name>
    <message numerus="yes">
        <source>%n session(s) of %1, %2 a month</source>
        <extracomment>%n launches in a month, each of %1 (&quot;30 min&quot;), together %2 (&quot;88 h&quot;)</extracomment>
        <translation>
            <numerusform>%n session of %1, %2 a month</numerusform>
            <numerusform>%n sessions of %1, %2 a month</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::SideBySide</name>
    <message numerus="yes">
        <source>%n equal row(s) hidden</source>
        <translation>
            <numerusform>%n equal row hidden</numerusform>
            <numerusform>%n equal rows hidden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equal row(s)</source>
        <translation>
            <numerusform>%n equal row</numerusform>
            <numerusform>%n equal rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::TableColumns</name>
    <message numerus="yes">
        <source>%n column(s) do not fit here</source>
        <translation>
            <numerusform>%n column does not fit here</numerusform>
            <numerusform>%n columns do not fit here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::TokenChartPanel</name>
    <message numerus="yes">
        <source>With %n user(s) at once a million tokens cost %1.</source>
        <extracomment>%n users, %1 an amount</extracomment>
        <translation>
            <numerusform>With %n user at once a million tokens cost %1.</numerusform>
            <numerusform>With %n users at once a million tokens cost %1.</numerusform>
        </translation>
    </message>
</context>
</TS>
