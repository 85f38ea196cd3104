<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi_VN" sourcelanguage="en_US">
<context>
    <name>AnswerStrip</name>
    <message>
        <source>Cheapest that comfortably fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tight, not comfortable: the cheapest that fits at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Cheapest at prices up to %n days old. Update to confirm.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cheapest at prices of unknown age. Update to confirm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalog holds no offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No offer passes your filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No offer passes every test</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n do not fit</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tight</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n below the target</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at an old price</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing cheaper is on offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing cheaper passes: %1.</source>
        <extracomment>%1 is a list such as &quot;96 do not fit, 7 miss the target&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between list items</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a cost and its unit: &quot;657 USD/month&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheaper outside your filters: %1, %2 (hidden by “%3”).</source>
        <extracomment>%1 offer, %2 cost with unit, %3 name of the filter that hides it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1×</source>
        <extracomment>a factor: &quot;6.7×&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 the tokens/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 the peak compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 the bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 more</source>
        <extracomment>%1 amount, %2 its unit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comfortable to %1 users instead of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 offer, %2 list of differences to the recommended offer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Without “%1” %n offers come back.</source>
        <extracomment>%1 is the name of a filter</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Strongest: %1, %2.</source>
        <extracomment>%1 offer, %2 cost with unit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strongest: %1, %2 for %3 the cost (%4).</source>
        <extracomment>%1 offer, %2 what it adds (&quot;6.7× the tokens/s&quot;), %3 factor of the cost, %4 the cost</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strongest: %1, %2 for %3 the cost.</source>
        <extracomment>%1 offer, %2 what it adds (&quot;6.7× the tokens/s&quot;), %3 factor of the cost</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3 %4.</source>
        <extracomment>%1 card, %2 provider, %3 cost, %4 its unit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;Your choice&quot; and what it costs</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of VRAM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of VRAM, tight</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Needs %n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Would spill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first token about %1 s (estimate)</source>
        <extracomment>%1 seconds; an estimate, never a measured percentile</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each user about %1 tokens/s (estimate)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done in about %1 h (estimate)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready in %1</source>
        <extracomment>%1 is a time such as &quot;75 s&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH and Jupyter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jupyter</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>price %n days old</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellWords</name>
    <message>
        <source>SSH %1, Jupyter %2</source>
        <extracomment>each is yes, no or unknown</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least: a part of the sum is unknown (%1).</source>
        <extracomment>%1: what the sum is for, such as &quot;730 h, always on&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) carry the peak; %1</source>
        <extracomment>%1: what the sum is for</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 s, as reported</source>
        <extracomment>seconds from asking for a machine to having it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>spoken for a dash</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, out of date</source>
        <extracomment>%1: age of a price in days</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older than prices of this kind of source stay valid: it cannot be recommended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name alone does not tell the exact part, so its fit is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ColumnNames</name>
    <message>
        <source>Job cost</source>
        <extracomment>column: cost of the whole job</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>none known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>how many cards one machine has</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The same as spot, an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 M tokens of your traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost work on spot, expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines for your load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context × users</source>
        <extracomment>context tokens times users</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens × batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpointing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed, at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a time in seconds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First token, slow case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≤ %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each user, tok/s, slow case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV heads × size</source>
        <extracomment>key-value heads times the size of a head</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comfort line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jupyter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosted notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready in, s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume, USD/GB-month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Egress, USD/GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free egress, GB/month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credit for new users, USD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms of the credit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notice before reclaim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autoscaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale to zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept warm for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold start, s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold start is billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compliance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price as of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age, days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a guess: the source&apos;s name does not tell the part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest page on the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values without a page behind them</source>
        <extracomment>facts about a provider that no page was read for</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data sheet only, nobody measured such a part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>formula fitted on measured cards of this kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>formula, and a measurement close to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own measured run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not estimated for this kind of work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the traffic has no meaning: a length or count is too small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prompt and answer are longer than the context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape of the model is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights do not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no room for the KV cache of one request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the memory bandwidth is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the peak speed is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the memory is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no measurement of this kind of part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no measurement of this format in this engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model cannot be spread over this many cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link between the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host and launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, slow %2</source>
        <extracomment>a typical figure and the one to expect in the slow case</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer tok/s, all users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each user, tok/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt tok/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First token, s</source>
        <extracomment>seconds: a request that finds a slot, and one at the end of a crowd</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests at once</source>
        <extracomment>how many of the users asked for are answered at once</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job, hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured rows differ by two and more: measure first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory, GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth, GB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BF16 peak, TFLOPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP8 in hardware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INT8 in hardware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP4 in hardware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>“%1” is no amount: write digits with at most nine decimals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount %1 is too large to be held exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no currency code: three capital letters such as USD are expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no date: write it as year-month-day, such as 2026-11-30.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 has %2 bytes; at most %3 are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table %1 has no column “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table %1 cannot be read from line %2 on: a quote or a field is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table %1 has in line %2, column “%3”, a value that does not belong there: “%4”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table %1 speaks in line %2, column “%3”, of “%4”, which is not in the catalog.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no %1 file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 file ends within %2: it is cut off, or its counts are wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 file is no valid JSON from byte %2 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 file has no “%2”, which its size depends on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 file has a “%2” that cannot be right: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kind of %1 file is not read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The speed cannot be estimated: %1 is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How %1 bills is not known, so there is no exact cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cost cannot be computed: %1 is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalog %1 could not be read: %2. The bundled one is in use; the file was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 is no catalog of this program. It was kept, and a new one was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalog %1 was made by a newer version (%2, this one reads up to %3). Update the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalog %1 is in use by another program. Close it and try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>%1 %2–%3 %4</source>
        <extracomment>a range: name, low end, high end, unit: &quot;VRAM 24–48 GB&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ≥ %2 %3</source>
        <extracomment>at least: &quot;VRAM ≥ 24 GB&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ≤ %2 %3</source>
        <extracomment>at most: &quot;price ≤ 2.00 USD/h&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meets the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n GPU types</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>VRAM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>USD/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not reclaimable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jupyter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hosted notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>snapshots</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n providers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per minute or finer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per hour or finer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps of %1 or finer</source>
        <extracomment>%1 is a length of time</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FitText</name>
    <message>
        <source>%1 of %2 GiB usable on each card · %3 · comfortable.</source>
        <extracomment>GiB needed, GiB usable, per cent; the model is spread over several cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 GiB usable · %3 · comfortable · KV is the largest part you can change.</source>
        <extracomment>GiB needed, GiB usable, per cent; serving</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 GiB usable · %3 · comfortable · activations are the largest part you can change.</source>
        <extracomment>GiB needed, GiB usable, per cent; training</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 GiB usable · %3 · tight.</source>
        <extracomment>GiB needed, GiB usable, per cent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 GiB usable · %3 · tight · comfortable with %n user(s) fewer.</source>
        <extracomment>GiB needed, GiB usable, per cent; %n: how many users too many</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 GiB · %3 · does not fit · %4 GiB short · runs %5 of %6, the rest wait.</source>
        <extracomment>GiB needed, GiB usable, per cent, GiB short; %5 of %6 users can be served at once</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 GiB · %3 · does not fit · %4 GiB short.</source>
        <extracomment>GiB needed, GiB usable, per cent, GiB short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kind of model is not covered · weights only, at least %1 GiB.</source>
        <extracomment>GiB of the weights</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GiB needed · how much of this card is usable is unknown.</source>
        <extracomment>GiB needed</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 GiB, one card has %2 · %3 GiB short · fits on %n card(s).</source>
        <extracomment>GiB needed, GiB usable of one card, GiB short; %n: cards that hold it</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 GiB · would spill %3 GiB to host memory · not a fit.</source>
        <extracomment>GiB needed, GiB usable, GiB too much</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>cards</comment>
        <extracomment>One of several cards; %1 is its number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capacity unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GiB usable on each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GiB usable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>%1 is a GPU such as &quot;L40S 48 GB&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation type="unfinished"></translation>
    </message>
</context>
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
    <name>Names</name>
    <message>
        <source>unknown</source>
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
    <message>
        <source>Comfortable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs more cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would spill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Needs %n card(s)</source>
        <comment>graphics cards in one machine</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LoRA gradients, optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP8, blocks of 128</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NF4, double quantised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INT4 experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any engine</source>
        <comment>a fixed reserve instead of one server&apos;s habits</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fine-tune (LoRA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fine-tune (QLoRA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full fine-tuning, BF16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full fine-tuning, mixed precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on-demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reserved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>serverless</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hyperscaler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regional cloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>specialist cloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bare metal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marketplace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hosted notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>priced in another currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>billing rule unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speed unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too large to compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>month of your sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>730 h, always on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>month of your traffic, scale to zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VRAM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing and tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access and images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing increment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not reclaimable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln not in the search</source>
        <comment>hidden offers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of other providers</source>
        <comment>hidden offers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with other GPUs</source>
        <comment>hidden offers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in other regions</source>
        <comment>hidden offers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by VRAM</source>
        <comment>hidden offers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by price</source>
        <comment>hidden offers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in other tiers</source>
        <comment>hidden offers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by access</source>
        <comment>hidden offers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln billed in larger steps</source>
        <comment>hidden offers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln do not fit</source>
        <comment>hidden offers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln multi-GPU</source>
        <comment>hidden offers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reclaimable</source>
        <comment>hidden offers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln miss the target</source>
        <comment>hidden offers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferWords</name>
    <message>
        <source>%1 %2/h × %3 h, the most billed in a month</source>
        <extracomment>%1 price, %2 currency code, %3 hours that are billed at most</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2/h × %3 h × %4 machines, always on</source>
        <extracomment>%1 price, %2 currency code, %3 hours of a month, %4 machines that carry the traffic</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2/h × %3 h, always on</source>
        <extracomment>%1 price, %2 currency code, %3 hours of a month</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 GB</source>
        <extracomment>Name of a card and its memory: &quot;L40S 48 GB&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>Number of cards in the machine, then the card: &quot;2 × A10 24 GB&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Card and provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 · %3</source>
        <extracomment>Number of cards, card, provider: &quot;2 × A10 · Fjord Hosting&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≥ %1</source>
        <extracomment>At least this much: a part of the sum is unknown</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/job</source>
        <comment>currency per job</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/month</source>
        <comment>currency per month</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sessions × %2 %3</source>
        <comment>number of sessions, cost of one, currency</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scale to zero, %1 requests a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>billed in steps of %1, at least %2</source>
        <extracomment>%1 and %2 are lengths of time such as &quot;60 s&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>billed by the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>billed by the minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>billed by the hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>billed in steps of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>d MMMM yyyy</source>
        <comment>format of a date, see QDate::toString()</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · newest price of %2 · USD</source>
        <extracomment>head of each page: day of the report, day of the newest price, currency</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimates, not a quote. Compared offers, assumptions and sources with dates follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimates, not a quote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>foot of each page</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−%1</source>
        <extracomment>a difference in cost with its sign</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From batch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to batch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to %1 users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>offer and its cost then</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” off</source>
        <extracomment>without a filter; %1 its name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would change the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used %1 h, %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always on, %1 a day</source>
        <extracomment>%1 is the cost of a day</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hour of day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always on pays %1 %2 a day for %3 hours of use; %4 of it is idle (%5).</source>
        <extracomment>%1 cost of a day, %2 currency, %3 busy hours, %4 cost of the idle time, %5 its share</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When do I pay for idle capacity?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimum charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole cost, not split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the money goes, %1</source>
        <extracomment>%1 is the unit, &quot;USD/month&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comfortable means: estimated use is at most %1 of the usable memory of each card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone at once holds a full context of %1 tokens; the engine is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speeds are estimates from specifications and published measurements; the slow case decides about targets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is a plain size with a typical shape, not a published architecture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each launch is rounded by the provider&apos;s billing rule; %1 launches a month.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A month has %1 hours; machines are never stopped, except for serverless offers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic of a day: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cost is that of the whole job, from start to end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices are those of the sources below, without taxes, discounts and free credits; storage and outgoing traffic come on top where a provider charges them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers shown without a known price: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers shown in another currency, not converted: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers shown without a known billing rule: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers shown without a speed estimate: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers whose exact card is a guess, never recommended: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers of which the usable memory is unknown: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>date unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>first and last day on which prices of a page were read</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n offers</source>
        <extracomment>one source: provider, dates of its prices, number of offers from it</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources of the prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more pages: the CSV export names the source of every offer.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for one session</source>
        <extracomment>axis title; %1 currency</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session length, hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session length, minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A machine that is started for a test or an evaluation, by the time that it runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>offer and cost of one session</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1: %2 %3.</source>
        <extracomment>%1 length of the session, %2 list of offers with their cost, %3 currency</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does one session cost?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared offers, the first %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared offers, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This report ends the table after %1 rows; the CSV export holds all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory %1 of %2 GiB, under the %3 line.</source>
        <extracomment>needed and usable GiB, comfort line in per cent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory %1 of %2 GiB, above the %3 line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First token %1 in the slow case (estimate); target %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each user %1 tokens/s in the slow case (estimate); target %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished after %1 h in the slow case (estimate); target %2 h.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age of the price unknown; %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Price %n days old; %1.</source>
        <extracomment>%n days; %1 market such as &quot;on-demand&quot;</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Comfortable to %1 users, memory full after %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, GiB</source>
        <extracomment>%1 is the gauge&apos;s title, &quot;Memory on L40S 48 GB&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <comment>between inputs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 parameters, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 parameters, %3</source>
        <extracomment>name of the model, its parameters, format of its weights</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens of context, KV %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>engine %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens × %2 users, KV %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens, batch %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checkpointing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first token ≤ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each user ≥ %1 tokens/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 launches a day, %2 active and %3 idle, %4 days a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out, %3 requests a day (%4)</source>
        <extracomment>tokens of a prompt and of an answer, requests, how they fall on the day</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 items of %2 tokens in, %3 out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished within %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a time in seconds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>office hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evening peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bursts</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Which is the cheapest card that comfortably fits %1 for %n users?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Which card does %2 items with %1 for the least money?</source>
        <extracomment>%1 model, %2 number of items</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which is the cheapest card that comfortably trains %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which is the cheapest card that comfortably fits %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>all inputs, ended as a sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 offers, no filters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 offers, under the filters: %3.</source>
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
    <name>SessionChart</name>
    <message>
        <source>How this offer rounds is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This offer bills %1: %2, %3.</source>
        <extracomment>%1 is &quot;by the minute&quot;, %2 an amount, %3 a multiple such as &quot;1.0×&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does one session cost?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1×</source>
        <extracomment>a multiple: &quot;2.0×&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This offer has no price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 every step charges the same: %2 %3.</source>
        <extracomment>%1 is a time, %2 an amount, %3 a currency</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 this offer, billed %2, charges %3 %4, %5 what you use. By the second it would be %6.</source>
        <extracomment>%1 a time, %2 &quot;by the hour&quot;, %3 an amount, %4 a currency, %5 &quot;2.0×&quot;, %6 an amount</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 a block of %2 would charge %3 %4, %5 what you use.</source>
        <extracomment>%1 a time, %2 a billing step such as &quot;1 h&quot;, %3 an amount, %4 a currency, %5 &quot;2.0×&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the compared offers has both a price and a known billing step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 all of them charge for what you use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 %2 charges %3 %4, %5 what you use.</source>
        <extracomment>%1 a time, %2 an offer, %3 an amount, %4 a currency, %5 &quot;3.0×&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The other %n charge(s) for what you use.</source>
        <extracomment>continues &quot;At 20 min X charges 3.00 USD, 3.0× what you use.&quot;</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for one session, %2 at %3 %1/h</source>
        <extracomment>unit of the axis: %1 a currency, %2 an offer, %3 its price an hour</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for one session, each offer under its own rule</source>
        <extracomment>unit of the axis; %1 a currency</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, this offer</source>
        <extracomment>%1 a billing step</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in steps of %1</source>
        <extracomment>%1 a billing step</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 at least</source>
        <extracomment>%1 &quot;by the minute&quot;, %2 the least that is charged</extracomment>
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
    <name>Workload</name>
    <message>
        <source>K %1, V %2</source>
        <extracomment>keys and values of the cache in two formats</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::AccessFilters</name>
    <message>
        <source>SSH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jupyter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosted notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers whose value nobody stated pass these filters, and those for VRAM, price and billing step, too.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::AnswerStrip</name>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <extracomment>button; %1 is the name of a filter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <extracomment>between card and provider</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example</source>
        <comment>mark beside the answer of the worked example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between &quot;Your choice&quot; and the offer that was chosen</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::BatchBlock</name>
    <message>
        <source>Items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::BillingFilters</name>
    <message>
        <source>Not reclaimable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markets (none ticked: all)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter markets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing &amp;step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter billing step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of the offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>USD/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter price</source>
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
    <name>fitgauge::ui::ChartHost</name>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as table (T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::CheckList</name>
    <message>
        <source>Find in %1</source>
        <extracomment>%1 is a kind of name, such as &quot;GPU types&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::Chip</name>
    <message>
        <source>Set by the profile. Del removes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Del removes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <extracomment>spoken name of a chip; %1 is what it says</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ChipBar</name>
    <message>
        <source>Clear filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove filter “%1”</source>
        <extracomment>undo step; %1 is what the chip says</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::CompareTray</name>
    <message>
        <source>Side by side</source>
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
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick two offers or more to compare them</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n is the most that reads well: remove one first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tick up to %n offers in the table.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>that many more offers are in the tray</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more offers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Make it the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from compare</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::DetailsPane</name>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Platform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users before memory is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select an offer in the table to see its details.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>region unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Memory on each of %n card(s), GiB</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Memory, GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your month, %1</source>
        <extracomment>%1 is a currency</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed, estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage and network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot and scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page of this price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider&apos;s site</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::EmptyResult</name>
    <message>
        <source>The catalog holds no offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update the prices or import a price list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No offer passes your filters</source>
        <extracomment>%1: all offers of the catalog
----------
%1: name of a filter, such as VRAM; %2: offers that come back; %3: all offers of the catalog</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 offers are hidden by more than one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filters</source>
        <extracomment>undo step</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the filter “%1” %2 of %3 offers come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <extracomment>%1: name of a filter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a filter</source>
        <extracomment>undo step</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::Exporter</name>
    <message>
        <source>CSV for programs (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV for spreadsheets (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::FilterGroupBody</name>
    <message>
        <source>Filter “%1”</source>
        <extracomment>undo step; %1 is the label of a check box</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::FilterPanel</name>
    <message>
        <source>Hardware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing and tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access and images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider and region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::GroupHead</name>
    <message numerus="yes">
        <source>%1, %n filters active</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>expanded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::HardwareFilters</name>
    <message>
        <source>GPU types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VRAM of one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits (comfortable or tight)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meets the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter GPU types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter VRAM</source>
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
    <name>fitgauge::ui::HiddenStrip</name>
    <message>
        <source>Not shown: %1</source>
        <extracomment>%1: number of hidden offers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the offers that pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show these in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>hidden groups that have no room</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::LabelledSlider</name>
    <message>
        <source>More than the slider reaches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less than the slider reaches.</source>
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
    <message>
        <source>About Fitgauge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fitgauge %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which is the cheapest card that comfortably fits my model and my traffic, at the price I will really pay?

Free software under the GNU General Public License, version 3 or later. Prices are readings of public price lists, not quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ModelPicker</name>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, or a size such as 8B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama-class %1</source>
        <extracomment>a plain model size with the shape that is typical for it; %1 is &quot;8B&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom %1</source>
        <extracomment>a plain model size that the user chose; %1 is &quot;9.4B&quot;</extracomment>
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
    <name>fitgauge::ui::NumberField</name>
    <message>
        <source>unknown</source>
        <comment>no figure known</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::OfferTableModel</name>
    <message>
        <source>in the compare tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the compare tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>spoken: column, value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>spoken: column, value, unit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::OfferTableView</name>
    <message>
        <source>Offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only what fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what does not fit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::PlaceFilters</name>
    <message>
        <source>Providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter regions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::PrecisionSlider</name>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact weight format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bit, %2</source>
        <extracomment>spoken value of the precision slider; %1 bits, %2 the exact format</extracomment>
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
<context>
    <name>fitgauge::ui::RangeFields</name>
    <message>
        <source>%1 at least, %2</source>
        <extracomment>spoken names of the two fields of a range; %1 what it is, %2 its unit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at most, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::RoomTrack</name>
    <message>
        <source>Users before memory is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 now, comfortable to %2, full after %3</source>
        <extracomment>spoken: users now, comfortable limit, full limit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 now</source>
        <extracomment>the number of users asked for</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comfortable to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full after %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::SearchBar</name>
    <message numerus="yes">
        <source>%1 of %2 offers</source>
        <extracomment>how many offers are shown: &quot;37 of 412 offers&quot;; %1 shown, %2 all (the number that counts for the plural)</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search GPU, provider, region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ServerBlock</name>
    <message>
        <source>Engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comfort line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of usable memory up to which a fit counts as comfortable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ServingBlock</name>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model reads at most %1 tokens.</source>
        <extracomment>%1 is a number of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::SessionBlock</name>
    <message>
        <source>min</source>
        <comment>unit: minutes; must begin with m</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active time of a launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle time of a launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop when idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine is stopped instead of idling; each break costs one more launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle time</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) of %1, %2 a month</source>
        <extracomment>%n launches in a month, each of %1 (&quot;30 min&quot;), together %2 (&quot;88 h&quot;)</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::SessionChartPanel</name>
    <message>
        <source>What the chart compares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This offer, four steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session length, hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session length, minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You: %1</source>
        <extracomment>flag at the user&apos;s own point; %1 a time</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No offer is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is in the tray: add offers to compare them here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>head of a column of costs; %1 a session length</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× used</source>
        <comment>multiple of what was used</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::TableColumns</name>
    <message>
        <source>Move left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide this column</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) do not fit here</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::TrafficBlock</name>
    <message>
        <source>Prompt tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Office hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evening peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bursts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First token within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each user at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern of requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First token target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target of each user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>seconds to the first token</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tok/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::TrainingBlock</name>
    <message>
        <source>Tokens per item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpointing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps only the layers&apos; inputs and computes the rest again: less memory, about a third more time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::TrayItem</name>
    <message>
        <source>%1 is the baseline</source>
        <extracomment>%1 is an offer, such as &quot;L40S · Cedar Cloud&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make %1 the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline: others are compared with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1 from compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baseline</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::WorkloadPanel</name>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serving-style</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
