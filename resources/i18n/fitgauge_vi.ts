<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi_VN" sourcelanguage="en_US">
<context>
    <name>AnswerStrip</name>
    <message>
        <source>Cheapest that comfortably fits</source>
        <translation>Rẻ nhất mà vẫn vừa thoải mái</translation>
    </message>
    <message>
        <source>Tight, not comfortable: the cheapest that fits at all</source>
        <translation>Sát ngưỡng, chưa thoải mái: gói rẻ nhất còn chạy vừa</translation>
    </message>
    <message numerus="yes">
        <source>Cheapest at prices up to %n days old. Update to confirm.</source>
        <translation>
            <numerusform>Rẻ nhất theo giá cũ tới %n ngày. Hãy cập nhật để xác nhận.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cheapest at prices of unknown age. Update to confirm.</source>
        <translation>Rẻ nhất theo giá chưa rõ ngày. Hãy cập nhật để xác nhận.</translation>
    </message>
    <message>
        <source>The catalog holds no offers</source>
        <translation>Danh mục chưa có gói nào</translation>
    </message>
    <message>
        <source>No offer passes your filters</source>
        <translation>Không gói nào qua được bộ lọc</translation>
    </message>
    <message>
        <source>No offer passes every test</source>
        <translation>Không gói nào đạt mọi điều kiện</translation>
    </message>
    <message numerus="yes">
        <source>%n do not fit</source>
        <translation>
            <numerusform>%n không vừa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tight</source>
        <translation>
            <numerusform>%n sát ngưỡng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n below the target</source>
        <translation>
            <numerusform>%n dưới mục tiêu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at an old price</source>
        <translation>
            <numerusform>%n có giá quá cũ</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing cheaper is on offer.</source>
        <translation>Không có gói nào rẻ hơn.</translation>
    </message>
    <message>
        <source>Nothing cheaper passes: %1.</source>
        <extracomment>%1 is a list such as &quot;96 do not fit, 7 miss the target&quot;</extracomment>
        <translation>Không gói rẻ hơn nào đạt: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between list items</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a cost and its unit: &quot;657 USD/month&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Cheaper outside your filters: %1, %2 (hidden by “%3”).</source>
        <extracomment>%1 offer, %2 cost with unit, %3 name of the filter that hides it</extracomment>
        <translation>Rẻ hơn nhưng ngoài bộ lọc: %1, %2 (bị “%3” ẩn).</translation>
    </message>
    <message>
        <source>%1×</source>
        <extracomment>a factor: &quot;6.7×&quot;</extracomment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>%1 the tokens/s</source>
        <translation>%1 token/s</translation>
    </message>
    <message>
        <source>%1 the peak compute</source>
        <translation>%1 sức tính</translation>
    </message>
    <message>
        <source>%1 the bandwidth</source>
        <translation>%1 băng thông</translation>
    </message>
    <message>
        <source>the same cost</source>
        <translation>cùng giá</translation>
    </message>
    <message>
        <source>%1 %2 more</source>
        <extracomment>%1 amount, %2 its unit</extracomment>
        <translation>đắt hơn %1 %2</translation>
    </message>
    <message>
        <source>%1 %2 less</source>
        <translation>rẻ hơn %1 %2</translation>
    </message>
    <message>
        <source>comfortable to %1 users instead of %2</source>
        <translation>thoải mái tới %1 người dùng thay vì %2</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Bạn chọn</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 offer, %2 list of differences to the recommended offer</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Without “%1” %n offers come back.</source>
        <extracomment>%1 is the name of a filter</extracomment>
        <translation>
            <numerusform>Bỏ “%1” thì có lại %n gói.</numerusform>
        </translation>
    </message>
    <message>
        <source>Strongest: %1, %2.</source>
        <extracomment>%1 offer, %2 cost with unit</extracomment>
        <translation>Mạnh nhất: %1, %2.</translation>
    </message>
    <message>
        <source>Strongest: %1, %2 for %3 the cost (%4).</source>
        <extracomment>%1 offer, %2 what it adds (&quot;6.7× the tokens/s&quot;), %3 factor of the cost, %4 the cost</extracomment>
        <translation>Mạnh nhất: %1, %2, %3 giá (%4).</translation>
    </message>
    <message>
        <source>Strongest: %1, %2 for %3 the cost.</source>
        <extracomment>%1 offer, %2 what it adds (&quot;6.7× the tokens/s&quot;), %3 factor of the cost</extracomment>
        <translation>Mạnh nhất: %1, %2, %3 giá.</translation>
    </message>
    <message>
        <source>%1, %2: %3 %4.</source>
        <extracomment>%1 card, %2 provider, %3 cost, %4 its unit</extracomment>
        <translation>%1, %2: %3 %4.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;Your choice&quot; and what it costs</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of VRAM</source>
        <translation>%1 VRAM</translation>
    </message>
    <message>
        <source>%1 of VRAM, tight</source>
        <translation>%1 VRAM, sát ngưỡng</translation>
    </message>
    <message numerus="yes">
        <source>Needs %n cards</source>
        <translation>
            <numerusform>Cần %n card</numerusform>
        </translation>
    </message>
    <message>
        <source>Would spill</source>
        <translation>Tràn sang RAM</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>Không vừa</translation>
    </message>
    <message>
        <source>Memory unknown</source>
        <translation>Chưa rõ bộ nhớ</translation>
    </message>
    <message>
        <source>first token about %1 s (estimate)</source>
        <extracomment>%1 seconds; an estimate, never a measured percentile</extracomment>
        <translation>TTFT khoảng %1 s (ước tính)</translation>
    </message>
    <message>
        <source>each user about %1 tokens/s (estimate)</source>
        <translation>mỗi người dùng khoảng %1 token/s (ước tính)</translation>
    </message>
    <message>
        <source>done in about %1 h (estimate)</source>
        <translation>xong trong khoảng %1 giờ (ước tính)</translation>
    </message>
    <message>
        <source>ready in %1</source>
        <extracomment>%1 is a time such as &quot;75 s&quot;</extracomment>
        <translation>khởi tạo %1</translation>
    </message>
    <message>
        <source>SSH and Jupyter</source>
        <translation>SSH và Jupyter</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>Jupyter</source>
        <translation>Jupyter</translation>
    </message>
    <message numerus="yes">
        <source>price %n days old</source>
        <translation>
            <numerusform>giá %n ngày trước</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Cheaper but borderline, measure first: %1, %2.</source>
        <extracomment>%1 offer, %2 cost with unit; the estimate&apos;s error is larger than what is missing to the target</extracomment>
        <translation>Rẻ hơn nhưng sát mục tiêu, nên đo trước: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>reserved for %n month(s)</source>
        <translation>
            <numerusform>đặt trước %n tháng</numerusform>
        </translation>
    </message>
    <message>
        <source>reserved, term not stated</source>
        <translation>đặt trước, không rõ thời hạn</translation>
    </message>
</context>
<context>
    <name>CellWords</name>
    <message>
        <source>SSH %1, Jupyter %2</source>
        <extracomment>each is yes, no or unknown</extracomment>
        <translation>SSH %1, Jupyter %2</translation>
    </message>
    <message>
        <source>At least: a part of the sum is unknown (%1).</source>
        <extracomment>%1: what the sum is for, such as &quot;730 h, always on&quot;</extracomment>
        <translation>Ít nhất: một phần của tổng chưa rõ (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) carry the peak; %1</source>
        <extracomment>%1: what the sum is for</extracomment>
        <translation>
            <numerusform>%n máy gánh lúc cao điểm; %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 s, as reported</source>
        <extracomment>seconds from asking for a machine to having it</extracomment>
        <translation>%1 đến %2 s, theo báo cáo</translation>
    </message>
    <message>
        <source>none</source>
        <comment>spoken for a dash</comment>
        <translation>không có</translation>
    </message>
    <message>
        <source>%1, out of date</source>
        <extracomment>%1: age of a price in days</extracomment>
        <translation>%1, quá cũ</translation>
    </message>
    <message>
        <source>Older than prices of this kind of source stay valid: it cannot be recommended.</source>
        <translation>Cũ hơn hạn dùng của giá từ loại nguồn này: không thể đề xuất.</translation>
    </message>
    <message>
        <source>The name alone does not tell the exact part, so its fit is unknown.</source>
        <translation>Chỉ có tên thì chưa biết đúng loại card, nên chưa rõ có vừa không.</translation>
    </message>
    <message>
        <source>%1, borderline</source>
        <extracomment>%1: an estimate such as tokens per second</extracomment>
        <translation>%1, sát mục tiêu</translation>
    </message>
    <message>
        <source>Borderline: the typical case meets the target, the slow case does not. Measure first.</source>
        <translation>Sát mục tiêu: trường hợp thường thì đạt, trường hợp chậm thì không. Nên đo trước.</translation>
    </message>
    <message>
        <source>This price is suspect: it is kept and shown, but nothing is computed from it and it is never recommended.</source>
        <translation>Giá này đáng ngờ: vẫn được giữ và hiện ra, nhưng không dùng để tính toán và không bao giờ được đề xuất.</translation>
    </message>
</context>
<context>
    <name>ColumnNames</name>
    <message>
        <source>Job cost</source>
        <extracomment>column: cost of the whole job</extracomment>
        <translation>Chi phí tác vụ</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Nhà cung cấp</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Khu vực</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>VRAM dùng</translation>
    </message>
    <message>
        <source>of usable</source>
        <translation>% khả dụng</translation>
    </message>
    <message>
        <source>Memory needed on one card, as a share of what is usable there.</source>
        <translation>Bộ nhớ cần trên một card, tính theo phần khả dụng của card.</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Tháng</translation>
    </message>
    <message>
        <source>What a month of your workload costs.</source>
        <translation>Chi phí một tháng của workload này.</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Phiên</translation>
    </message>
    <message>
        <source>What one launch costs, rounded as the provider does.</source>
        <translation>Chi phí một lần khởi chạy, làm tròn như nhà cung cấp.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>min</source>
        <translation>phút</translation>
    </message>
    <message>
        <source>Start-up and run time of one launch.</source>
        <translation>Thời gian khởi tạo và chạy của một lần khởi chạy.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Giá</translation>
    </message>
    <message>
        <source>%1/h</source>
        <translation>%1/h</translation>
    </message>
    <message>
        <source>Per hour for the whole offer.</source>
        <translation>Mỗi giờ cho cả gói.</translation>
    </message>
    <message>
        <source>Per GPU</source>
        <translation>Mỗi GPU</translation>
    </message>
    <message>
        <source>Per hour and card.</source>
        <translation>Mỗi giờ và mỗi card.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>Số GPU</translation>
    </message>
    <message>
        <source>Cards in the machine.</source>
        <translation>Số card trong máy.</translation>
    </message>
    <message>
        <source>VRAM</source>
        <translation>VRAM</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Sold memory of one card.</source>
        <translation>Bộ nhớ công bố của một card.</translation>
    </message>
    <message>
        <source>VRAM, all</source>
        <translation>Tổng VRAM</translation>
    </message>
    <message>
        <source>Sold memory of all cards together.</source>
        <translation>Bộ nhớ công bố của mọi card cộng lại.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Bộ nhớ</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Peak memory bandwidth of one card.</source>
        <translation>Băng thông bộ nhớ đỉnh của một card.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Loại</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>bộ nhớ</translation>
    </message>
    <message>
        <source>8-bit</source>
        <translation>8-bit</translation>
    </message>
    <message>
        <source>native</source>
        <translation>phần cứng hỗ trợ</translation>
    </message>
    <message>
        <source>8-bit formats that the card computes in.</source>
        <translation>Các định dạng 8-bit mà card tính trực tiếp.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tốc độ</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Estimated answer tokens per second of the machine at full load.</source>
        <translation>Ước tính token trả lời mỗi giây của máy khi đầy tải.</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Estimated time to the first token.</source>
        <translation>Ước tính thời gian đến token đầu tiên.</translation>
    </message>
    <message>
        <source>Tokens, %1/1M</source>
        <translation>Giá token, %1/1M</translation>
    </message>
    <message>
        <source>your traffic</source>
        <translation>lưu lượng này</translation>
    </message>
    <message>
        <source>The month&apos;s cost by the answer tokens of your traffic.</source>
        <translation>Chi phí tháng chia cho số token trả lời của bạn.</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Tác vụ</translation>
    </message>
    <message>
        <source>h</source>
        <translation>giờ</translation>
    </message>
    <message>
        <source>Estimated hours until all items are done.</source>
        <translation>Ước tính số giờ đến khi xong mọi mẫu.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Billing increment: usage is rounded to this.</source>
        <translation>Độ chi tiết tính phí: thời gian dùng được làm tròn theo mức này.</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Tối thiểu</translation>
    </message>
    <message>
        <source>The least that one start is billed for.</source>
        <translation>Mức ít nhất mà một lần khởi chạy bị tính.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Khởi tạo</translation>
    </message>
    <message>
        <source>Typical time from the order to a usable machine.</source>
        <translation>Thời gian thường gặp từ khi đặt đến khi máy dùng được.</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Loại thuê</translation>
    </message>
    <message>
        <source>On-demand, spot, reserved or serverless.</source>
        <translation>On-demand, spot, đặt trước hoặc serverless.</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>Jupyter</source>
        <translation>Jupyter</translation>
    </message>
    <message>
        <source>SSH access and Jupyter, in this order.</source>
        <translation>Truy cập SSH và Jupyter, theo thứ tự này.</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>own</source>
        <translation>riêng</translation>
    </message>
    <message>
        <source>Whether an image of your own can be used.</source>
        <translation>Có dùng được image của riêng bạn không.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>%1/GB</source>
        <translation>%1/GB</translation>
    </message>
    <message>
        <source>Storage that outlives the machine, per GB and month.</source>
        <translation>Lưu trữ còn lại sau khi tắt máy, mỗi GB và tháng.</translation>
    </message>
    <message>
        <source>Egress</source>
        <translation>Egress</translation>
    </message>
    <message>
        <source>Traffic out of the provider&apos;s network.</source>
        <translation>Lưu lượng ra khỏi mạng của nhà cung cấp.</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Per hour for the same machine if it may be reclaimed.</source>
        <translation>Giá mỗi giờ của cùng máy nếu có thể bị thu hồi.</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Cập nhật</translation>
    </message>
    <message>
        <source>days</source>
        <translation>ngày trước</translation>
    </message>
    <message>
        <source>Days since the price was read.</source>
        <translation>Số ngày từ khi đọc giá.</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Ngày giá</translation>
    </message>
    <message>
        <source>date</source>
        <translation>ngày</translation>
    </message>
    <message>
        <source>The day on which the price was read.</source>
        <translation>Ngày đọc giá.</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Sản phẩm</translation>
    </message>
    <message>
        <source>The provider&apos;s name for it.</source>
        <translation>Tên mà nhà cung cấp đặt cho gói.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Nguồn</translation>
    </message>
    <message>
        <source>The page that the price was read from.</source>
        <translation>Trang mà giá được đọc từ đó.</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>none known</source>
        <translation>chưa biết</translation>
    </message>
    <message>
        <source>Active, %1</source>
        <translation>Chạy, %1</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Để không</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Làm tròn</translation>
    </message>
    <message>
        <source>Minimum charge</source>
        <translation>Phí tối thiểu</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Tháng</translation>
    </message>
    <message>
        <source>An hour</source>
        <translation>Một giờ</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>how many cards one machine has</extracomment>
        <translation>Số card</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Loại thuê</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Cam kết</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n tháng</numerusform>
        </translation>
    </message>
    <message>
        <source>The same as spot, an hour</source>
        <translation>Cùng máy, spot, một giờ</translation>
    </message>
    <message>
        <source>1 M tokens of your traffic</source>
        <translation>1 triệu token của bạn</translation>
    </message>
    <message>
        <source>Lost work on spot, expected</source>
        <translation>Mất việc khi spot, dự kiến</translation>
    </message>
    <message>
        <source>Machines for your load</source>
        <translation>Số máy cho tải của bạn</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Cách tính</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>Tính phí</translation>
    </message>
    <message>
        <source>Least charge</source>
        <translation>Mức phí tối thiểu</translation>
    </message>
    <message>
        <source>While stopped</source>
        <translation>Khi dừng máy</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation>Bẫy phí</translation>
    </message>
    <message>
        <source>Tax included</source>
        <translation>Đã gồm thuế</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Trọng số</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV cache</translation>
    </message>
    <message>
        <source>Context × users</source>
        <extracomment>context tokens times users</extracomment>
        <translation>Ngữ cảnh × người dùng</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Phương pháp</translation>
    </message>
    <message>
        <source>Tokens × batch</source>
        <translation>Token × batch</translation>
    </message>
    <message>
        <source>Checkpointing</source>
        <translation>Checkpointing</translation>
    </message>
    <message>
        <source>Needed, at least</source>
        <translation>Cần, ít nhất</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Cần</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Còn trống</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Thiếu</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>Khả dụng</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a time in seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>First token, slow case</source>
        <translation>TTFT, khi chậm</translation>
    </message>
    <message>
        <source>≤ %1 s</source>
        <translation>≤ %1 s</translation>
    </message>
    <message>
        <source>Each user, tok/s, slow case</source>
        <translation>Mỗi người dùng, tok/s, khi chậm</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Mô hình</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Số tham số</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Số lớp</translation>
    </message>
    <message>
        <source>KV heads × size</source>
        <extracomment>key-value heads times the size of a head</extracomment>
        <translation>KV head × kích thước</translation>
    </message>
    <message>
        <source>Comfort line</source>
        <translation>Ngưỡng an toàn</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>Jupyter</source>
        <translation>Jupyter</translation>
    </message>
    <message>
        <source>Hosted notebook</source>
        <translation>Notebook trực tuyến</translation>
    </message>
    <message>
        <source>Own image</source>
        <translation>Image riêng</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Snapshot</translation>
    </message>
    <message>
        <source>Ready in, s</source>
        <translation>Khởi tạo, s</translation>
    </message>
    <message>
        <source>Volume, USD/GB-month</source>
        <translation>Volume, USD/GB-tháng</translation>
    </message>
    <message>
        <source>Egress, USD/GB</source>
        <translation>Egress, USD/GB</translation>
    </message>
    <message>
        <source>Free egress, GB/month</source>
        <translation>Egress miễn phí, GB/tháng</translation>
    </message>
    <message>
        <source>Credit for new users, USD</source>
        <translation>Tín dụng cho người mới, USD</translation>
    </message>
    <message>
        <source>Terms of the credit</source>
        <translation>Điều kiện tín dụng</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Notice before reclaim</source>
        <translation>Báo trước khi thu hồi</translation>
    </message>
    <message>
        <source>Autoscaling</source>
        <translation>Tự co giãn</translation>
    </message>
    <message>
        <source>Scale to zero</source>
        <translation>Scale về 0</translation>
    </message>
    <message>
        <source>Kept warm for</source>
        <translation>Giữ nóng trong</translation>
    </message>
    <message>
        <source>Cold start, s</source>
        <translation>Cold start, s</translation>
    </message>
    <message>
        <source>Cold start is billed</source>
        <translation>Tính phí cold start</translation>
    </message>
    <message>
        <source>Compliance</source>
        <translation>Tuân thủ</translation>
    </message>
    <message>
        <source>Price as of</source>
        <translation>Giá ngày</translation>
    </message>
    <message>
        <source>Age, days</source>
        <translation>Cập nhật, ngày trước</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>quá cũ</translation>
    </message>
    <message>
        <source>Kind of source</source>
        <translation>Loại nguồn</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Sản phẩm</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Khu vực</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>a guess: the source&apos;s name does not tell the part</source>
        <translation>phỏng đoán: tên ở nguồn không nói rõ loại card</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Ghi chú</translation>
    </message>
    <message>
        <source>Newest page on the provider</source>
        <translation>Trang mới nhất về nhà cung cấp</translation>
    </message>
    <message>
        <source>Values without a page behind them</source>
        <extracomment>facts about a provider that no page was read for</extracomment>
        <translation>Giá trị không có trang dẫn</translation>
    </message>
    <message>
        <source>Billing rule</source>
        <translation>Quy tắc tính phí</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Trang</translation>
    </message>
    <message>
        <source>data sheet only, nobody measured such a part</source>
        <translation>chỉ có bảng thông số, chưa ai đo loại card này</translation>
    </message>
    <message>
        <source>formula fitted on measured cards of this kind</source>
        <translation>công thức khớp theo các card cùng loại đã đo</translation>
    </message>
    <message>
        <source>formula, and a measurement close to it</source>
        <translation>công thức, cùng một phép đo gần đúng cấu hình</translation>
    </message>
    <message>
        <source>your own measured run</source>
        <translation>kết quả bạn tự đo</translation>
    </message>
    <message>
        <source>not estimated for this kind of work</source>
        <translation>không ước tính cho loại việc này</translation>
    </message>
    <message>
        <source>the traffic has no meaning: a length or count is too small</source>
        <translation>lưu lượng vô nghĩa: có độ dài hoặc số lượng quá nhỏ</translation>
    </message>
    <message>
        <source>prompt and answer are longer than the context</source>
        <translation>đầu vào và trả lời dài hơn ngữ cảnh</translation>
    </message>
    <message>
        <source>the shape of the model is unknown</source>
        <translation>chưa rõ cấu trúc mô hình</translation>
    </message>
    <message>
        <source>the weights do not fit</source>
        <translation>trọng số không vừa</translation>
    </message>
    <message>
        <source>no room for the KV cache of one request</source>
        <translation>không còn chỗ cho KV cache của một yêu cầu</translation>
    </message>
    <message>
        <source>the memory bandwidth is unknown</source>
        <translation>chưa rõ băng thông bộ nhớ</translation>
    </message>
    <message>
        <source>the peak speed is unknown</source>
        <translation>chưa rõ tốc độ đỉnh</translation>
    </message>
    <message>
        <source>the memory is unknown</source>
        <translation>chưa rõ bộ nhớ</translation>
    </message>
    <message>
        <source>no measurement of this kind of part</source>
        <translation>chưa có phép đo cho loại card này</translation>
    </message>
    <message>
        <source>no measurement of this format in this engine</source>
        <translation>chưa có phép đo cho định dạng này trên engine này</translation>
    </message>
    <message>
        <source>the model cannot be spread over this many cards</source>
        <translation>mô hình không chia được cho chừng này card</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>băng thông bộ nhớ</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>sức tính</translation>
    </message>
    <message>
        <source>link between the cards</source>
        <translation>kết nối giữa các card</translation>
    </message>
    <message>
        <source>host and launches</source>
        <translation>máy chủ và lệnh khởi chạy</translation>
    </message>
    <message>
        <source>%1, slow %2</source>
        <extracomment>a typical figure and the one to expect in the slow case</extracomment>
        <translation>%1, chậm %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tốc độ</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Lý do</translation>
    </message>
    <message>
        <source>Answer tok/s, all users</source>
        <translation>Tok/s trả lời, mọi người dùng</translation>
    </message>
    <message>
        <source>Each user, tok/s</source>
        <translation>Mỗi người dùng, tok/s</translation>
    </message>
    <message>
        <source>Prompt tok/s</source>
        <translation>Tok/s đầu vào</translation>
    </message>
    <message>
        <source>First token, s</source>
        <extracomment>seconds: a request that finds a slot, and one at the end of a crowd</extracomment>
        <translation>TTFT, s</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>two times, the ends of a range</extracomment>
        <translation>%1 đến %2</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <extracomment>how many of the users asked for are answered at once</extracomment>
        <translation>Yêu cầu cùng lúc</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 trên %2</translation>
    </message>
    <message>
        <source>Job, hours</source>
        <translation>Tác vụ, giờ</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>Giới hạn bởi</translation>
    </message>
    <message>
        <source>Measured rows differ by two and more: measure first</source>
        <translation>Các lần đo lệch nhau từ hai lần trở lên: nên đo trước</translation>
    </message>
    <message>
        <source>Memory, GB</source>
        <translation>Bộ nhớ, GB</translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation>Loại bộ nhớ</translation>
    </message>
    <message>
        <source>Bandwidth, GB/s</source>
        <translation>Băng thông, GB/s</translation>
    </message>
    <message>
        <source>BF16 peak, TFLOPS</source>
        <translation>BF16 đỉnh, TFLOPS</translation>
    </message>
    <message>
        <source>FP8 in hardware</source>
        <translation>FP8 phần cứng</translation>
    </message>
    <message>
        <source>INT8 in hardware</source>
        <translation>INT8 phần cứng</translation>
    </message>
    <message>
        <source>FP4 in hardware</source>
        <translation>FP4 phần cứng</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Dạng card</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>Kết nối</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>a number of tokens</extracomment>
        <translation>%1 token</translation>
    </message>
    <message>
        <source>Comfortable to</source>
        <translation>Thoải mái đến</translation>
    </message>
    <message>
        <source>Full after</source>
        <translation>Đầy sau</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Có tải</translation>
    </message>
    <message>
        <source>Rounding is %1 of the bill</source>
        <translation>Làm tròn chiếm %1 hóa đơn</translation>
    </message>
    <message>
        <source>Minimum charges are %1 of the bill</source>
        <translation>Phí tối thiểu chiếm %1 hóa đơn</translation>
    </message>
    <message>
        <source>Idle is %1 of the bill</source>
        <translation>Thời gian rảnh chiếm %1 hóa đơn</translation>
    </message>
    <message>
        <source>Egress is %1 of the bill</source>
        <translation>Egress chiếm %1 hóa đơn</translation>
    </message>
    <message>
        <source>Storage is %1 of the bill</source>
        <translation>Lưu trữ chiếm %1 hóa đơn</translation>
    </message>
    <message>
        <source>Loading is %1 of the bill</source>
        <translation>Nạp dữ liệu chiếm %1 hóa đơn</translation>
    </message>
    <message>
        <source>Downloading again is %1 of the bill</source>
        <translation>Tải lại dữ liệu chiếm %1 hóa đơn</translation>
    </message>
    <message>
        <source>Lost work is %1 of the bill</source>
        <translation>Phần việc phải làm lại chiếm %1 hóa đơn</translation>
    </message>
    <message>
        <source>not included</source>
        <translation>chưa tính</translation>
    </message>
    <message>
        <source>stopping the machine</source>
        <translation>dừng máy</translation>
    </message>
    <message>
        <source>hibernating the machine</source>
        <translation>ngủ đông máy</translation>
    </message>
    <message>
        <source>deleting the machine</source>
        <translation>xóa máy</translation>
    </message>
    <message>
        <source>Loads</source>
        <translation>Nạp dữ liệu</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Lưu trữ</translation>
    </message>
    <message>
        <source>Egress</source>
        <translation>Egress</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Tín dụng</translation>
    </message>
    <message>
        <source>Rounding multiplies by</source>
        <extracomment>a launch costs so many times its exact use</extracomment>
        <translation>Làm tròn nhân chi phí</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Formula</source>
        <extracomment>%1 and %2 are times of one launch</extracomment>
        <translation>Công thức</translation>
    </message>
    <message>
        <source>%1 billed ÷ %2 that ran</source>
        <translation>%1 bị tính ÷ %2 đã chạy</translation>
    </message>
    <message>
        <source>Machine, a day</source>
        <translation>Máy, mỗi ngày</translation>
    </message>
    <message>
        <source>Disks, a day</source>
        <translation>Đĩa, mỗi ngày</translation>
    </message>
    <message>
        <source>The bill ends by</source>
        <translation>Ngừng tính tiền khi</translation>
    </message>
    <message>
        <source>more than are sold in one machine</source>
        <translation>nhiều hơn số card bán trong một máy</translation>
    </message>
    <message>
        <source>none comfortable</source>
        <translation>không gói nào vừa thoải mái</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <extracomment>%1 cards, %2 cost, %3 &quot;USD/month&quot;</extracomment>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>Cards needed, comfortable</source>
        <translation>Số card để vừa thoải mái</translation>
    </message>
    <message>
        <source>Cards needed, at all</source>
        <translation>Số card ít nhất</translation>
    </message>
    <message>
        <source>%1 at %2 of memory</source>
        <extracomment>%1 name of an engine, %2 the share of memory that it takes: &quot;vLLM at 0.90 of memory&quot;</extracomment>
        <translation>%1 ở mức %2 bộ nhớ</translation>
    </message>
    <message>
        <source>runs %1 at full context</source>
        <extracomment>users whose full context it holds</extracomment>
        <translation>chạy %1 người ở ngữ cảnh đầy</translation>
    </message>
    <message>
        <source>The driver&apos;s tool shows, GiB</source>
        <translation>Công cụ của driver hiển thị, GiB</translation>
    </message>
    <message>
        <source>In the worst tenth of runs, GiB</source>
        <translation>Trong 10% lần chạy xấu nhất, GiB</translation>
    </message>
    <message>
        <source>%1 bit: weights %2, in all %3 GiB</source>
        <extracomment>%1 bits of a weight, %2 GiB of weights, %3 GiB in all</extracomment>
        <translation>%1 bit: trọng số %2, tổng %3 GiB</translation>
    </message>
    <message>
        <source>The engine runs %1 of %2 requests, the rest wait</source>
        <translation>Engine chạy %1 trong %2 yêu cầu, số còn lại chờ</translation>
    </message>
    <message>
        <source>Memory holds %1 of %2 requests, the rest wait</source>
        <translation>Bộ nhớ chứa %1 trong %2 yêu cầu, số còn lại chờ</translation>
    </message>
    <message>
        <source>Of the compute peak</source>
        <translation>So với đỉnh tính toán</translation>
    </message>
    <message>
        <source>Of the bandwidth peak</source>
        <translation>So với đỉnh băng thông</translation>
    </message>
    <message>
        <source>1 M answer tokens, your traffic</source>
        <translation>1 triệu token trả lời, tải của bạn</translation>
    </message>
    <message>
        <source>1 M answer tokens, always busy</source>
        <translation>1 triệu token trả lời, luôn bận</translation>
    </message>
    <message>
        <source>1 M tokens, %1 in and %2 out</source>
        <extracomment>prompt and answer tokens of one request</extracomment>
        <translation>1 triệu token, %1 vào và %2 ra</translation>
    </message>
    <message>
        <source>1,000 requests</source>
        <translation>1.000 yêu cầu</translation>
    </message>
    <message>
        <source>Answer tokens per %1</source>
        <extracomment>%1 is a currency</extracomment>
        <translation>Token trả lời cho 1 %1</translation>
    </message>
    <message>
        <source>Sessions covered</source>
        <translation>Số phiên được trả</translation>
    </message>
    <message>
        <source>First month</source>
        <translation>Tháng đầu</translation>
    </message>
    <message>
        <source>Second month</source>
        <translation>Tháng thứ hai</translation>
    </message>
    <message>
        <source>In a month</source>
        <translation>Trong một tháng</translation>
    </message>
    <message>
        <source>+ unknown wait</source>
        <translation>+ thời gian chờ chưa rõ</translation>
    </message>
    <message>
        <source>An hour of finished work on spot</source>
        <translation>Một giờ việc hoàn thành trên spot</translation>
    </message>
    <message>
        <source>A token of each user</source>
        <translation>Một token mỗi người dùng</translation>
    </message>
    <message>
        <source>weights and KV cache read ÷ usable bandwidth, overlapping with products ÷ usable peak; then links and launches</source>
        <translation>trọng số và KV cache phải đọc ÷ băng thông dùng được, chồng lên phép nhân ÷ đỉnh dùng được; rồi cộng liên kết và khởi chạy kernel</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>products of the prompt ÷ usable peak, and the wait for a slot</source>
        <translation>phép nhân của prompt ÷ đỉnh dùng được, cộng thời gian chờ chỗ trống</translation>
    </message>
    <message>
        <source>All users</source>
        <translation>Mọi người dùng</translation>
    </message>
    <message>
        <source>requests at once × tokens of each, prompts taken off</source>
        <translation>số yêu cầu cùng lúc × token mỗi người, trừ phần xử lý prompt</translation>
    </message>
    <message>
        <source>1 M tokens</source>
        <translation>1 triệu token</translation>
    </message>
    <message>
        <source>price an hour ÷ (tokens a second × 3,600) × 1,000,000</source>
        <translation>giá một giờ ÷ (token mỗi giây × 3.600) × 1.000.000</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Hằng số</translation>
    </message>
    <message>
        <source>fitted on measured runs, listed in speed_constants.csv</source>
        <translation>khớp theo các lần đo, liệt kê trong speed_constants.csv</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Ổ lưu trữ</translation>
    </message>
    <message>
        <source>Egress, %1 GB</source>
        <extracomment>%1 gigabytes that leave in a month</extracomment>
        <translation>Egress, %1 GB</translation>
    </message>
    <message>
        <source>Month with these</source>
        <translation>Tháng gồm cả các khoản này</translation>
    </message>
    <message>
        <source>Downloading at each launch</source>
        <translation>Tải lại mỗi lần khởi chạy</translation>
    </message>
    <message>
        <source>Keeping the volume is cheaper</source>
        <translation>Giữ ổ lưu trữ rẻ hơn</translation>
    </message>
    <message>
        <source>Downloading again is cheaper</source>
        <translation>Tải lại rẻ hơn</translation>
    </message>
    <message>
        <source>Layers on the cards</source>
        <extracomment>%1 and %2 counts of layers: &quot;37 of 80 (-ngl 37)&quot;</extracomment>
        <translation>Số lớp trên card</translation>
    </message>
    <message>
        <source>%1 of %2 (-ngl %3)</source>
        <translation>%1 trên %2 (-ngl %3)</translation>
    </message>
    <message>
        <source>Left in host memory, GiB</source>
        <translation>Nằm lại ở bộ nhớ máy chủ, GiB</translation>
    </message>
    <message>
        <source>Most users within them</source>
        <translation>Nhiều người dùng nhất mà vẫn đạt</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation>
            <numerusform>%n người dùng</numerusform>
        </translation>
    </message>
    <message>
        <source>as many users as it holds</source>
        <translation>số người dùng tối đa mà nó chứa</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>%1 a model, %2 a number format, %3 &quot;64 users&quot;</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 answer tok/s</source>
        <extracomment>answer tokens a second, all users</extracomment>
        <translation>%1 token trả lời/giây</translation>
    </message>
    <message>
        <source>%1 prompt tok/s</source>
        <extracomment>prompt tokens a second</extracomment>
        <translation>%1 token prompt/giây</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Đã đo</translation>
    </message>
    <message>
        <source>Prompt, answer</source>
        <extracomment>tokens of prompt and answer</extracomment>
        <translation>Prompt, trả lời</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Nguồn</translation>
    </message>
    <message>
        <source>Your run, as you timed it</source>
        <translation>Lần chạy của bạn, như đã bấm giờ</translation>
    </message>
    <message>
        <source>Your run, scaled</source>
        <translation>Lần chạy của bạn, quy đổi</translation>
    </message>
    <message>
        <source>1,000 items</source>
        <translation>1.000 mẫu</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Đạt được</translation>
    </message>
    <message>
        <source>An hour, suspect</source>
        <translation>Một giờ, đáng ngờ</translation>
    </message>
    <message>
        <source>never recommended</source>
        <translation>không bao giờ đề xuất</translation>
    </message>
    <message>
        <source>%1, %2 in, %3 out</source>
        <extracomment>%1 &quot;64 users&quot;, %2 and %3 tokens of prompt and answer</extracomment>
        <translation>%1, %2 vào, %3 ra</translation>
    </message>
    <message>
        <source>Your run</source>
        <translation>Lần chạy của bạn</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Ghi chú</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>“%1” is no amount: write digits with at most nine decimals.</source>
        <translation>“%1” không phải là số tiền: hãy viết chữ số với nhiều nhất chín số lẻ.</translation>
    </message>
    <message>
        <source>The amount %1 is too large to be held exactly.</source>
        <translation>Số tiền %1 quá lớn để giữ chính xác.</translation>
    </message>
    <message>
        <source>“%1” is no currency code: three capital letters such as USD are expected.</source>
        <translation>“%1” không phải là mã tiền tệ: cần ba chữ in hoa như USD.</translation>
    </message>
    <message>
        <source>“%1” is no date: write it as year-month-day, such as 2026-11-30.</source>
        <translation>“%1” không phải là ngày: hãy viết năm-tháng-ngày, như 2026-11-30.</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>Tệp %1 không tồn tại.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>Không đọc được tệp %1: %2.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2. Nothing was changed.</source>
        <translation>Không ghi được tệp %1: %2. Chưa có gì bị thay đổi.</translation>
    </message>
    <message>
        <source>The file %1 has %2 bytes; at most %3 are read.</source>
        <translation>Tệp %1 có %2 byte; chỉ đọc nhiều nhất %3.</translation>
    </message>
    <message>
        <source>The table %1 has no column “%2”.</source>
        <translation>Bảng %1 không có cột “%2”.</translation>
    </message>
    <message>
        <source>The table %1 cannot be read from line %2 on: a quote or a field is not closed.</source>
        <translation>Không đọc được bảng %1 từ dòng %2: có dấu ngoặc kép hoặc ô chưa đóng.</translation>
    </message>
    <message>
        <source>The table %1 has in line %2, column “%3”, a value that does not belong there: “%4”.</source>
        <translation>Bảng %1, dòng %2, cột “%3” có giá trị không hợp lệ: “%4”.</translation>
    </message>
    <message>
        <source>The table %1 speaks in line %2, column “%3”, of “%4”, which is not in the catalog.</source>
        <translation>Bảng %1, dòng %2, cột “%3” nhắc đến “%4”, vốn không có trong danh mục.</translation>
    </message>
    <message>
        <source>This is no %1 file.</source>
        <translation>Đây không phải là tệp %1.</translation>
    </message>
    <message>
        <source>The %1 file ends within %2: it is cut off, or its counts are wrong.</source>
        <translation>Tệp %1 kết thúc giữa %2: tệp bị cắt hoặc số đếm trong tệp sai.</translation>
    </message>
    <message>
        <source>The %1 file is no valid JSON from byte %2 on.</source>
        <translation>Tệp %1 không phải JSON hợp lệ từ byte %2.</translation>
    </message>
    <message>
        <source>The %1 file has no “%2”, which its size depends on.</source>
        <translation>Tệp %1 không có “%2”, giá trị quyết định kích thước của nó.</translation>
    </message>
    <message>
        <source>The %1 file has a “%2” that cannot be right: %3.</source>
        <translation>Tệp %1 có “%2” không thể đúng: %3.</translation>
    </message>
    <message>
        <source>This kind of %1 file is not read: %2.</source>
        <translation>Không đọc loại tệp %1 này: %2.</translation>
    </message>
    <message>
        <source>The speed cannot be estimated: %1 is %2.</source>
        <translation>Không ước tính được tốc độ: %1 là %2.</translation>
    </message>
    <message>
        <source>How %1 bills is not known, so there is no exact cost.</source>
        <translation>Chưa rõ %1 tính phí thế nào, nên không có chi phí chính xác.</translation>
    </message>
    <message>
        <source>The cost cannot be computed: %1 is %2.</source>
        <translation>Không tính được chi phí: %1 là %2.</translation>
    </message>
    <message>
        <source>The catalog %1 could not be read: %2. The bundled one is in use; the file was kept.</source>
        <translation>Không đọc được danh mục %1: %2. Đang dùng danh mục kèm theo; tệp cũ được giữ lại.</translation>
    </message>
    <message>
        <source>The file %1 is no catalog of this program. It was kept, and a new one was made.</source>
        <translation>Tệp %1 không phải danh mục của chương trình này. Tệp được giữ lại và một danh mục mới đã được tạo.</translation>
    </message>
    <message>
        <source>The catalog %1 was made by a newer version (%2, this one reads up to %3). Update the program.</source>
        <translation>Danh mục %1 do phiên bản mới hơn tạo ra (%2, bản này đọc tới %3). Hãy cập nhật chương trình.</translation>
    </message>
    <message>
        <source>The catalog %1 is in use by another program. Close it and try again.</source>
        <translation>Danh mục %1 đang được chương trình khác dùng. Hãy đóng chương trình đó rồi thử lại.</translation>
    </message>
    <message>
        <source>This is not an answer of the source “%1”. Nothing was taken over.</source>
        <extracomment>%1: name of a source of prices</extracomment>
        <translation>Đây không phải dữ liệu của nguồn “%1”. Chưa nhận gì cả.</translation>
    </message>
    <message>
        <source>The answer of “%1” breaks off or is damaged at byte %2. Nothing was taken over.</source>
        <extracomment>%1: name of a source of prices, %2: a number of bytes</extracomment>
        <translation>Dữ liệu của “%1” bị đứt hoặc hỏng tại byte %2. Chưa nhận gì cả.</translation>
    </message>
    <message>
        <source>The source “%1” refused: %2.</source>
        <extracomment>%1: name of a source of prices, %2: its message</extracomment>
        <translation>Nguồn “%1” từ chối: %2.</translation>
    </message>
    <message>
        <source>The catalog cannot answer this query: %1.</source>
        <extracomment>%1: the database&apos;s own words, in English</extracomment>
        <translation>Danh mục không trả lời được truy vấn này: %1.</translation>
    </message>
    <message>
        <source>Character %1: “%2” does not belong here.</source>
        <extracomment>%1 is the place of a character, counted from 1; %2 what was typed there</extracomment>
        <translation>Ký tự %1: “%2” không hợp ở đây.</translation>
    </message>
    <message>
        <source>Something is missing at character %1: a value, a closing bracket or a quote.</source>
        <translation>Thiếu gì đó ở ký tự %1: một giá trị, dấu đóng ngoặc hoặc dấu nháy.</translation>
    </message>
    <message>
        <source>Character %1: there is no column “%2”.</source>
        <translation>Ký tự %1: không có cột “%2”.</translation>
    </message>
    <message>
        <source>Character %1: name a column before “%2”, such as vram.</source>
        <translation>Ký tự %1: hãy ghi tên cột trước “%2”, ví dụ vram.</translation>
    </message>
    <message>
        <source>Character %1: “%2” is no number, and %3 is compared with numbers.</source>
        <translation>Ký tự %1: “%2” không phải là số, mà %3 được so với số.</translation>
    </message>
    <message>
        <source>Character %1: “%2” cannot be larger or smaller: %3 is text.</source>
        <translation>Ký tự %1: “%2” không thể lớn hơn hay nhỏ hơn: %3 là chữ.</translation>
    </message>
    <message>
        <source>The expression is too long from character %1 on.</source>
        <translation>Biểu thức quá dài từ ký tự %1.</translation>
    </message>
    <message>
        <source>%1 is no plan that Fitgauge saved, or it is damaged.</source>
        <translation>%1 không phải là kế hoạch do Fitgauge lưu, hoặc đã bị hỏng.</translation>
    </message>
    <message>
        <source>The plan has format %1; this version of Fitgauge reads up to %2.</source>
        <translation>Kế hoạch có định dạng %1; phiên bản Fitgauge này chỉ đọc đến %2.</translation>
    </message>
    <message>
        <source>The plan&apos;s “%1” cannot be right: %2.</source>
        <translation>“%1” của kế hoạch không thể đúng: %2.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Export</source>
        <translation>Xuất</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>%1 %2–%3 %4</source>
        <extracomment>a range: name, low end, high end, unit: &quot;VRAM 24–48 GB&quot;</extracomment>
        <translation>%1 %2–%3 %4</translation>
    </message>
    <message>
        <source>%1 ≥ %2 %3</source>
        <extracomment>at least: &quot;VRAM ≥ 24 GB&quot;</extracomment>
        <translation>%1 ≥ %2 %3</translation>
    </message>
    <message>
        <source>%1 ≤ %2 %3</source>
        <extracomment>at most: &quot;price ≤ 2.00 USD/h&quot;</extracomment>
        <translation>%1 ≤ %2 %3</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>fits</source>
        <translation>vừa bộ nhớ</translation>
    </message>
    <message>
        <source>meets the target</source>
        <translation>đạt mục tiêu</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU types</source>
        <translation>
            <numerusform>%n loại GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>VRAM</source>
        <translation>VRAM</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>1 GPU</source>
        <translation>1 GPU</translation>
    </message>
    <message>
        <source>price</source>
        <translation>giá</translation>
    </message>
    <message>
        <source>USD/h</source>
        <translation>USD/h</translation>
    </message>
    <message>
        <source>not reclaimable</source>
        <translation>không bị thu hồi</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>Jupyter</source>
        <translation>Jupyter</translation>
    </message>
    <message>
        <source>hosted notebook</source>
        <translation>notebook trực tuyến</translation>
    </message>
    <message>
        <source>own image</source>
        <translation>image riêng</translation>
    </message>
    <message>
        <source>snapshots</source>
        <translation>snapshot</translation>
    </message>
    <message numerus="yes">
        <source>%n providers</source>
        <translation>
            <numerusform>%n nhà cung cấp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <translation>
            <numerusform>%n khu vực</numerusform>
        </translation>
    </message>
    <message>
        <source>per second</source>
        <translation>tính theo giây</translation>
    </message>
    <message>
        <source>per minute or finer</source>
        <translation>tính theo phút trở xuống</translation>
    </message>
    <message>
        <source>per hour or finer</source>
        <translation>tính theo giờ trở xuống</translation>
    </message>
    <message>
        <source>steps of %1 or finer</source>
        <extracomment>%1 is a length of time</extracomment>
        <translation>block %1 trở xuống</translation>
    </message>
    <message>
        <source>PCIe only</source>
        <translation>chỉ PCIe</translation>
    </message>
    <message>
        <source>linked pairs</source>
        <translation>nối từng cặp</translation>
    </message>
    <message>
        <source>all cards linked</source>
        <translation>mọi card nối nhau</translation>
    </message>
    <message>
        <source>free egress</source>
        <translation>egress miễn phí</translation>
    </message>
    <message>
        <source>some egress free</source>
        <translation>miễn phí một phần egress</translation>
    </message>
    <message>
        <source>metered egress</source>
        <translation>egress tính tiền</translation>
    </message>
    <message>
        <source>certain parts</source>
        <translation>đúng loại card</translation>
    </message>
    <message>
        <source>VRAM of all cards</source>
        <translation>VRAM của mọi card</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>số card</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>băng thông</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>chip of a column&apos;s own filter: its title, what was typed</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no commitment</source>
        <translation>không cam kết</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n tháng</numerusform>
        </translation>
    </message>
    <message>
        <source>believable price</source>
        <translation>giá đáng tin</translation>
    </message>
    <message>
        <source>fresh prices</source>
        <translation>giá còn hạn</translation>
    </message>
    <message numerus="yes">
        <source>at most %n day(s) old</source>
        <translation>
            <numerusform>cập nhật trong %n ngày</numerusform>
        </translation>
    </message>
    <message>
        <source>ready within %1</source>
        <extracomment>%1 a length of time</extracomment>
        <translation>sẵn sàng trong %1</translation>
    </message>
    <message>
        <source>with tax</source>
        <translation>có thuế</translation>
    </message>
    <message>
        <source>without tax</source>
        <translation>chưa thuế</translation>
    </message>
    <message>
        <source>volume</source>
        <translation>ổ đĩa</translation>
    </message>
    <message>
        <source>USD/GB-month</source>
        <translation>USD/GB-tháng</translation>
    </message>
    <message>
        <source>egress</source>
        <translation>egress</translation>
    </message>
    <message>
        <source>USD/GB</source>
        <translation>USD/GB</translation>
    </message>
    <message>
        <source>no resellers</source>
        <translation>không qua trung gian</translation>
    </message>
</context>
<context>
    <name>FitText</name>
    <message>
        <source>%1 of %2 GiB usable on each card · %3 · comfortable.</source>
        <extracomment>GiB needed, GiB usable, per cent; the model is spread over several cards</extracomment>
        <translation>%1 trên %2 GiB khả dụng mỗi card · %3 · vừa thoải mái.</translation>
    </message>
    <message>
        <source>%1 of %2 GiB usable · %3 · comfortable · KV is the largest part you can change.</source>
        <extracomment>GiB needed, GiB usable, per cent; serving</extracomment>
        <translation>%1 trên %2 GiB khả dụng · %3 · vừa thoải mái · KV cache là phần lớn nhất bạn giảm được.</translation>
    </message>
    <message>
        <source>%1 of %2 GiB usable · %3 · comfortable · activations are the largest part you can change.</source>
        <extracomment>GiB needed, GiB usable, per cent; training</extracomment>
        <translation>%1 trên %2 GiB khả dụng · %3 · vừa thoải mái · activation là phần lớn nhất bạn giảm được.</translation>
    </message>
    <message>
        <source>%1 of %2 GiB usable · %3 · tight.</source>
        <extracomment>GiB needed, GiB usable, per cent</extracomment>
        <translation>%1 trên %2 GiB khả dụng · %3 · sát ngưỡng.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 GiB usable · %3 · tight · comfortable with %n user(s) fewer.</source>
        <extracomment>GiB needed, GiB usable, per cent; %n: how many users too many</extracomment>
        <translation>
            <numerusform>%1 trên %2 GiB khả dụng · %3 · sát ngưỡng · thoải mái nếu bớt %n người dùng.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 GiB · %3 · does not fit · %4 GiB short · runs %5 of %6, the rest wait.</source>
        <extracomment>GiB needed, GiB usable, per cent, GiB short; %5 of %6 users can be served at once</extracomment>
        <translation>%1 trên %2 GiB · %3 · không vừa · thiếu %4 GiB · chạy %5 trên %6, số còn lại phải chờ.</translation>
    </message>
    <message>
        <source>%1 of %2 GiB · %3 · does not fit · %4 GiB short.</source>
        <extracomment>GiB needed, GiB usable, per cent, GiB short</extracomment>
        <translation>%1 trên %2 GiB · %3 · không vừa · thiếu %4 GiB.</translation>
    </message>
    <message>
        <source>This kind of model is not covered · weights only, at least %1 GiB.</source>
        <extracomment>GiB of the weights</extracomment>
        <translation>Kiểu mô hình này chưa hỗ trợ · chỉ tính trọng số, ít nhất %1 GiB.</translation>
    </message>
    <message>
        <source>%1 GiB needed · how much of this card is usable is unknown.</source>
        <extracomment>GiB needed</extracomment>
        <translation>Cần %1 GiB · chưa rõ card này khả dụng bao nhiêu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 GiB, one card has %2 · %3 GiB short · fits on %n card(s).</source>
        <extracomment>GiB needed, GiB usable of one card, GiB short; %n: cards that hold it</extracomment>
        <translation>
            <numerusform>%1 GiB, một card có %2 · thiếu %3 GiB · vừa trên %n card.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 GiB · would spill %3 GiB to host memory · not a fit.</source>
        <extracomment>GiB needed, GiB usable, GiB too much</extracomment>
        <translation>%1 trên %2 GiB · tràn %3 GiB sang RAM máy chủ · không tính là vừa.</translation>
    </message>
</context>
<context>
    <name>Formulas</name>
    <message>
        <source>parameters × bytes per parameter ÷ cards</source>
        <translation>tham số × byte mỗi tham số ÷ số card</translation>
    </message>
    <message>
        <source>matrices × bytes of the format ÷ cards; embeddings, output head, norms and routers stay 16 bit</source>
        <translation>các ma trận × byte của định dạng ÷ số card; embedding, lớp đầu ra, norm và router giữ 16 bit</translation>
    </message>
    <message>
        <source>each tensor × bits of the type that the mix gives it, ÷ cards</source>
        <translation>từng tensor × số bit mà bản pha định cho nó, ÷ số card</translation>
    </message>
    <message>
        <source>sum of the tensors in the file ÷ cards</source>
        <translation>tổng các tensor trong tệp ÷ số card</translation>
    </message>
    <message>
        <source>layers × KV heads × head size × (key + value bytes) × context × users ÷ cards</source>
        <translation>số lớp × KV head × cỡ head × (byte key + value) × ngữ cảnh × người dùng ÷ số card</translation>
    </message>
    <message>
        <source>layers × (latent rank + rope size) × bytes × context × users, whole on every card</source>
        <translation>số lớp × (hạng latent + cỡ rope) × byte × ngữ cảnh × người dùng, nguyên vẹn trên mỗi card</translation>
    </message>
    <message>
        <source>full layers hold the context, window layers the window; each KV heads × head size × (key + value bytes) × users ÷ cards</source>
        <translation>lớp đầy đủ giữ cả ngữ cảnh, lớp cửa sổ giữ cửa sổ; mỗi lớp KV head × cỡ head × (byte key + value) × người dùng ÷ số card</translation>
    </message>
    <message>
        <source>attention layers hold the context, recurrent layers one state a user</source>
        <translation>lớp attention giữ cả ngữ cảnh, lớp hồi quy giữ một trạng thái cho mỗi người dùng</translation>
    </message>
    <message>
        <source>no cache, or a kind of model whose cache is not known</source>
        <translation>không có cache, hoặc loại mô hình chưa rõ cache</translation>
    </message>
    <message>
        <source>a fixed reserve on each card</source>
        <translation>phần dự trữ cố định trên mỗi card</translation>
    </message>
    <message>
        <source>runtime, graphs and communication of the engine on each card</source>
        <translation>runtime, graph và truyền thông của engine trên mỗi card</translation>
    </message>
    <message>
        <source>the larger of batch tokens × 2 × (3 × MLP width + 3 × hidden) and bytes per logit × vocabulary × sequences</source>
        <translation>số lớn hơn giữa token của batch × 2 × (3 × độ rộng MLP + 3 × hidden) và byte mỗi logit × từ vựng × số chuỗi</translation>
    </message>
    <message>
        <source>batch tokens × widths of the MLP and the hidden state</source>
        <translation>token của batch × độ rộng của MLP và hidden state</translation>
    </message>
    <message>
        <source>compute buffer: micro batch × (vocabulary + hidden) × 4 bytes, at least</source>
        <translation>compute buffer: micro batch × (từ vựng + hidden) × 4 byte, ít nhất</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>tham số</translation>
    </message>
    <message>
        <source>bytes per parameter</source>
        <translation>byte mỗi tham số</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>lớp</translation>
    </message>
    <message>
        <source>full layers</source>
        <translation>lớp đầy đủ</translation>
    </message>
    <message>
        <source>window layers</source>
        <translation>lớp cửa sổ</translation>
    </message>
    <message>
        <source>window</source>
        <translation>cửa sổ</translation>
    </message>
    <message>
        <source>recurrent layers</source>
        <translation>lớp hồi quy</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV head</translation>
    </message>
    <message>
        <source>head size</source>
        <translation>cỡ head</translation>
    </message>
    <message>
        <source>latent rank</source>
        <translation>hạng latent</translation>
    </message>
    <message>
        <source>rope size</source>
        <translation>cỡ rope</translation>
    </message>
    <message>
        <source>key bytes</source>
        <translation>byte key</translation>
    </message>
    <message>
        <source>value bytes</source>
        <translation>byte value</translation>
    </message>
    <message>
        <source>context</source>
        <translation>ngữ cảnh</translation>
    </message>
    <message>
        <source>users</source>
        <translation>người dùng</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>card</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>từ vựng</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>hidden</translation>
    </message>
    <message>
        <source>MLP width</source>
        <translation>độ rộng MLP</translation>
    </message>
    <message>
        <source>batch tokens</source>
        <translation>token của batch</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>chuỗi</translation>
    </message>
    <message>
        <source>bytes per logit</source>
        <translation>byte mỗi logit</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>the file&apos;s own header</source>
        <translation>phần đầu của chính tệp</translation>
    </message>
    <message>
        <source>block layout of the number format</source>
        <translation>cấu trúc khối của định dạng số</translation>
    </message>
    <message>
        <source>behaviour of the engine</source>
        <translation>hành vi của engine</translation>
    </message>
    <message>
        <source>measured runs</source>
        <translation>các lần chạy đã đo</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 name of what goes into a formula, %2 its value</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between list items</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <extracomment>a part of the memory, in GiB on each card</extracomment>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Công thức</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Với</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Nguồn</translation>
    </message>
    <message>
        <source>fixed for the Generic engine</source>
        <translation>cố định cho engine Generic</translation>
    </message>
    <message>
        <source>parameters × bytes of the format</source>
        <translation>số tham số × byte của định dạng</translation>
    </message>
    <message>
        <source>parameters × bytes of the format ÷ cards, and the layer at work and the embeddings whole</source>
        <translation>số tham số × byte của định dạng ÷ số card, cộng nguyên lớp đang tính và embedding</translation>
    </message>
    <message>
        <source>parameters × bytes of a gradient</source>
        <translation>số tham số × byte của một gradient</translation>
    </message>
    <message>
        <source>parameters × bytes of masters, moments and the step&apos;s temporaries</source>
        <translation>số tham số × byte của bản gốc, moment và vùng tạm của bước</translation>
    </message>
    <message>
        <source>adapter parameters × bytes of weight, gradient, moments and master</source>
        <translation>số tham số adapter × byte của trọng số, gradient, moment và bản gốc</translation>
    </message>
    <message>
        <source>tokens × (what the backward pass reads of every layer + bytes per logit × vocabulary)</source>
        <translation>số token × (phần mỗi lớp mà lượt backward đọc + byte mỗi logit × từ vựng)</translation>
    </message>
    <message>
        <source>tokens × (the input of every layer + one recomputed MLP + bytes per logit × vocabulary)</source>
        <translation>số token × (đầu vào của mỗi lớp + một MLP tính lại + byte mỗi logit × từ vựng)</translation>
    </message>
    <message>
        <source>smaller than gradients and the step&apos;s temporaries, which take their place</source>
        <translation>nhỏ hơn gradient và vùng tạm của bước, vốn chiếm chỗ này</translation>
    </message>
    <message>
        <source>adapter parameters</source>
        <translation>tham số adapter</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rank</translation>
    </message>
    <message>
        <source>tokens a step</source>
        <translation>token mỗi bước</translation>
    </message>
    <message>
        <source>divided over</source>
        <translation>chia cho</translation>
    </message>
    <message>
        <source>ZeRO paper (Rajbhandari et al., 2020)</source>
        <translation>bài báo ZeRO (Rajbhandari và cộng sự, 2020)</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Free</source>
        <translation>Còn trống</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Thiếu</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>cards</comment>
        <extracomment>One of several cards; %1 is its number</extracomment>
        <translation>%1 đến %2</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>card %1</translation>
    </message>
    <message>
        <source>KV unknown</source>
        <translation>KV chưa rõ</translation>
    </message>
    <message>
        <source>capacity unknown</source>
        <translation>chưa rõ dung lượng</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>%1 GiB usable on each</source>
        <translation>%1 GiB khả dụng mỗi card</translation>
    </message>
    <message>
        <source>%1 GiB usable</source>
        <translation>%1 GiB khả dụng</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>%1 is a GPU such as &quot;L40S 48 GB&quot;</extracomment>
        <translation>Bộ nhớ</translation>
    </message>
    <message>
        <source>Memory on %1</source>
        <translation>Bộ nhớ trên %1</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
</context>
<context>
    <name>Imports</name>
    <message>
        <source>too few fields</source>
        <translation>thiếu trường</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>không đọc được</translation>
    </message>
    <message>
        <source>price is not a number</source>
        <translation>giá không phải là số</translation>
    </message>
    <message>
        <source>price is not finite</source>
        <translation>giá không hữu hạn</translation>
    </message>
    <message>
        <source>price is negative</source>
        <translation>giá âm</translation>
    </message>
    <message>
        <source>price is too large</source>
        <translation>giá quá lớn</translation>
    </message>
    <message>
        <source>number of cards makes no sense</source>
        <translation>số card vô lý</translation>
    </message>
    <message>
        <source>currency is unknown</source>
        <translation>không rõ loại tiền</translation>
    </message>
    <message>
        <source>no accelerator in it</source>
        <translation>không có bộ tăng tốc</translation>
    </message>
    <message>
        <source>not for rent, says the source</source>
        <translation>nguồn ghi là không cho thuê</translation>
    </message>
    <message>
        <source>another product: Windows, dedicated host, software</source>
        <translation>sản phẩm khác: Windows, máy chủ riêng, phần mềm</translation>
    </message>
    <message>
        <source>another term: capacity block, savings plan</source>
        <translation>kỳ hạn khác: capacity block, savings plan</translation>
    </message>
    <message>
        <source>instance type is not in the table</source>
        <translation>loại máy không có trong bảng</translation>
    </message>
    <message>
        <source>host without a card</source>
        <translation>máy chủ không có card</translation>
    </message>
    <message>
        <source>the same again</source>
        <translation>trùng lặp</translation>
    </message>
    <message>
        <source>new</source>
        <translation>mới</translation>
    </message>
    <message>
        <source>new price</source>
        <translation>giá mới</translation>
    </message>
    <message>
        <source>other details</source>
        <translation>chi tiết khác</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>giữ lại</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>không còn</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>không có giá</translation>
    </message>
    <message>
        <source>Imported: %1 new, %2 changed, %3 as before, %4 gone. File ▸ Undo import takes it back.</source>
        <extracomment>four counts of offers</extracomment>
        <translation>Đã nhập: %1 mới, %2 thay đổi, %3 như cũ, %4 không còn. Tệp ▸ Hoàn tác lần nhập để lấy lại như trước.</translation>
    </message>
    <message>
        <source>The import of %1 was undone; %2 offers are back.</source>
        <extracomment>%1 a price source, %2 a count of offers</extracomment>
        <translation>Đã hoàn tác lần nhập %1; %2 gói trở lại.</translation>
    </message>
    <message>
        <source>Undo the import of %1 of %2? %3 offers go, the %4 before it come back. What you entered yourself stays.</source>
        <extracomment>%1 a price source, %2 a day, %3 and %4 counts of offers</extracomment>
        <translation>Hoàn tác lần nhập %1 ngày %2? %3 gói mất đi, %4 gói trước đó trở lại. Những gì bạn tự nhập vẫn giữ nguyên.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Tệp</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Xuất CSV…</translation>
    </message>
    <message>
        <source>PDF report…</source>
        <translation>Báo cáo PDF…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>T&amp;hoát</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Sửa</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Làm lại</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;Chép hàng</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Tìm</translation>
    </message>
    <message>
        <source>Clear &amp;filters</source>
        <translation>Xóa bộ &amp;lọc</translation>
    </message>
    <message>
        <source>&amp;Workload</source>
        <translation>&amp;Workload</translation>
    </message>
    <message>
        <source>&amp;Research</source>
        <translation>&amp;Nghiên cứu</translation>
    </message>
    <message>
        <source>&amp;Live serving</source>
        <translation>&amp;Phục vụ thời gian thực</translation>
    </message>
    <message>
        <source>&amp;Batch</source>
        <translation>Xử lý theo &amp;lô</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Mô hình</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>Độ &amp;chính xác</translation>
    </message>
    <message>
        <source>&amp;Context</source>
        <translation>N&amp;gữ cảnh</translation>
    </message>
    <message>
        <source>&amp;Users at once</source>
        <translation>Người &amp;dùng cùng lúc</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Xem</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Biểu đồ</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Chi tiết</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>S&amp;o sánh</translation>
    </message>
    <message>
        <source>&amp;Add to or remove from compare</source>
        <translation>&amp;Thêm vào hoặc bỏ khỏi so sánh</translation>
    </message>
    <message>
        <source>&amp;Pin as baseline</source>
        <translation>&amp;Ghim làm mốc</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Trợ &amp;giúp</translation>
    </message>
    <message>
        <source>&amp;Why this answer</source>
        <translation>&amp;Vì sao ra kết quả này</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Phím tắt</translation>
    </message>
    <message>
        <source>&amp;About Fitgauge</source>
        <translation>&amp;Giới thiệu Fitgauge</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>So sánh &amp;song song</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Ngôn ngữ</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Giao diện</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <comment>theme: follow the desktop</comment>
        <translation>Theo &amp;hệ thống</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Sáng</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Tối</translation>
    </message>
    <message>
        <source>Open &amp;model file…</source>
        <translation>Mở tệp &amp;mô hình…</translation>
    </message>
    <message>
        <source>&amp;Import prices…</source>
        <translation>&amp;Nhập giá…</translation>
    </message>
    <message>
        <source>&amp;Undo import…</source>
        <translation>&amp;Hoàn tác lần nhập…</translation>
    </message>
    <message>
        <source>Filter by e&amp;xpression…</source>
        <translation>Lọc bằng &amp;biểu thức…</translation>
    </message>
    <message>
        <source>Prices by &amp;GPU</source>
        <translation>Giá theo &amp;GPU</translation>
    </message>
    <message>
        <source>&amp;Open plan…</source>
        <translation>&amp;Mở kế hoạch…</translation>
    </message>
    <message>
        <source>&amp;Save plan…</source>
        <translation>&amp;Lưu kế hoạch…</translation>
    </message>
    <message>
        <source>Copy rows as &amp;Markdown</source>
        <translation>Chép hàng dạng &amp;Markdown</translation>
    </message>
    <message>
        <source>&amp;Launch commands…</source>
        <translation>&amp;Lệnh khởi chạy…</translation>
    </message>
    <message>
        <source>Log a measured &amp;run…</source>
        <translation>Ghi &amp;lần chạy đã đo…</translation>
    </message>
    <message>
        <source>Measured run&amp;s…</source>
        <translation>&amp;Các lần chạy đã đo…</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>unknown</source>
        <translation>chưa rõ</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Nghiên cứu</translation>
    </message>
    <message>
        <source>Live serving</source>
        <translation>Phục vụ thời gian thực</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Xử lý theo lô</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Vừa thoải mái</translation>
    </message>
    <message>
        <source>Tight</source>
        <translation>Sát ngưỡng</translation>
    </message>
    <message>
        <source>Needs more cards</source>
        <translation>Cần thêm card</translation>
    </message>
    <message>
        <source>Would spill</source>
        <translation>Tràn sang RAM</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>Không vừa</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Chưa rõ</translation>
    </message>
    <message numerus="yes">
        <source>Needs %n card(s)</source>
        <comment>graphics cards in one machine</comment>
        <translation>
            <numerusform>Cần %n card</numerusform>
        </translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Trọng số</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradient</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>LoRA gradients, optimizer</source>
        <translation>Gradient, optimizer LoRA</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV cache</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activation</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Overhead</translation>
    </message>
    <message>
        <source>FP8, blocks of 128</source>
        <translation>FP8, khối 128</translation>
    </message>
    <message>
        <source>NF4, double quantised</source>
        <translation>NF4, lượng tử hóa kép</translation>
    </message>
    <message>
        <source>INT4 experts</source>
        <translation>INT4 cho expert</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16-bit</translation>
    </message>
    <message>
        <source>Any engine</source>
        <comment>a fixed reserve instead of one server&apos;s habits</comment>
        <translation>Engine bất kỳ</translation>
    </message>
    <message>
        <source>Fine-tune (LoRA)</source>
        <translation>Tinh chỉnh (LoRA)</translation>
    </message>
    <message>
        <source>Fine-tune (QLoRA)</source>
        <translation>Tinh chỉnh (QLoRA)</translation>
    </message>
    <message>
        <source>Full fine-tuning, BF16</source>
        <translation>Tinh chỉnh toàn bộ, BF16</translation>
    </message>
    <message>
        <source>Full fine-tuning, mixed precision</source>
        <translation>Tinh chỉnh toàn bộ, mixed precision</translation>
    </message>
    <message>
        <source>on-demand</source>
        <translation>on-demand</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>spot</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>đặt trước</translation>
    </message>
    <message>
        <source>serverless</source>
        <translation>serverless</translation>
    </message>
    <message>
        <source>hyperscaler</source>
        <translation>hyperscaler</translation>
    </message>
    <message>
        <source>regional cloud</source>
        <translation>cloud khu vực</translation>
    </message>
    <message>
        <source>specialist cloud</source>
        <translation>cloud chuyên GPU</translation>
    </message>
    <message>
        <source>bare metal</source>
        <translation>bare metal</translation>
    </message>
    <message>
        <source>marketplace</source>
        <translation>sàn cho thuê</translation>
    </message>
    <message>
        <source>hosted notebook</source>
        <translation>notebook trực tuyến</translation>
    </message>
    <message>
        <source>broker</source>
        <translation>môi giới</translation>
    </message>
    <message>
        <source>other</source>
        <translation>khác</translation>
    </message>
    <message>
        <source>no</source>
        <translation>không</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>có</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>không có giá</translation>
    </message>
    <message>
        <source>priced in another currency</source>
        <translation>giá bằng tiền tệ khác</translation>
    </message>
    <message>
        <source>billing rule unknown</source>
        <translation>chưa rõ cách tính phí</translation>
    </message>
    <message>
        <source>speed unknown</source>
        <translation>chưa rõ tốc độ</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>không vừa</translation>
    </message>
    <message>
        <source>too large to compute</source>
        <translation>quá lớn để tính</translation>
    </message>
    <message>
        <source>month of your sessions</source>
        <translation>tháng theo các phiên của bạn</translation>
    </message>
    <message>
        <source>730 h, always on</source>
        <translation>730 h, chạy 24/7</translation>
    </message>
    <message>
        <source>month of your traffic, scale to zero</source>
        <translation>tháng theo lưu lượng của bạn, scale về 0</translation>
    </message>
    <message>
        <source>the whole job</source>
        <translation>toàn bộ tác vụ</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Tìm kiếm</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Nhà cung cấp</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Khu vực</translation>
    </message>
    <message>
        <source>VRAM</source>
        <translation>VRAM</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Giá</translation>
    </message>
    <message>
        <source>Billing and tier</source>
        <translation>Tính phí và loại thuê</translation>
    </message>
    <message>
        <source>Access and images</source>
        <translation>Truy cập và image</translation>
    </message>
    <message>
        <source>Billing increment</source>
        <translation>Block tính phí</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Vừa bộ nhớ</translation>
    </message>
    <message>
        <source>1 GPU</source>
        <translation>1 GPU</translation>
    </message>
    <message>
        <source>Not reclaimable</source>
        <translation>Không bị thu hồi</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Mục tiêu</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not in the search</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln không khớp tìm kiếm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of other providers</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln nhà cung cấp khác</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with other GPUs</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln dùng GPU khác</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in other regions</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln ở khu vực khác</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by VRAM</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln do VRAM</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by price</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln do giá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in other tiers</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln loại thuê khác</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by access</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln do truy cập</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln billed in larger steps</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln tính block lớn hơn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln do not fit</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln không vừa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln multi-GPU</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln nhiều GPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reclaimable</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln có thể bị thu hồi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln miss the target</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln không đạt mục tiêu</numerusform>
        </translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Biểu thức</translation>
    </message>
    <message>
        <source>Column filters</source>
        <translation>Bộ lọc theo cột</translation>
    </message>
    <message>
        <source>Kind of provider</source>
        <translation>Loại nhà cung cấp</translation>
    </message>
    <message>
        <source>Make of GPU</source>
        <translation>Hãng GPU</translation>
    </message>
    <message>
        <source>VRAM of all cards</source>
        <translation>VRAM của mọi card</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Băng thông</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>Số GPU</translation>
    </message>
    <message>
        <source>Native precisions</source>
        <translation>Độ chính xác gốc</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>Kết nối</translation>
    </message>
    <message>
        <source>Price age</source>
        <translation>Tuổi của giá</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Cam kết</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Thuế</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Lưu trữ</translation>
    </message>
    <message>
        <source>Egress</source>
        <translation>Egress</translation>
    </message>
    <message>
        <source>Ready within</source>
        <translation>Sẵn sàng trong</translation>
    </message>
    <message numerus="yes">
        <source>%Ln by the expression</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln do biểu thức</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by column filters</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln do bộ lọc theo cột</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of other kinds of provider</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln thuộc loại nhà cung cấp khác</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of other makes</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln của hãng khác</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by VRAM of all cards</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln do VRAM của mọi card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by bandwidth</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln do băng thông</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by number of GPUs</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln do số GPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without the precisions</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln không có các độ chính xác này</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by interconnect</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln do kết nối</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by price age</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln do tuổi của giá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with other commitments</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln có cam kết khác</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by tax</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln do thuế</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by storage</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln do lưu trữ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by egress</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln do egress</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not ready in time</source>
        <comment>hidden offers</comment>
        <translation>
            <numerusform>%Ln không sẵn sàng kịp</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferWords</name>
    <message>
        <source>%1 %2/h × %3 h, the most billed in a month</source>
        <extracomment>%1 price, %2 currency code, %3 hours that are billed at most</extracomment>
        <translation>%1 %2/h × %3 h, mức tính cao nhất một tháng</translation>
    </message>
    <message>
        <source>%1 %2/h × %3 h × %4 machines, always on</source>
        <extracomment>%1 price, %2 currency code, %3 hours of a month, %4 machines that carry the traffic</extracomment>
        <translation>%1 %2/h × %3 h × %4 máy, chạy 24/7</translation>
    </message>
    <message>
        <source>%1 %2/h × %3 h, always on</source>
        <extracomment>%1 price, %2 currency code, %3 hours of a month</extracomment>
        <translation>%1 %2/h × %3 h, chạy 24/7</translation>
    </message>
    <message>
        <source>%1 %2 GB</source>
        <extracomment>Name of a card and its memory: &quot;L40S 48 GB&quot;</extracomment>
        <translation>%1 %2 GB</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>Number of cards in the machine, then the card: &quot;2 × A10 24 GB&quot;</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Card and provider</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 × %2 · %3</source>
        <extracomment>Number of cards, card, provider: &quot;2 × A10 · Fjord Hosting&quot;</extracomment>
        <translation>%1 × %2 · %3</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <extracomment>At least this much: a part of the sum is unknown</extracomment>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>%1/job</source>
        <comment>currency per job</comment>
        <translation>%1/tác vụ</translation>
    </message>
    <message>
        <source>%1/month</source>
        <comment>currency per month</comment>
        <translation>%1/tháng</translation>
    </message>
    <message>
        <source>%1 sessions × %2 %3</source>
        <comment>number of sessions, cost of one, currency</comment>
        <translation>%1 phiên × %2 %3</translation>
    </message>
    <message>
        <source>scale to zero, %1 requests a day</source>
        <translation>scale về 0, %1 yêu cầu mỗi ngày</translation>
    </message>
    <message>
        <source>%1 items</source>
        <translation>%1 mẫu</translation>
    </message>
    <message>
        <source>billed in steps of %1, at least %2</source>
        <extracomment>%1 and %2 are lengths of time such as &quot;60 s&quot;</extracomment>
        <translation>tính theo block %1, tối thiểu %2</translation>
    </message>
    <message>
        <source>billed by the second</source>
        <translation>tính phí theo giây</translation>
    </message>
    <message>
        <source>billed by the minute</source>
        <translation>tính phí theo phút</translation>
    </message>
    <message>
        <source>billed by the hour</source>
        <translation>tính phí theo giờ</translation>
    </message>
    <message>
        <source>billed in steps of %1</source>
        <translation>tính theo block %1</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>d MMMM yyyy</source>
        <comment>format of a date, see QDate::toString()</comment>
        <translation>d &apos;tháng&apos; M &apos;năm&apos; yyyy</translation>
    </message>
    <message>
        <source>%1 · newest price of %2 · USD</source>
        <extracomment>head of each page: day of the report, day of the newest price, currency</extracomment>
        <translation>%1 · giá mới nhất %2 · USD</translation>
    </message>
    <message>
        <source>Estimates, not a quote. Compared offers, assumptions and sources with dates follow.</source>
        <translation>Ước tính, không phải báo giá. Tiếp theo là các gói so sánh, giả định và nguồn kèm ngày.</translation>
    </message>
    <message>
        <source>Estimates, not a quote.</source>
        <translation>Ước tính, không phải báo giá.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>foot of each page</extracomment>
        <translation>Trang %1 trên %2</translation>
    </message>
    <message>
        <source>−%1</source>
        <extracomment>a difference in cost with its sign</extracomment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>From batch %1</source>
        <translation>Từ batch %1</translation>
    </message>
    <message>
        <source>Up to batch %1</source>
        <translation>Tới batch %1</translation>
    </message>
    <message>
        <source>From %1 users</source>
        <translation>Từ %1 người dùng</translation>
    </message>
    <message>
        <source>Up to %1 users</source>
        <translation>Tới %1 người dùng</translation>
    </message>
    <message>
        <source>From %1 tokens</source>
        <translation>Từ %1 token</translation>
    </message>
    <message>
        <source>Up to %1 tokens</source>
        <translation>Tới %1 token</translation>
    </message>
    <message>
        <source>At %1</source>
        <translation>Với %1</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>không có kết quả</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>offer and its cost then</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>“%1” off</source>
        <extracomment>without a filter; %1 its name</extracomment>
        <translation>tắt “%1”</translation>
    </message>
    <message>
        <source>What would change the answer</source>
        <translation>Điều gì làm kết quả thay đổi</translation>
    </message>
    <message>
        <source>Used %1 h, %2 %3</source>
        <translation>Dùng %1 h, %2 %3</translation>
    </message>
    <message>
        <source>always on, %1 a day</source>
        <extracomment>%1 is the cost of a day</extracomment>
        <translation>chạy 24/7, %1 mỗi ngày</translation>
    </message>
    <message>
        <source>%1 per hour</source>
        <translation>%1 mỗi giờ</translation>
    </message>
    <message>
        <source>Hour of day</source>
        <translation>Giờ trong ngày</translation>
    </message>
    <message>
        <source>Always on pays %1 %2 a day for %3 hours of use; %4 of it is idle (%5).</source>
        <extracomment>%1 cost of a day, %2 currency, %3 busy hours, %4 cost of the idle time, %5 its share</extracomment>
        <translation>Chạy 24/7 trả %1 %2 mỗi ngày cho %3 giờ dùng; %4 là để không (%5).</translation>
    </message>
    <message>
        <source>When do I pay for idle capacity?</source>
        <translation>Khi nào tôi trả tiền cho công suất để không?</translation>
    </message>
    <message>
        <source>used</source>
        <translation>đã dùng</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>để không</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>làm tròn</translation>
    </message>
    <message>
        <source>minimum charge</source>
        <translation>phí tối thiểu</translation>
    </message>
    <message>
        <source>whole cost, not split</source>
        <translation>tổng chi phí, không tách</translation>
    </message>
    <message>
        <source>Where the money goes, %1</source>
        <extracomment>%1 is the unit, &quot;USD/month&quot;</extracomment>
        <translation>Tiền đi đâu, %1</translation>
    </message>
    <message>
        <source>Comfortable means: estimated use is at most %1 of the usable memory of each card.</source>
        <translation>Thoải mái nghĩa là: mức dùng ước tính không quá %1 bộ nhớ khả dụng của mỗi card.</translation>
    </message>
    <message>
        <source>Everyone at once holds a full context of %1 tokens; the engine is %2.</source>
        <translation>Mọi người cùng lúc giữ trọn ngữ cảnh %1 token; engine là %2.</translation>
    </message>
    <message>
        <source>Speeds are estimates from specifications and published measurements; the slow case decides about targets.</source>
        <translation>Tốc độ ước tính từ thông số và các phép đo đã công bố; trường hợp chậm quyết định việc đạt mục tiêu.</translation>
    </message>
    <message>
        <source>The model is a plain size with a typical shape, not a published architecture.</source>
        <translation>Mô hình là một cỡ chung với cấu trúc điển hình, không phải kiến trúc đã công bố.</translation>
    </message>
    <message>
        <source>Each launch is rounded by the provider&apos;s billing rule; %1 launches a month.</source>
        <translation>Mỗi lần khởi chạy được làm tròn theo quy tắc tính phí của nhà cung cấp; %1 lần một tháng.</translation>
    </message>
    <message>
        <source>A month has %1 hours; machines are never stopped, except for serverless offers.</source>
        <translation>Một tháng có %1 giờ; máy không bao giờ dừng, trừ các gói serverless.</translation>
    </message>
    <message>
        <source>Traffic of a day: %1.</source>
        <translation>Lưu lượng một ngày: %1.</translation>
    </message>
    <message>
        <source>The cost is that of the whole job, from start to end.</source>
        <translation>Chi phí là của toàn bộ tác vụ, từ đầu đến cuối.</translation>
    </message>
    <message>
        <source>Prices are those of the sources below, without taxes, discounts and free credits; storage and outgoing traffic come on top where a provider charges them.</source>
        <translation>Giá lấy từ các nguồn dưới đây, chưa gồm thuế, giảm giá và tín dụng miễn phí; lưu trữ và lưu lượng ra tính thêm nếu nhà cung cấp thu.</translation>
    </message>
    <message>
        <source>Offers shown without a known price: %1.</source>
        <translation>Gói hiện ra mà không rõ giá: %1.</translation>
    </message>
    <message>
        <source>Offers shown in another currency, not converted: %1.</source>
        <translation>Gói hiện ra bằng tiền tệ khác, không quy đổi: %1.</translation>
    </message>
    <message>
        <source>Offers shown without a known billing rule: %1.</source>
        <translation>Gói hiện ra mà không rõ quy tắc tính phí: %1.</translation>
    </message>
    <message>
        <source>Offers shown without a speed estimate: %1.</source>
        <translation>Gói hiện ra mà không có ước tính tốc độ: %1.</translation>
    </message>
    <message>
        <source>Offers whose exact card is a guess, never recommended: %1.</source>
        <translation>Gói mà loại card chỉ là phỏng đoán, không bao giờ đề xuất: %1.</translation>
    </message>
    <message>
        <source>Offers of which the usable memory is unknown: %1.</source>
        <translation>Gói chưa rõ bộ nhớ khả dụng: %1.</translation>
    </message>
    <message>
        <source>date unknown</source>
        <translation>chưa rõ ngày</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>first and last day on which prices of a page were read</extracomment>
        <translation>%1 đến %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n offers</source>
        <extracomment>one source: provider, dates of its prices, number of offers from it</extracomment>
        <translation>
            <numerusform>%1 · %2 · %n gói</numerusform>
        </translation>
    </message>
    <message>
        <source>no link</source>
        <translation>không liên kết</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Giả định</translation>
    </message>
    <message>
        <source>Sources of the prices</source>
        <translation>Nguồn của giá</translation>
    </message>
    <message numerus="yes">
        <source>%n more pages: the CSV export names the source of every offer.</source>
        <translation>
            <numerusform>Còn %n trang: tệp CSV ghi nguồn của từng gói.</numerusform>
        </translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>Bạn: %1</translation>
    </message>
    <message>
        <source>%1 for one session</source>
        <extracomment>axis title; %1 currency</extracomment>
        <translation>%1 cho một phiên</translation>
    </message>
    <message>
        <source>Session length, hours</source>
        <translation>Độ dài phiên, giờ</translation>
    </message>
    <message>
        <source>Session length, minutes</source>
        <translation>Độ dài phiên, phút</translation>
    </message>
    <message>
        <source>A machine that is started for a test or an evaluation, by the time that it runs.</source>
        <translation>Một máy bật lên để thử hoặc đánh giá, theo thời gian máy chạy.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>offer and cost of one session</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>At %1: %2 %3.</source>
        <extracomment>%1 length of the session, %2 list of offers with their cost, %3 currency</extracomment>
        <translation>Phiên %1: %2 %3.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>What does one session cost?</source>
        <translation>Một phiên tốn bao nhiêu?</translation>
    </message>
    <message>
        <source>Compared offers, the first %1 of %2</source>
        <translation>Các gói so sánh, %1 đầu trên %2</translation>
    </message>
    <message>
        <source>Compared offers, %1</source>
        <translation>Các gói so sánh, %1</translation>
    </message>
    <message>
        <source>This report ends the table after %1 rows; the CSV export holds all of them.</source>
        <translation>Báo cáo này dừng bảng sau %1 hàng; tệp CSV có đủ mọi hàng.</translation>
    </message>
    <message>
        <source>Memory %1 of %2 GiB, under the %3 line.</source>
        <extracomment>needed and usable GiB, comfort line in per cent</extracomment>
        <translation>Bộ nhớ %1 trên %2 GiB, dưới ngưỡng %3.</translation>
    </message>
    <message>
        <source>Memory %1 of %2 GiB, above the %3 line.</source>
        <translation>Bộ nhớ %1 trên %2 GiB, trên ngưỡng %3.</translation>
    </message>
    <message>
        <source>First token %1 in the slow case (estimate); target %2.</source>
        <translation>TTFT %1 khi chậm (ước tính); mục tiêu %2.</translation>
    </message>
    <message>
        <source>Each user %1 tokens/s in the slow case (estimate); target %2.</source>
        <translation>Mỗi người dùng %1 token/s khi chậm (ước tính); mục tiêu %2.</translation>
    </message>
    <message>
        <source>Finished after %1 h in the slow case (estimate); target %2 h.</source>
        <translation>Xong sau %1 h khi chậm (ước tính); mục tiêu %2 h.</translation>
    </message>
    <message>
        <source>Age of the price unknown; %1.</source>
        <translation>Chưa rõ giá từ ngày nào; %1.</translation>
    </message>
    <message numerus="yes">
        <source>Price %n days old; %1.</source>
        <extracomment>%n days; %1 market such as &quot;on-demand&quot;</extracomment>
        <translation>
            <numerusform>Giá %n ngày trước; %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comfortable to %1 users, memory full after %2.</source>
        <translation>Thoải mái tới %1 người dùng, bộ nhớ đầy sau %2.</translation>
    </message>
    <message>
        <source>Why this one</source>
        <translation>Vì sao chọn gói này</translation>
    </message>
    <message>
        <source>%1, GiB</source>
        <extracomment>%1 is the gauge&apos;s title, &quot;Memory on L40S 48 GB&quot;</extracomment>
        <translation>%1, GiB</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between inputs</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>%1 parameters, %2</source>
        <translation>%1 tham số, %2</translation>
    </message>
    <message>
        <source>%1, %2 parameters, %3</source>
        <extracomment>name of the model, its parameters, format of its weights</extracomment>
        <translation>%1, %2 tham số, %3</translation>
    </message>
    <message>
        <source>%1 tokens of context, KV %2</source>
        <translation>%1 token ngữ cảnh, KV %2</translation>
    </message>
    <message>
        <source>engine %1</source>
        <translation>engine %1</translation>
    </message>
    <message>
        <source>%1 tokens × %2 users, KV %3</source>
        <translation>%1 token × %2 người dùng, KV %3</translation>
    </message>
    <message>
        <source>%1 tokens, batch %2</source>
        <translation>%1 token, batch %2</translation>
    </message>
    <message>
        <source>checkpointing</source>
        <translation>checkpointing</translation>
    </message>
    <message>
        <source>first token ≤ %1</source>
        <translation>TTFT ≤ %1</translation>
    </message>
    <message>
        <source>each user ≥ %1 tokens/s</source>
        <translation>mỗi người dùng ≥ %1 token/s</translation>
    </message>
    <message>
        <source>%1 launches a day, %2 active and %3 idle, %4 days a month</source>
        <translation>%1 lần khởi chạy mỗi ngày, chạy %2 và để không %3, %4 ngày mỗi tháng</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out, %3 requests a day (%4)</source>
        <extracomment>tokens of a prompt and of an answer, requests, how they fall on the day</extracomment>
        <translation>%1 token vào, %2 ra, %3 yêu cầu mỗi ngày (%4)</translation>
    </message>
    <message>
        <source>%1 items of %2 tokens in, %3 out</source>
        <translation>%1 mẫu, %2 token vào, %3 ra</translation>
    </message>
    <message>
        <source>finished within %1</source>
        <translation>xong trong %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a time in seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>đều</translation>
    </message>
    <message>
        <source>office hours</source>
        <translation>giờ hành chính</translation>
    </message>
    <message>
        <source>evening peak</source>
        <translation>cao điểm tối</translation>
    </message>
    <message>
        <source>bursts</source>
        <translation>từng đợt</translation>
    </message>
    <message numerus="yes">
        <source>Which is the cheapest card that comfortably fits %1 for %n users?</source>
        <translation>
            <numerusform>Card nào rẻ nhất mà vẫn vừa thoải mái cho %1 với %n người dùng?</numerusform>
        </translation>
    </message>
    <message>
        <source>Which card does %2 items with %1 for the least money?</source>
        <extracomment>%1 model, %2 number of items</extracomment>
        <translation>Card nào xử lý %2 mẫu bằng %1 ít tốn nhất?</translation>
    </message>
    <message>
        <source>Which is the cheapest card that comfortably trains %1?</source>
        <translation>Card nào rẻ nhất mà vẫn thoải mái huấn luyện %1?</translation>
    </message>
    <message>
        <source>Which is the cheapest card that comfortably fits %1?</source>
        <translation>Card nào rẻ nhất mà vẫn vừa thoải mái cho %1?</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>all inputs, ended as a sentence</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>search “%1”</source>
        <translation>tìm “%1”</translation>
    </message>
    <message>
        <source>%1 of %2 offers, no filters.</source>
        <translation>%1 trên %2 gói, không có bộ lọc.</translation>
    </message>
    <message>
        <source>%1 of %2 offers, under the filters: %3.</source>
        <translation>%1 trên %2 gói, theo bộ lọc: %3.</translation>
    </message>
</context>
<context>
    <name>PlanChangesDialog</name>
    <message>
        <source>an unknown day</source>
        <translation>ngày chưa rõ</translation>
    </message>
</context>
<context>
    <name>Plans</name>
    <message>
        <source>%1 %2/h</source>
        <translation>%1 %2/giờ</translation>
    </message>
    <message>
        <source>Nothing qualified then, and nothing does now.</source>
        <translation>Khi đó không gói nào đạt, bây giờ cũng vậy.</translation>
    </message>
    <message>
        <source>The answer is the same: %1.</source>
        <translation>Kết quả không đổi: %1.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không có gì</translation>
    </message>
    <message>
        <source>The answer was %1; now it is %2.</source>
        <translation>Kết quả khi đó là %1; bây giờ là %2.</translation>
    </message>
    <message>
        <source>no longer offered</source>
        <translation>không còn bán</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) changed</source>
        <translation>
            <numerusform>%n giá đã đổi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) gone</source>
        <translation>
            <numerusform>%n gói không còn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) as they were</source>
        <translation>
            <numerusform>%n gói như cũ</numerusform>
        </translation>
    </message>
    <message>
        <source>The catalog has another shape of this model; the plan&apos;s own is used.</source>
        <translation>Danh mục ghi mô hình này với cấu trúc khác; ở đây dùng cấu trúc trong kế hoạch.</translation>
    </message>
    <message>
        <source>The filter asks for providers that this catalog does not have: %1.</source>
        <translation>Bộ lọc yêu cầu nhà cung cấp không có trong danh mục này: %1.</translation>
    </message>
    <message>
        <source>The filter asks for GPUs that this catalog does not have: %1.</source>
        <translation>Bộ lọc yêu cầu GPU không có trong danh mục này: %1.</translation>
    </message>
</context>
<context>
    <name>QuantityText</name>
    <message>
        <source>%1 s</source>
        <extracomment>seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>minutes</extracomment>
        <translation>%1 phút</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <extracomment>minutes and seconds</extracomment>
        <translation>%1 phút %2 s</translation>
    </message>
    <message>
        <source>%1 h</source>
        <extracomment>hours</extracomment>
        <translation>%1 giờ</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <extracomment>hours and minutes</extracomment>
        <translation>%1 giờ %2 phút</translation>
    </message>
    <message>
        <source>%1&#x2009;%</source>
        <extracomment>per cent; the space is a thin one (U+2009), leave it out where the language sets none</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 T</source>
        <extracomment>trillions of parameters</extracomment>
        <translation>%1 nghìn tỷ</translation>
    </message>
    <message>
        <source>%1 B</source>
        <extracomment>billions of parameters</extracomment>
        <translation>%1 tỷ</translation>
    </message>
    <message>
        <source>%1 M</source>
        <extracomment>millions of parameters</extracomment>
        <translation>%1 triệu</translation>
    </message>
</context>
<context>
    <name>SessionChart</name>
    <message>
        <source>How this offer rounds is not known.</source>
        <translation>Chưa rõ gói này làm tròn thế nào.</translation>
    </message>
    <message>
        <source>This offer bills %1: %2, %3.</source>
        <extracomment>%1 is &quot;by the minute&quot;, %2 an amount, %3 a multiple such as &quot;1.0×&quot;</extracomment>
        <translation>Gói này tính %1: %2, %3.</translation>
    </message>
    <message>
        <source>What does one session cost?</source>
        <translation>Một phiên tốn bao nhiêu?</translation>
    </message>
    <message>
        <source>%1×</source>
        <extracomment>a multiple: &quot;2.0×&quot;</extracomment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>This offer has no price.</source>
        <translation>Gói này không có giá.</translation>
    </message>
    <message>
        <source>At %1 every step charges the same: %2 %3.</source>
        <extracomment>%1 is a time, %2 an amount, %3 a currency</extracomment>
        <translation>Phiên %1: mọi block đều tính như nhau: %2 %3.</translation>
    </message>
    <message>
        <source>At %1 this offer, billed %2, charges %3 %4, %5 what you use. By the second it would be %6.</source>
        <extracomment>%1 a time, %2 &quot;by the hour&quot;, %3 an amount, %4 a currency, %5 &quot;2.0×&quot;, %6 an amount</extracomment>
        <translation>Phiên %1: gói này tính %2, tốn %3 %4, %5 phần dùng. Tính theo giây chỉ là %6.</translation>
    </message>
    <message>
        <source>At %1 a block of %2 would charge %3 %4, %5 what you use.</source>
        <extracomment>%1 a time, %2 a billing step such as &quot;1 h&quot;, %3 an amount, %4 a currency, %5 &quot;2.0×&quot;</extracomment>
        <translation>Phiên %1: block %2 sẽ tính %3 %4, %5 phần dùng.</translation>
    </message>
    <message>
        <source>None of the compared offers has both a price and a known billing step.</source>
        <translation>Không gói so sánh nào có đủ giá và block tính phí.</translation>
    </message>
    <message>
        <source>At %1 all of them charge for what you use.</source>
        <translation>Phiên %1: mọi gói đều tính đúng phần dùng.</translation>
    </message>
    <message>
        <source>At %1 %2 charges %3 %4, %5 what you use.</source>
        <extracomment>%1 a time, %2 an offer, %3 an amount, %4 a currency, %5 &quot;3.0×&quot;</extracomment>
        <translation>Phiên %1: %2 tính %3 %4, %5 phần dùng.</translation>
    </message>
    <message numerus="yes">
        <source>The other %n charge(s) for what you use.</source>
        <extracomment>continues &quot;At 20 min X charges 3.00 USD, 3.0× what you use.&quot;</extracomment>
        <translation>
            <numerusform>%n gói còn lại tính đúng phần dùng.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for one session, %2 at %3 %1/h</source>
        <extracomment>unit of the axis: %1 a currency, %2 an offer, %3 its price an hour</extracomment>
        <translation>%1 cho một phiên, %2 giá %3 %1/h</translation>
    </message>
    <message>
        <source>%1 for one session, each offer under its own rule</source>
        <extracomment>unit of the axis; %1 a currency</extracomment>
        <translation>%1 cho một phiên, mỗi gói theo quy tắc riêng</translation>
    </message>
    <message>
        <source>%1, this offer</source>
        <extracomment>%1 a billing step</extracomment>
        <translation>%1, gói này</translation>
    </message>
    <message>
        <source>by the second</source>
        <translation>theo giây</translation>
    </message>
    <message>
        <source>by the minute</source>
        <translation>theo phút</translation>
    </message>
    <message>
        <source>by the hour</source>
        <translation>theo giờ</translation>
    </message>
    <message>
        <source>in steps of %1</source>
        <extracomment>%1 a billing step</extracomment>
        <translation>theo block %1</translation>
    </message>
    <message>
        <source>%1, %2 at least</source>
        <extracomment>%1 &quot;by the minute&quot;, %2 the least that is charged</extracomment>
        <translation>%1, tối thiểu %2</translation>
    </message>
</context>
<context>
    <name>SideCellText</name>
    <message>
        <source>best</source>
        <comment>the best figure of a row</comment>
        <translation>tốt nhất</translation>
    </message>
</context>
<context>
    <name>SideWords</name>
    <message>
        <source>≥ %1</source>
        <extracomment>at least this much</extracomment>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <extracomment>at most this much</extracomment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>unit of &quot;Tokens&quot;: money per million answer tokens of the user&apos;s traffic; %1 is a currency</extracomment>
        <translation>Giá token</translation>
    </message>
    <message>
        <source>%1/1M, your traffic</source>
        <translation>%1/1M, lưu lượng này</translation>
    </message>
    <message>
        <source>Comfortable to</source>
        <translation>Thoải mái đến</translation>
    </message>
    <message>
        <source>users</source>
        <translation>người dùng</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tốc độ</translation>
    </message>
    <message>
        <source>tok/s, estimate</source>
        <translation>tok/s, ước tính</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>s, estimate</source>
        <translation>s, ước tính</translation>
    </message>
    <message>
        <source>Per user</source>
        <translation>Mỗi người</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>Jupyter</source>
        <translation>Jupyter</translation>
    </message>
    <message>
        <source>Own image</source>
        <translation>Image riêng</translation>
    </message>
    <message>
        <source>Snapshot</source>
        <translation>Snapshot</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Chi phí</translation>
    </message>
    <message>
        <source>Memory and speed</source>
        <translation>Bộ nhớ và tốc độ</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Nền tảng</translation>
    </message>
    <message>
        <source>%1×</source>
        <extracomment>how many times the baseline&apos;s figure: &quot;1.7×&quot;</extracomment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>−%1</source>
        <extracomment>a difference with a minus sign (U+2212)</extracomment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>a difference with its sign</extracomment>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message numerus="yes">
        <source>%Ln more do(es) not fit</source>
        <comment>cheaper offers</comment>
        <translation>
            <numerusform>%Ln gói nữa không vừa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more (is/are) tight</source>
        <comment>cheaper offers</comment>
        <translation>
            <numerusform>%Ln gói nữa sát ngưỡng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more miss(es) the target</source>
        <comment>cheaper offers</comment>
        <translation>
            <numerusform>%Ln gói nữa không đạt mục tiêu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more with an old price</source>
        <comment>cheaper offers</comment>
        <translation>
            <numerusform>%Ln gói nữa có giá quá cũ</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden by your filter “%1”, not by a test</source>
        <extracomment>%1 is the name of a filter</extracomment>
        <translation>bị bộ lọc “%1” ẩn, không phải do không đạt</translation>
    </message>
    <message>
        <source>Why not cheaper</source>
        <translation>Vì sao không rẻ hơn</translation>
    </message>
    <message>
        <source>Nothing cheaper is on offer.</source>
        <translation>Không có gói nào rẻ hơn.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>card and provider</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Bộ nhớ</translation>
    </message>
    <message>
        <source>comfort line %1</source>
        <translation>ngưỡng an toàn %1</translation>
    </message>
    <message>
        <source>%1 of %2 GiB, %3</source>
        <extracomment>%1 needed, %2 usable, %3 share of it</extracomment>
        <translation>%1 trên %2 GiB, %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 on each of %Ln card(s)</source>
        <translation>
            <numerusform>%1 trên mỗi card (%Ln card)</numerusform>
        </translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Mục tiêu</translation>
    </message>
    <message>
        <source>first token about %1 (estimate)</source>
        <extracomment>%1 seconds, or a range of them: typical to slow case</extracomment>
        <translation>TTFT khoảng %1 (ước tính)</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>≤ %1 s</source>
        <extracomment>at most: seconds</extracomment>
        <translation>≤ %1 s</translation>
    </message>
    <message>
        <source>each user about %1 (estimate)</source>
        <extracomment>%1 tokens per second, or a range of them: slow case to typical</extracomment>
        <translation>mỗi người dùng khoảng %1 (ước tính)</translation>
    </message>
    <message>
        <source>%1 tok/s</source>
        <translation>%1 tok/s</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <extracomment>at least: tokens per second</extracomment>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <extracomment>hours, or a range of them: typical to slow case</extracomment>
        <translation>%1 giờ</translation>
    </message>
    <message>
        <source>done after about %1 (estimate)</source>
        <translation>xong sau khoảng %1 (ước tính)</translation>
    </message>
    <message>
        <source>≤ %1 h</source>
        <extracomment>at most: hours</extracomment>
        <translation>≤ %1 giờ</translation>
    </message>
    <message>
        <source>none asked for</source>
        <translation>không đặt</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Giá</translation>
    </message>
    <message>
        <source>%1 %2/h</source>
        <extracomment>price and currency per hour: &quot;0.90 USD/h&quot;</extracomment>
        <translation>%1 %2/h</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln day(s) old</source>
        <translation>
            <numerusform>%1, %Ln ngày trước</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, its age is unknown</source>
        <translation>%1, chưa rõ ngày của giá</translation>
    </message>
    <message numerus="yes">
        <source>limit %Ln day(s)</source>
        <translation>
            <numerusform>hạn %Ln ngày</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, may be reclaimed</source>
        <translation>%1, có thể bị thu hồi</translation>
    </message>
    <message>
        <source>%1, not reclaimable</source>
        <translation>%1, không bị thu hồi</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Loại thuê</translation>
    </message>
    <message>
        <source>only not reclaimable</source>
        <translation>chỉ loại không bị thu hồi</translation>
    </message>
    <message>
        <source>any tier</source>
        <translation>mọi loại thuê</translation>
    </message>
    <message numerus="yes">
        <source>Cheapest of the %Ln offer(s) that pass(es) every test.</source>
        <translation>
            <numerusform>Rẻ nhất trong %Ln gói đạt mọi điều kiện.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing fits comfortably: this is the cheapest that fits at all.</source>
        <translation>Không gói nào vừa thoải mái: đây là gói rẻ nhất còn chạy vừa.</translation>
    </message>
    <message>
        <source>Every price that is left is past its limit: this one is the freshest.</source>
        <translation>Mọi giá còn lại đều quá cũ: đây là giá mới nhất.</translation>
    </message>
    <message>
        <source>Next: %1, %2 (%3).</source>
        <extracomment>the next cheapest: %1 offer, %2 cost, %3 difference with its sign</extracomment>
        <translation>Kế tiếp: %1, %2 (%3).</translation>
    </message>
    <message>
        <source>Why this one</source>
        <translation>Vì sao chọn gói này</translation>
    </message>
    <message>
        <source>Why no answer</source>
        <translation>Vì sao không có kết quả</translation>
    </message>
    <message>
        <source>It has no cost to compare: %1.</source>
        <extracomment>%1 says why: &quot;no price&quot;</extracomment>
        <translation>Không có chi phí để so sánh: %1.</translation>
    </message>
    <message>
        <source>It costs the same.</source>
        <translation>Chi phí bằng nhau.</translation>
    </message>
    <message>
        <source>Then fewer cards, a faster start, more bandwidth and a fresher price decide, in this order.</source>
        <translation>Khi đó xét lần lượt: ít card hơn, khởi tạo nhanh hơn, băng thông lớn hơn, giá mới hơn.</translation>
    </message>
    <message>
        <source>It costs more: %1 %2 (%3 instead of %4).</source>
        <extracomment>%1 difference with its sign, %2 unit, %3 its cost, %4 cost of the answer</extracomment>
        <translation>Đắt hơn: %1 %2 (%3 thay vì %4).</translation>
    </message>
    <message>
        <source>Why not %1</source>
        <extracomment>%1 is the offer that the user selected</extracomment>
        <translation>Vì sao không phải %1</translation>
    </message>
    <message>
        <source>hidden by your filter “%1”</source>
        <extracomment>%1 is the name of a filter</extracomment>
        <translation>bị bộ lọc “%1” ẩn</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a statement and what it is measured against, or how many are like it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>number and title of a part of the panel</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Vì sao %1?</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a cost and its unit: &quot;657 USD/month&quot;
----------
title of the panel and cost of the answer</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2. Estimates, not a quote.</source>
        <extracomment>%1 unit of the costs, %2 what they are for</extracomment>
        <translation>%1, %2. Ước tính, không phải báo giá.</translation>
    </message>
    <message>
        <source>Why no answer?</source>
        <translation>Vì sao không có kết quả?</translation>
    </message>
    <message>
        <source>Estimates, not a quote.</source>
        <translation>Ước tính, không phải báo giá.</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>what is changed, the answer then, difference of cost</extracomment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1×</source>
        <extracomment>how many times the answer&apos;s figure: &quot;6.1×&quot;</extracomment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Comfortable to %1 users instead of %2; you have %3.</source>
        <extracomment>how many users fit comfortably: %1 on the stronger offer, %2 on the answer, %3 asked for</extracomment>
        <translation>Thoải mái đến %1 người dùng thay vì %2; bạn có %3.</translation>
    </message>
    <message>
        <source>%1, KV cache %2</source>
        <extracomment>number formats of the weights and of the KV cache</extracomment>
        <translation>%1, KV cache %2</translation>
    </message>
    <message>
        <source>From batch %1</source>
        <translation>Từ batch %1</translation>
    </message>
    <message>
        <source>Up to batch %1</source>
        <translation>Tới batch %1</translation>
    </message>
    <message>
        <source>From %1 users</source>
        <translation>Từ %1 người dùng</translation>
    </message>
    <message>
        <source>Up to %1 users</source>
        <translation>Tới %1 người dùng</translation>
    </message>
    <message>
        <source>From %1 tokens</source>
        <translation>Từ %1 token</translation>
    </message>
    <message>
        <source>Up to %1 tokens</source>
        <translation>Tới %1 token</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>không có kết quả</translation>
    </message>
    <message>
        <source>%1, %2, tight</source>
        <extracomment>%1 offer, %2 cost</extracomment>
        <translation>%1, %2, sát ngưỡng</translation>
    </message>
    <message>
        <source>%1, %2, old price</source>
        <extracomment>%1 offer, %2 cost</extracomment>
        <translation>%1, %2, giá quá cũ</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 offer, %2 cost</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Without “%1”</source>
        <extracomment>%1 is the name of a filter that is taken away</extracomment>
        <translation>Bỏ “%1”</translation>
    </message>
    <message>
        <source>Speed from the data sheet alone: nobody measured a part of this kind.</source>
        <translation>Tốc độ chỉ theo bảng thông số: chưa ai đo loại card này.</translation>
    </message>
    <message>
        <source>Speed from a formula fitted on measured runs of this kind of part.</source>
        <translation>Tốc độ theo công thức khớp từ các lần đo loại card này.</translation>
    </message>
    <message>
        <source>Speed from a formula; a measured run of this card is near it.</source>
        <translation>Tốc độ theo công thức; có một lần đo card này cho kết quả gần đó.</translation>
    </message>
    <message>
        <source>Speed from your own measured run.</source>
        <translation>Tốc độ theo kết quả bạn tự đo.</translation>
    </message>
    <message>
        <source>No speed can be estimated for it.</source>
        <translation>Không ước tính được tốc độ cho gói này.</translation>
    </message>
    <message>
        <source>First token about %1 s in the slow case (estimate), of %2 s.</source>
        <extracomment>%1 and %2 are seconds</extracomment>
        <translation>TTFT khoảng %1 s khi chậm (ước tính), trên mức %2 s.</translation>
    </message>
    <message>
        <source>Done after about %1 h in the slow case (estimate), of %2 h.</source>
        <extracomment>%1 and %2 are hours</extracomment>
        <translation>Xong sau khoảng %1 giờ khi chậm (ước tính), trên mức %2 giờ.</translation>
    </message>
    <message>
        <source>Measured runs of this kind of part differ from the formula by 2× and more.</source>
        <translation>Các lần đo loại card này lệch công thức từ 2× trở lên.</translation>
    </message>
    <message>
        <source>The driver will show about %1 GiB, up to %2 GiB in one run of ten (estimate).</source>
        <extracomment>%1 and %2 are sizes in GiB</extracomment>
        <translation>Driver sẽ báo khoảng %1 GiB, cứ mười lần có một lần tới %2 GiB (ước tính).</translation>
    </message>
    <message>
        <source>Memory stays comfortable up to %1 users and is full after %2.</source>
        <extracomment>%1 and %2 are numbers of users</extracomment>
        <translation>Bộ nhớ thoải mái đến %1 người dùng và đầy sau %2.</translation>
    </message>
    <message numerus="yes">
        <source>Its price is %Ln day(s) old.</source>
        <translation>
            <numerusform>Giá của gói cập nhật %Ln ngày trước.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The oldest price shown is %Ln day(s) old.</source>
        <translation>
            <numerusform>Giá cũ nhất đang hiện là từ %Ln ngày trước.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a price</source>
        <comment>offers</comment>
        <translation>
            <numerusform>%Ln không có giá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in another currency</source>
        <comment>offers</comment>
        <translation>
            <numerusform>%Ln bằng tiền tệ khác</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a billing rule</source>
        <comment>offers</comment>
        <translation>
            <numerusform>%Ln chưa rõ cách tính phí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a speed estimate</source>
        <comment>offers</comment>
        <translation>
            <numerusform>%Ln không có ước tính tốc độ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with a card that is only guessed</source>
        <comment>offers</comment>
        <translation>
            <numerusform>%Ln chỉ phỏng đoán loại card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with unknown memory</source>
        <comment>offers</comment>
        <translation>
            <numerusform>%Ln chưa rõ bộ nhớ</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknowns that could matter: none.</source>
        <translation>Điều chưa rõ có thể ảnh hưởng: không có.</translation>
    </message>
    <message>
        <source>Unknowns that could matter: %1.</source>
        <extracomment>%1 is a list such as &quot;3 without a price, 2 with unknown memory&quot;</extracomment>
        <translation>Điều chưa rõ có thể ảnh hưởng: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between list items</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Why not stronger</source>
        <translation>Vì sao không mạnh hơn</translation>
    </message>
    <message>
        <source>Nothing stronger fits comfortably.</source>
        <translation>Không gói mạnh hơn nào vừa thoải mái.</translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <extracomment>%1 card, %2 provider, %3 cost</extracomment>
        <translation>%1 · %2, %3</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Chi phí</translation>
    </message>
    <message>
        <source>Peak compute</source>
        <translation>Sức tính đỉnh</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Băng thông bộ nhớ</translation>
    </message>
    <message>
        <source>Tokens/s (estimate)</source>
        <translation>Token/s (ước tính)</translation>
    </message>
    <message>
        <source>Tokens per %1</source>
        <translation>Token mỗi %1</translation>
    </message>
    <message>
        <source>%1 GiB more usable memory.</source>
        <extracomment>usable memory in GiB</extracomment>
        <translation>Thêm %1 GiB bộ nhớ khả dụng.</translation>
    </message>
    <message>
        <source>What would change the answer</source>
        <translation>Điều gì làm kết quả thay đổi</translation>
    </message>
    <message>
        <source>No nearby setting of users, context or precision.</source>
        <translation>Không có mức người dùng, ngữ cảnh hay độ chính xác nào gần đây.</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Chắc đến đâu</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>an estimated range, its unit follows: &quot;0.6 to 0.8&quot;</extracomment>
        <translation>%1 đến %2</translation>
    </message>
    <message>
        <source>−%1</source>
        <extracomment>a difference of cost with a minus sign (U+2212)</extracomment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>a difference of cost with its sign</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>memory unknown</source>
        <translation>chưa rõ bộ nhớ</translation>
    </message>
    <message numerus="yes">
        <source>needs %Ln such card(s) in one machine</source>
        <translation>
            <numerusform>cần %Ln card như vậy trong một máy</numerusform>
        </translation>
    </message>
    <message>
        <source>needs %1 GiB, has %2 GiB</source>
        <extracomment>%1 and %2 are sizes in GiB</extracomment>
        <translation>cần %1 GiB, có %2 GiB</translation>
    </message>
    <message>
        <source>tight: needs %1 GiB, comfortable up to %2 GiB</source>
        <extracomment>%1 and %2 are sizes in GiB</extracomment>
        <translation>sát ngưỡng: cần %1 GiB, thoải mái đến %2 GiB</translation>
    </message>
    <message>
        <source>Borderline: measure first. First token about %1 s in the slow case (estimate), target %2 s</source>
        <extracomment>%1 and %2 are seconds</extracomment>
        <translation>Sát mục tiêu, nên đo trước. TTFT khoảng %1 s khi chậm (ước tính), mục tiêu %2 s</translation>
    </message>
    <message>
        <source>first token about %1 s in the slow case (estimate), target %2 s</source>
        <extracomment>%1 and %2 are seconds</extracomment>
        <translation>TTFT khoảng %1 s khi chậm (ước tính), mục tiêu %2 s</translation>
    </message>
    <message>
        <source>Borderline: measure first. Each user about %1 tok/s in the slow case (estimate), target %2</source>
        <extracomment>%1 and %2 are tokens per second</extracomment>
        <translation>Sát mục tiêu, nên đo trước. Mỗi người dùng khoảng %1 tok/s khi chậm (ước tính), mục tiêu %2</translation>
    </message>
    <message>
        <source>each user about %1 tok/s in the slow case (estimate), target %2</source>
        <extracomment>%1 and %2 are tokens per second</extracomment>
        <translation>mỗi người dùng khoảng %1 tok/s khi chậm (ước tính), mục tiêu %2</translation>
    </message>
    <message>
        <source>Borderline: measure first. Done after about %1 h in the slow case (estimate), asked for %2 h</source>
        <extracomment>%1 and %2 are hours</extracomment>
        <translation>Sát mục tiêu, nên đo trước. Xong sau khoảng %1 giờ khi chậm (ước tính), cần trong %2 giờ</translation>
    </message>
    <message>
        <source>done after about %1 h in the slow case (estimate), asked for %2 h</source>
        <extracomment>%1 and %2 are hours</extracomment>
        <translation>xong sau khoảng %1 giờ khi chậm (ước tính), cần trong %2 giờ</translation>
    </message>
    <message>
        <source>speed unknown</source>
        <translation>chưa rõ tốc độ</translation>
    </message>
    <message>
        <source>the age of its price is unknown</source>
        <translation>chưa rõ giá từ ngày nào</translation>
    </message>
    <message numerus="yes">
        <source>price %Ln day(s) old, limit %1</source>
        <extracomment>%1 is the limit in days</extracomment>
        <translation>
            <numerusform>giá %Ln ngày trước, hạn %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bit: weights %2, in all %3 GiB</source>
        <extracomment>%1 bits of a weight, %2 and %3 GiB on one card</extracomment>
        <translation>%1 bit: trọng số %2, tổng %3 GiB</translation>
    </message>
    <message>
        <source>Memory at other precisions</source>
        <translation>Bộ nhớ ở các độ chính xác khác</translation>
    </message>
</context>
<context>
    <name>Wiring</name>
    <message>
        <source>%1 It was kept as %2; the bundled catalog is in use.</source>
        <extracomment>%1 is a sentence that says what was wrong, %2 the path under which the file was kept.</extracomment>
        <translation>%1 Tệp được giữ lại với tên %2; đang dùng danh mục kèm theo.</translation>
    </message>
</context>
<context>
    <name>Workload</name>
    <message>
        <source>K %1, V %2</source>
        <extracomment>keys and values of the cache in two formats</extracomment>
        <translation>K %1, V %2</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::AccessFilters</name>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>Jupyter</source>
        <translation>Jupyter</translation>
    </message>
    <message>
        <source>Hosted notebook</source>
        <translation>Notebook trực tuyến</translation>
    </message>
    <message>
        <source>Own image</source>
        <translation>Image riêng</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Snapshot</translation>
    </message>
    <message>
        <source>Include unknown</source>
        <translation>Kể cả chưa rõ</translation>
    </message>
    <message>
        <source>Egress costs nothing</source>
        <translation>Egress miễn phí</translation>
    </message>
    <message>
        <source>Filter egress</source>
        <translation>Lọc egress</translation>
    </message>
    <message>
        <source>Some egress is free</source>
        <translation>Miễn phí một phần egress</translation>
    </message>
    <message>
        <source>Offers whose value nobody stated pass all filters of the panel, and expressions, too.</source>
        <translation>Gói không ai nêu giá trị cũng qua được mọi bộ lọc trong khung này và các biểu thức.</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::AnswerStrip</name>
    <message>
        <source>Why?</source>
        <translation>Vì sao?</translation>
    </message>
    <message>
        <source>Why this offer</source>
        <translation>Vì sao là gói này</translation>
    </message>
    <message>
        <source>Provider page</source>
        <translation>Trang nhà cung cấp</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Xóa bộ lọc</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>In compare</source>
        <translation>Đang so sánh</translation>
    </message>
    <message>
        <source>Add to compare</source>
        <translation>Thêm vào so sánh</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <extracomment>button; %1 is the name of a filter</extracomment>
        <translation>Bỏ “%1”</translation>
    </message>
    <message>
        <source> · </source>
        <extracomment>between card and provider</extracomment>
        <translation> · </translation>
    </message>
    <message>
        <source>Example</source>
        <comment>mark beside the answer of the worked example</comment>
        <translation>Ví dụ</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between &quot;Your choice&quot; and the offer that was chosen</extracomment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::BatchBlock</name>
    <message>
        <source>Items</source>
        <translation>Số mẫu</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>Token đầu vào</translation>
    </message>
    <message>
        <source>Answer tokens</source>
        <translation>Token trả lời</translation>
    </message>
    <message>
        <source>Finish within</source>
        <translation>Xong trong</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Tác vụ</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>%/h</source>
        <extracomment>unit: per cent in an hour</extracomment>
        <translation>%/giờ</translation>
    </message>
    <message>
        <source>Reclaimed</source>
        <translation>Bị thu hồi</translation>
    </message>
    <message>
        <source>Chance that the provider takes the machine back within an hour. Nobody publishes it: 8 is assumed.</source>
        <translation>Xác suất nhà cung cấp thu hồi máy trong một giờ. Không ai công bố: giả định là 8.</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation>Checkpoint mỗi</translation>
    </message>
    <message>
        <source>Off: after an interruption the job starts from the beginning.</source>
        <translation>Tắt: sau khi bị ngắt, công việc chạy lại từ đầu.</translation>
    </message>
    <message>
        <source>min</source>
        <comment>unit: minutes</comment>
        <translation>phút</translation>
    </message>
    <message>
        <source>Restart takes</source>
        <translation>Khởi động lại mất</translation>
    </message>
    <message>
        <source>Reclaims</source>
        <translation>Thu hồi</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>Khoảng cách checkpoint</translation>
    </message>
    <message>
        <source>Restart time</source>
        <translation>Thời gian khởi động lại</translation>
    </message>
    <message>
        <source>%1/h, every %2</source>
        <extracomment>%1 a chance in per cent an hour, %2 a time</extracomment>
        <translation>%1/giờ, mỗi %2</translation>
    </message>
    <message>
        <source>%1/h, no checkpoints</source>
        <translation>%1/giờ, không checkpoint</translation>
    </message>
    <message>
        <source>0 for embeddings, which are prompts only.</source>
        <translation>0 cho embedding, vốn chỉ có prompt.</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::BillingFilters</name>
    <message>
        <source>Not reclaimable</source>
        <translation>Không bị thu hồi</translation>
    </message>
    <message>
        <source>Markets (none ticked: all)</source>
        <translation>Loại thuê (không chọn: tất cả)</translation>
    </message>
    <message>
        <source>Filter markets</source>
        <translation>Lọc loại thuê</translation>
    </message>
    <message>
        <source>any step</source>
        <translation>mọi block</translation>
    </message>
    <message>
        <source>Billing &amp;step</source>
        <translation>&amp;Block tính phí</translation>
    </message>
    <message>
        <source>Filter billing step</source>
        <translation>Lọc block tính phí</translation>
    </message>
    <message>
        <source>Price of the offer</source>
        <translation>Giá của gói</translation>
    </message>
    <message>
        <source>USD/h</source>
        <translation>USD/h</translation>
    </message>
    <message>
        <source>Filter price</source>
        <translation>Lọc giá</translation>
    </message>
    <message>
        <source>With a believable price</source>
        <translation>Có giá đáng tin</translation>
    </message>
    <message>
        <source>Leaves out offers without a price, with a placeholder, or with a suspect one.</source>
        <translation>Bỏ các gói không có giá, có giá giữ chỗ hoặc giá đáng ngờ.</translation>
    </message>
    <message>
        <source>Prices within their age limit</source>
        <translation>Giá còn trong hạn</translation>
    </message>
    <message>
        <source>No commitment</source>
        <translation>Không cam kết</translation>
    </message>
    <message>
        <source>Filter commitment</source>
        <translation>Lọc cam kết</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>lúc nào cũng được</translation>
    </message>
    <message>
        <source>within %1</source>
        <extracomment>%1 a length of time</extracomment>
        <translation>trong %1</translation>
    </message>
    <message>
        <source>&amp;Ready</source>
        <translation>&amp;Sẵn sàng</translation>
    </message>
    <message>
        <source>Filter time to ready</source>
        <translation>Lọc thời gian sẵn sàng</translation>
    </message>
    <message>
        <source>&amp;Tax</source>
        <translation>&amp;Thuế</translation>
    </message>
    <message>
        <source>Filter tax</source>
        <translation>Lọc thuế</translation>
    </message>
    <message>
        <source>either</source>
        <translation>thế nào cũng được</translation>
    </message>
    <message>
        <source>prices without tax</source>
        <translation>giá chưa thuế</translation>
    </message>
    <message>
        <source>prices with tax</source>
        <translation>giá gồm thuế</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::BreakEvenChartPanel</name>
    <message>
        <source>Break-even</source>
        <translation>Hòa vốn</translation>
    </message>
    <message>
        <source>Always on, or scale to zero?</source>
        <translation>Chạy 24/7, hay scale về 0?</translation>
    </message>
    <message>
        <source>Scale to zero belongs to live serving: this profile starts and stops machines itself.</source>
        <translation>Scale về 0 dành cho phục vụ thời gian thực: chế độ này tự bật và tắt máy.</translation>
    </message>
    <message>
        <source>No offer here has a price and a known speed, so there is nothing to draw.</source>
        <translation>Không gói nào ở đây có đủ giá và tốc độ, nên chưa có gì để vẽ.</translation>
    </message>
    <message>
        <source>%1 per month</source>
        <extracomment>unit of the axis; %1 a currency</extracomment>
        <translation>%1 mỗi tháng</translation>
    </message>
    <message>
        <source>The catalog has no serverless offer that runs this model, so always on has no rival.</source>
        <translation>Danh mục không có gói serverless chạy được model này, nên chạy 24/7 không có gì để so.</translation>
    </message>
    <message>
        <source>Compare an always-on offer to see from which traffic it is cheaper.</source>
        <translation>Hãy so với một gói chạy 24/7 để biết từ lưu lượng nào thì gói đó rẻ hơn.</translation>
    </message>
    <message>
        <source>At %1 requests a day always on costs %2 a month, scale to zero %3 (%4 more).</source>
        <extracomment>%1 a count, %2 %3 %4 amounts</extracomment>
        <translation>Với %1 yêu cầu mỗi ngày, chạy 24/7 tốn %2 một tháng, scale về 0 tốn %3 (hơn %4).</translation>
    </message>
    <message>
        <source>At %1 requests a day always on costs %2 a month, scale to zero %3 (%4 less).</source>
        <extracomment>%1 a count, %2 %3 %4 amounts</extracomment>
        <translation>Với %1 yêu cầu mỗi ngày, chạy 24/7 tốn %2 một tháng, scale về 0 tốn %3 (ít hơn %4).</translation>
    </message>
    <message>
        <source>Below %1 a day scale to zero wins.</source>
        <extracomment>%1 a count of requests</extracomment>
        <translation>Dưới %1 mỗi ngày thì scale về 0 rẻ hơn.</translation>
    </message>
    <message>
        <source>Scale to zero wins at all traffic shown.</source>
        <translation>Scale về 0 rẻ hơn ở mọi lưu lượng trên biểu đồ.</translation>
    </message>
    <message>
        <source>Even at %1</source>
        <extracomment>at the ring where two lines meet; %1 a count of requests</extracomment>
        <translation>Ngang giá ở %1</translation>
    </message>
    <message>
        <source>Requests a day</source>
        <translation>Yêu cầu mỗi ngày</translation>
    </message>
    <message>
        <source>You: %1</source>
        <extracomment>flag at the user&apos;s own point; %1 a count</extracomment>
        <translation>Bạn: %1</translation>
    </message>
    <message>
        <source>always on</source>
        <translation>chạy 24/7</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>head of a column of costs; %1 a count of requests</extracomment>
        <translation>Gói</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>ở %1</translation>
    </message>
    <message>
        <source>even at</source>
        <translation>ngang giá ở</translation>
    </message>
    <message numerus="yes">
        <source>scale to zero, %n cold start(s)</source>
        <translation>
            <numerusform>scale về 0, %n cold start</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::CentreArea</name>
    <message>
        <source>Offers</source>
        <translation>Các gói</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Biểu đồ</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ChartHost</name>
    <message>
        <source>Charts</source>
        <translation>Biểu đồ</translation>
    </message>
    <message>
        <source>Show as table (T)</source>
        <translation>Xem dạng bảng (T)</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>Chép số liệu</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>Lưu ảnh…</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>Lưu ảnh</translation>
    </message>
    <message>
        <source>PNG images (*.png);;SVG drawings (*.svg)</source>
        <translation>Ảnh PNG (*.png);;Hình vẽ SVG (*.svg)</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ChartPanel</name>
    <message>
        <source>%1 · across: %2</source>
        <extracomment>above a low chart: %1 unit of the vertical axis, %2 title of the horizontal axis</extracomment>
        <translation>%1 · trục ngang: %2</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::CheckList</name>
    <message>
        <source>Find in %1</source>
        <extracomment>%1 is a kind of name, such as &quot;GPU types&quot;</extracomment>
        <translation>Tìm trong %1</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Tìm</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::Chip</name>
    <message>
        <source>Set by the profile. Del removes it.</source>
        <translation>Do chế độ đặt sẵn. Del để bỏ.</translation>
    </message>
    <message>
        <source>Del removes it.</source>
        <translation>Del để bỏ.</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <extracomment>spoken name of a chip; %1 is what it says</extracomment>
        <translation>Bộ lọc: %1</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ChipBar</name>
    <message>
        <source>Clear filters</source>
        <translation>Xóa bộ lọc</translation>
    </message>
    <message>
        <source>Active filters</source>
        <translation>Bộ lọc đang dùng</translation>
    </message>
    <message>
        <source>Remove filter “%1”</source>
        <extracomment>undo step; %1 is what the chip says</extracomment>
        <translation>Bỏ bộ lọc “%1”</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::CompareTray</name>
    <message>
        <source>Side by side</source>
        <translation>So sánh song song</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Xuất CSV…</translation>
    </message>
    <message>
        <source>PDF report…</source>
        <translation>Báo cáo PDF…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Xuất</translation>
    </message>
    <message>
        <source>Compare tray</source>
        <translation>Khay so sánh</translation>
    </message>
    <message>
        <source>Tick two offers or more to compare them</source>
        <translation>Đánh dấu từ hai gói trở lên để so sánh</translation>
    </message>
    <message numerus="yes">
        <source>%n is the most that reads well: remove one first.</source>
        <translation>
            <numerusform>Nhiều hơn %n thì khó đọc: hãy bỏ bớt một gói.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tick up to %n offers in the table.</source>
        <translation>
            <numerusform>Đánh dấu tối đa %n gói trong bảng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>So sánh</translation>
    </message>
    <message>
        <source>Compare %1 of %2</source>
        <translation>So sánh %1 trên %2</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>that many more offers are in the tray</extracomment>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more offers</source>
        <translation>
            <numerusform>thêm %n gói</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it the baseline</source>
        <translation>Đặt làm mốc</translation>
    </message>
    <message>
        <source>Remove from compare</source>
        <translation>Bỏ khỏi so sánh</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::DayChartPanel</name>
    <message>
        <source>Day</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>When do I pay for idle capacity?</source>
        <translation>Khi nào tôi trả tiền cho máy nhàn rỗi?</translation>
    </message>
    <message>
        <source>The day belongs to live serving: this profile has no traffic by the hour.</source>
        <translation>Biểu đồ ngày dành cho phục vụ thời gian thực: chế độ này không có lưu lượng theo giờ.</translation>
    </message>
    <message>
        <source>No offer is shown.</source>
        <translation>Không có gói nào được hiển thị.</translation>
    </message>
    <message>
        <source>The price or the speed of this offer is not known, so its day cannot be drawn.</source>
        <translation>Chưa rõ giá hoặc tốc độ của gói này, nên không vẽ được một ngày của nó.</translation>
    </message>
    <message>
        <source>%1 per hour</source>
        <extracomment>unit of the axis; %1 a currency</extracomment>
        <translation>%1 mỗi giờ</translation>
    </message>
    <message>
        <source>Scale to zero pays %1 a day for %2 hours of use; %3 is kept warm (%4), with %5 cold starts.</source>
        <extracomment>%1 an amount, %2 hours, %3 an amount, %4 a share, %5 a count</extracomment>
        <translation>Scale về 0 trả %1 một ngày cho %2 giờ dùng; %3 là giữ sẵn (%4), với %5 cold start.</translation>
    </message>
    <message>
        <source>Always on pays %1 a day for %2 hours of use; %3 is idle (%4).</source>
        <extracomment>%1 an amount, %2 hours, %3 an amount, %4 a share</extracomment>
        <translation>Chạy 24/7 trả %1 một ngày cho %2 giờ dùng; %3 là nhàn rỗi (%4).</translation>
    </message>
    <message>
        <source>Hour of the day</source>
        <extracomment>heads of columns; %1 an offer</extracomment>
        <translation>Giờ trong ngày</translation>
    </message>
    <message>
        <source>paid, kept warm</source>
        <translation>trả tiền, giữ sẵn</translation>
    </message>
    <message>
        <source>paid, idle</source>
        <translation>trả tiền, nhàn rỗi</translation>
    </message>
    <message>
        <source>used</source>
        <translation>đã dùng</translation>
    </message>
    <message>
        <source>Idle at night</source>
        <extracomment>note in the chart; %1 an amount a day</extracomment>
        <translation>Nhàn rỗi ban đêm</translation>
    </message>
    <message>
        <source>20–07: %1 a day</source>
        <translation>20–07: %1 một ngày</translation>
    </message>
    <message>
        <source>Used %1 h, %2</source>
        <extracomment>note in the chart; %1 hours, %2 an amount</extracomment>
        <translation>Dùng %1 h, %2</translation>
    </message>
    <message>
        <source>scale to zero</source>
        <translation>scale về 0</translation>
    </message>
    <message>
        <source>always on</source>
        <translation>chạy 24/7</translation>
    </message>
    <message>
        <source>paid/h</source>
        <translation>trả/h</translation>
    </message>
    <message>
        <source>used/h</source>
        <translation>dùng/h</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Gói</translation>
    </message>
    <message>
        <source>a day</source>
        <translation>một ngày</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>nhàn rỗi</translation>
    </message>
    <message>
        <source>%1, paid</source>
        <translation>%1, trả</translation>
    </message>
    <message>
        <source>%1, used</source>
        <translation>%1, dùng</translation>
    </message>
    <message>
        <source>Machine hours if stopped between peaks, steps of %1</source>
        <extracomment>row of a table: machine hours a day; %1 a billing step</extracomment>
        <translation>Giờ máy nếu tắt giữa các đợt cao điểm, bước %1</translation>
    </message>
    <message numerus="yes">
        <source>Scale to zero pays %1, with %n cold start(s).</source>
        <extracomment>%1 an amount</extracomment>
        <translation>
            <numerusform>Scale về 0 trả %1, với %n cold start.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::DetailsPane</name>
    <message>
        <source>Details</source>
        <translation>Chi tiết</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Bộ nhớ</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Chi phí</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tốc độ</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Nền tảng</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Nguồn</translation>
    </message>
    <message>
        <source>Users before memory is full</source>
        <translation>Số người dùng đến khi đầy bộ nhớ</translation>
    </message>
    <message>
        <source>How computed</source>
        <translation>Cách tính</translation>
    </message>
    <message>
        <source>No offer</source>
        <translation>Chưa có gói</translation>
    </message>
    <message>
        <source>Select an offer in the table to see its details.</source>
        <translation>Chọn một gói trong bảng để xem chi tiết.</translation>
    </message>
    <message>
        <source>region unknown</source>
        <translation>chưa rõ khu vực</translation>
    </message>
    <message numerus="yes">
        <source>Memory on each of %n card(s), GiB</source>
        <translation>
            <numerusform>Bộ nhớ trên mỗi card (%n card), GiB</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory, GiB</source>
        <translation>Bộ nhớ, GiB</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Mục tiêu</translation>
    </message>
    <message>
        <source>Your month, %1</source>
        <extracomment>%1 is a currency</extracomment>
        <translation>Tháng của bạn, %1</translation>
    </message>
    <message>
        <source>Price, %1</source>
        <translation>Giá, %1</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>Tính phí</translation>
    </message>
    <message>
        <source>Speed, estimate</source>
        <translation>Tốc độ, ước tính</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Truy cập</translation>
    </message>
    <message>
        <source>Storage and network</source>
        <translation>Lưu trữ và mạng</translation>
    </message>
    <message>
        <source>Spot and scaling</source>
        <translation>Spot và co giãn</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Giá</translation>
    </message>
    <message>
        <source>Billing rule</source>
        <translation>Quy tắc tính phí</translation>
    </message>
    <message>
        <source>Page of this price</source>
        <translation>Trang của giá này</translation>
    </message>
    <message>
        <source>Provider&apos;s site</source>
        <translation>Trang nhà cung cấp</translation>
    </message>
    <message numerus="yes">
        <source>Longest context for %n user(s)</source>
        <translation>
            <numerusform>Ngữ cảnh dài nhất cho %n người dùng</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards and engine</source>
        <translation>Card và engine</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Làm tròn</translation>
    </message>
    <message>
        <source>After &quot;stop&quot;, %1</source>
        <extracomment>what a machine costs once it is stopped</extracomment>
        <translation>Sau khi “dừng”, %1</translation>
    </message>
    <message>
        <source>Cost of a unit, %1</source>
        <extracomment>%1 is a currency</extracomment>
        <translation>Chi phí đơn vị, %1</translation>
    </message>
    <message>
        <source>At other precisions, on one card</source>
        <translation>Ở độ chính xác khác, trên một card</translation>
    </message>
    <message>
        <source>8-bit</source>
        <translation>8-bit</translation>
    </message>
    <message>
        <source>Credit for new users, %1</source>
        <translation>Tín dụng cho người mới, %1</translation>
    </message>
    <message>
        <source>Waiting for machines</source>
        <translation>Chờ máy sẵn sàng</translation>
    </message>
    <message>
        <source>Beside the machines, %1</source>
        <extracomment>storage and network, beside the machines; %1 is a currency</extracomment>
        <translation>Ngoài tiền máy, %1</translation>
    </message>
    <message>
        <source>Time of a run</source>
        <translation>Thời gian một lần chạy</translation>
    </message>
    <message>
        <source>Nearest published measurement</source>
        <translation>Phép đo đã công bố gần nhất</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::Drawer</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Đóng (Esc)</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>Đóng phần chi tiết</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::EmptyResult</name>
    <message>
        <source>The catalog holds no offers</source>
        <translation>Danh mục chưa có gói nào</translation>
    </message>
    <message>
        <source>Update the prices or import a price list.</source>
        <translation>Hãy cập nhật giá hoặc nhập một bảng giá.</translation>
    </message>
    <message>
        <source>No offer passes your filters</source>
        <extracomment>%1: all offers of the catalog
----------
%1: name of a filter, such as VRAM; %2: offers that come back; %3: all offers of the catalog</extracomment>
        <translation>Không gói nào qua được bộ lọc</translation>
    </message>
    <message>
        <source>All %1 offers are hidden by more than one of them.</source>
        <translation>Cả %1 gói đều bị nhiều hơn một bộ lọc ẩn đi.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <extracomment>undo step</extracomment>
        <translation>Xóa bộ lọc</translation>
    </message>
    <message>
        <source>Without the filter “%1” %2 of %3 offers come back.</source>
        <translation>Bỏ bộ lọc “%1” thì có lại %2 trên %3 gói.</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <extracomment>%1: name of a filter</extracomment>
        <translation>Bỏ “%1”</translation>
    </message>
    <message>
        <source>Remove a filter</source>
        <extracomment>undo step</extracomment>
        <translation>Bỏ một bộ lọc</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::Exporter</name>
    <message>
        <source>CSV for programs (*.csv)</source>
        <translation>CSV cho chương trình (*.csv)</translation>
    </message>
    <message>
        <source>CSV for spreadsheets (*.csv)</source>
        <translation>CSV cho bảng tính (*.csv)</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Xuất CSV</translation>
    </message>
    <message>
        <source>PDF report</source>
        <translation>Báo cáo PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ExpressionDialog</name>
    <message>
        <source>Filter %1</source>
        <extracomment>%1 the title of a column</extracomment>
        <translation>Lọc %1</translation>
    </message>
    <message>
        <source>Filter by expression</source>
        <translation>Lọc bằng biểu thức</translation>
    </message>
    <message>
        <source>Show &amp;offers where %1 is</source>
        <translation>Hiện các &amp;gói có %1</translation>
    </message>
    <message>
        <source>Show &amp;offers where</source>
        <translation>Hiện các &amp;gói thỏa</translation>
    </message>
    <message>
        <source>Insert a column…</source>
        <translation>Chèn một cột…</translation>
    </message>
    <message>
        <source>Insert a column</source>
        <translation>Chèn một cột</translation>
    </message>
    <message>
        <source>&amp;&amp; and, || or, ! not; words without a column are looked for in GPU, provider, region and product.</source>
        <extracomment>the examples in front of the sentence are not translated</extracomment>
        <translation>&amp;&amp; và, || hoặc, ! không; từ không kèm cột được tìm trong GPU, nhà cung cấp, khu vực và sản phẩm.</translation>
    </message>
    <message>
        <source>In the unit of the column.</source>
        <translation>Theo đơn vị của cột.</translation>
    </message>
    <message>
        <source>Words that the cell contains.</source>
        <translation>Các từ có trong ô.</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ExtrasBlock</name>
    <message>
        <source>Volume kept</source>
        <translation>Ổ lưu trữ giữ lại</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Đường truyền</translation>
    </message>
    <message>
        <source>Mbit/s</source>
        <translation>Mbit/s</translation>
    </message>
    <message>
        <source>Speed at which the data would be fetched again where no volume is kept.</source>
        <translation>Tốc độ tải lại dữ liệu khi không giữ ổ lưu trữ.</translation>
    </message>
    <message>
        <source>Egress a month</source>
        <translation>Egress mỗi tháng</translation>
    </message>
    <message>
        <source>Response size</source>
        <translation>Cỡ câu trả lời</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>byte</translation>
    </message>
    <message>
        <source>Storage and egress</source>
        <translation>Lưu trữ và egress</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <extracomment>gigabytes of a volume</extracomment>
        <translation>%1 GB</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::FilterGroupBody</name>
    <message>
        <source>Filter “%1”</source>
        <extracomment>undo step; %1 is the label of a check box</extracomment>
        <translation>Lọc “%1”</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::FilterPanel</name>
    <message>
        <source>Hardware</source>
        <translation>Phần cứng</translation>
    </message>
    <message>
        <source>Billing and tier</source>
        <translation>Tính phí và loại thuê</translation>
    </message>
    <message>
        <source>Access and images</source>
        <translation>Truy cập và image</translation>
    </message>
    <message>
        <source>Provider and region</source>
        <translation>Nhà cung cấp và khu vực</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Bộ lọc</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::GroupHead</name>
    <message numerus="yes">
        <source>%1, %n filters active</source>
        <translation>
            <numerusform>%1, %n bộ lọc đang dùng</numerusform>
        </translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>đang mở</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>đang thu gọn</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::HardwareFilters</name>
    <message>
        <source>GPU types</source>
        <translation>Loại GPU</translation>
    </message>
    <message>
        <source>VRAM of one card</source>
        <translation>VRAM của một card</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Fits (comfortable or tight)</source>
        <translation>Vừa (thoải mái hoặc sát ngưỡng)</translation>
    </message>
    <message>
        <source>Meets the target</source>
        <translation>Đạt mục tiêu</translation>
    </message>
    <message>
        <source>1 GPU</source>
        <translation>1 GPU</translation>
    </message>
    <message>
        <source>Filter GPU types</source>
        <translation>Lọc loại GPU</translation>
    </message>
    <message>
        <source>Filter VRAM</source>
        <translation>Lọc VRAM</translation>
    </message>
    <message>
        <source>Parts that are certain</source>
        <translation>Đúng loại card</translation>
    </message>
    <message>
        <source>Leaves out offers whose name did not tell the exact part.</source>
        <translation>Bỏ các gói mà tên không cho biết chính xác loại card.</translation>
    </message>
    <message>
        <source>VRAM of all cards</source>
        <translation>VRAM của mọi card</translation>
    </message>
    <message>
        <source>Cards in the machine</source>
        <translation>Số card trong máy</translation>
    </message>
    <message>
        <source>Filter number of cards</source>
        <translation>Lọc số card</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Băng thông bộ nhớ</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Filter bandwidth</source>
        <translation>Lọc băng thông</translation>
    </message>
    <message>
        <source>Native precision (all ticked)</source>
        <translation>Độ chính xác gốc (mọi ô đã chọn)</translation>
    </message>
    <message>
        <source>Filter precision</source>
        <translation>Lọc độ chính xác</translation>
    </message>
    <message>
        <source>Link between cards (none ticked: any)</source>
        <translation>Liên kết giữa card (không chọn: tất cả)</translation>
    </message>
    <message>
        <source>All linked (NVLink and the like)</source>
        <translation>Mọi card nối nhau (NVLink v.v.)</translation>
    </message>
    <message>
        <source>Filter link</source>
        <translation>Lọc liên kết</translation>
    </message>
    <message>
        <source>Pairs of cards</source>
        <translation>Nối từng cặp</translation>
    </message>
    <message>
        <source>PCIe only</source>
        <translation>chỉ PCIe</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::HeaderBar</name>
    <message>
        <source>Prices %1–%2 days old</source>
        <extracomment>%1 and %2 are numbers of days: the age of the freshest and of the oldest price.</extracomment>
        <translation>Giá cập nhật %1–%2 ngày trước</translation>
    </message>
    <message>
        <source>Price ages unknown</source>
        <translation>Chưa rõ ngày của giá</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) past the age limit of their source</source>
        <translation>
            <numerusform>%n giá quá cũ so với hạn của nguồn</numerusform>
        </translation>
    </message>
    <message>
        <source>Profile and model</source>
        <translation>Chế độ và mô hình</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Mô hình</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::HiddenStrip</name>
    <message>
        <source>Not shown: %1</source>
        <extracomment>%1: number of hidden offers</extracomment>
        <translation>Không hiện: %1</translation>
    </message>
    <message>
        <source>Back to the offers that pass</source>
        <translation>Về lại các gói đạt</translation>
    </message>
    <message>
        <source>Show these in the table</source>
        <translation>Hiện các gói này trong bảng</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>hidden groups that have no room</extracomment>
        <translation>
            <numerusform>thêm %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::HistoryChartPanel</name>
    <message>
        <source>History</source>
        <translation>Lịch sử</translation>
    </message>
    <message>
        <source>Is this a good price?</source>
        <translation>Giá này có tốt không?</translation>
    </message>
    <message>
        <source>No offer is shown.</source>
        <translation>Không có gói nào hiện ra.</translation>
    </message>
    <message>
        <source>No price in USD of this card is known on this market.</source>
        <translation>Chưa biết giá USD nào của card này với loại thuê này.</translation>
    </message>
    <message>
        <source>USD per card and hour, %1, %2</source>
        <extracomment>unit of the axis; %1 a card, %2 &quot;on-demand&quot; or &quot;spot&quot;</extracomment>
        <translation>USD mỗi card mỗi giờ, %1, %2</translation>
    </message>
    <message>
        <source>Today a card costs %1 to %2, median %3.</source>
        <extracomment>three prices of a card</extracomment>
        <translation>Hôm nay một card giá từ %1 đến %2, trung vị %3.</translation>
    </message>
    <message>
        <source>This offer is the median.</source>
        <translation>Gói này đúng bằng trung vị.</translation>
    </message>
    <message>
        <source>This offer at %1 is %2 below it.</source>
        <extracomment>%1 a price, %2 a share such as &quot;12 %&quot;</extracomment>
        <translation>Gói này giá %1, thấp hơn %2.</translation>
    </message>
    <message>
        <source>This offer at %1 is %2 above it.</source>
        <extracomment>%1 a price, %2 a share such as &quot;12 %&quot;</extracomment>
        <translation>Gói này giá %1, cao hơn %2.</translation>
    </message>
    <message>
        <source>Earlier prices come with the next imports.</source>
        <translation>Giá trước đây sẽ có sau các lần nhập tới.</translation>
    </message>
    <message>
        <source>Days since %1</source>
        <extracomment>title of the horizontal axis; %1 a day</extracomment>
        <translation>Số ngày từ %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hôm nay</translation>
    </message>
    <message>
        <source>least to most</source>
        <translation>thấp nhất đến cao nhất</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Cao nhất</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Trung vị</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Thấp nhất</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <extracomment>head of a column; %n prices that stood on the day</extracomment>
        <translation>
            <numerusform>%n giá</numerusform>
        </translation>
    </message>
    <message>
        <source>Price of a card</source>
        <translation>Giá một card</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hôm nay</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Số giá</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ImportActions</name>
    <message>
        <source>Undo import</source>
        <translation>Hoàn tác lần nhập</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Nhập giá</translation>
    </message>
    <message>
        <source>There is no import to undo: only the last one can be taken back.</source>
        <translation>Không có lần nhập nào để hoàn tác: chỉ lấy lại được lần cuối.</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ImportDialog</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Quay lại</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Nhập giá</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Đang làm</translation>
    </message>
    <message>
        <source>Price file</source>
        <translation>Tệp giá</translation>
    </message>
    <message>
        <source>Price files (*.csv *.json *.zip);;All files (*)</source>
        <translation>Tệp giá (*.csv *.json *.zip);;Mọi tệp (*)</translation>
    </message>
    <message>
        <source>only where the file does not tell: aws, gcp …</source>
        <translation>chỉ khi tệp không cho biết: aws, gcp …</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Chọn…</translation>
    </message>
    <message>
        <source>Reads prices from a file on this computer; nothing is sent anywhere. You see what would change before anything does.</source>
        <translation>Đọc giá từ một tệp trên máy này; không gửi gì đi đâu. Bạn xem trước những gì sẽ thay đổi.</translation>
    </message>
    <message>
        <source>Price &amp;source</source>
        <translation>&amp;Nguồn giá</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Tệp</translation>
    </message>
    <message>
        <source>&amp;Provider</source>
        <translation>Nhà &amp;cung cấp</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Nhập</translation>
    </message>
    <message>
        <source>&amp;Read the file</source>
        <translation>Đọ&amp;c tệp</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ImportPreview</name>
    <message>
        <source>What the file changes</source>
        <translation>Tệp này thay đổi những gì</translation>
    </message>
    <message>
        <source>Changes, offer by offer</source>
        <translation>Thay đổi của từng gói</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Gói</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Thay đổi</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Trước</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Bây giờ</translation>
    </message>
    <message>
        <source>%1 rows read, %2 of them offers. Nothing is changed until you import.</source>
        <extracomment>%1 rows read, %2 of them usable</extracomment>
        <translation>Đã đọc %1 dòng, trong đó %2 là gói. Chưa có gì thay đổi cho đến khi bạn nhập.</translation>
    </message>
    <message>
        <source>%1 rows read, none of them an offer. There is nothing to import.</source>
        <translation>Đã đọc %1 dòng, không dòng nào là gói. Không có gì để nhập.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n price(s) that moved more than threefold</source>
        <translation>
            <numerusform>Lấy %n giá đã đổi hơn ba lần</numerusform>
        </translation>
    </message>
    <message>
        <source>Import although only %1 of %2 offers are left</source>
        <extracomment>%1 offers now, %2 before</extracomment>
        <translation>Vẫn nhập dù chỉ còn %1 trên %2 gói</translation>
    </message>
    <message>
        <source>New offers</source>
        <translation>Gói mới</translation>
    </message>
    <message>
        <source>Changed offers</source>
        <translation>Gói thay đổi</translation>
    </message>
    <message>
        <source>with another price</source>
        <translation>có giá khác</translation>
    </message>
    <message>
        <source>Unchanged offers</source>
        <translation>Gói không đổi</translation>
    </message>
    <message>
        <source>Gone from the source</source>
        <translation>Không còn ở nguồn</translation>
    </message>
    <message>
        <source>Held back: price moved more than threefold</source>
        <translation>Giữ lại: giá đổi hơn ba lần</translation>
    </message>
    <message>
        <source>Suspect prices: kept, marked, never recommended</source>
        <translation>Giá đáng ngờ: giữ, đánh dấu, không bao giờ đề xuất</translation>
    </message>
    <message>
        <source>Rejected rows</source>
        <translation>Dòng bị loại</translation>
    </message>
    <message>
        <source>%1, suspect</source>
        <extracomment>%1 what changed: the new price is not believed</extracomment>
        <translation>%1, đáng ngờ</translation>
    </message>
    <message>
        <source>%1 of %2 changes</source>
        <translation>%1 trên %2 thay đổi</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n thay đổi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Phím tắt</translation>
    </message>
    <message>
        <source>Search keys</source>
        <translation>Tìm phím tắt</translation>
    </message>
    <message>
        <source>Research, Live serving, Batch</source>
        <translation>Nghiên cứu, Phục vụ thời gian thực, Xử lý theo lô</translation>
    </message>
    <message>
        <source>Choose the model</source>
        <translation>Chọn mô hình</translation>
    </message>
    <message>
        <source>Precision, context and users sliders</source>
        <translation>Thanh độ chính xác, ngữ cảnh, người dùng</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Tìm kiếm</translation>
    </message>
    <message>
        <source>Clear filters, nothing else</source>
        <translation>Chỉ xóa bộ lọc</translation>
    </message>
    <message>
        <source>Rows; gauge, chart and details follow</source>
        <translation>Chuyển hàng; thanh bộ nhớ, biểu đồ, chi tiết theo cùng</translation>
    </message>
    <message>
        <source>Add the row to compare, or remove it</source>
        <translation>Thêm hàng vào so sánh hoặc bỏ ra</translation>
    </message>
    <message>
        <source>Pin the row as baseline</source>
        <translation>Ghim hàng làm mốc</translation>
    </message>
    <message>
        <source>Compare the picked offers side by side</source>
        <translation>So sánh song song các gói đã chọn</translation>
    </message>
    <message>
        <source>Sort by the current column; add it as next key</source>
        <translation>Sắp theo cột hiện tại; thêm cột làm khóa kế tiếp</translation>
    </message>
    <message>
        <source>Fits only, on or off (in the table)</source>
        <translation>Bật tắt chỉ gói vừa (trong bảng)</translation>
    </message>
    <message>
        <source>View the chart as a table (in the chart)</source>
        <translation>Xem biểu đồ dạng bảng (trong biểu đồ)</translation>
    </message>
    <message>
        <source>Why this answer</source>
        <translation>Vì sao ra kết quả này</translation>
    </message>
    <message>
        <source>Copy rows with headers</source>
        <translation>Chép hàng kèm tiêu đề</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Xuất CSV</translation>
    </message>
    <message>
        <source>PDF report</source>
        <translation>Báo cáo PDF</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Hoàn tác, làm lại</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Danh sách này</translation>
    </message>
    <message>
        <source>Next or previous panel</source>
        <translation>Sang khung kế tiếp hoặc khung trước</translation>
    </message>
    <message>
        <source>Details of the row</source>
        <translation>Chi tiết của dòng</translation>
    </message>
    <message>
        <source>Close what is open, then leave the field</source>
        <translation>Đóng phần đang mở, rồi rời ô nhập</translation>
    </message>
    <message>
        <source>Charts, in the order of their tabs</source>
        <translation>Biểu đồ, theo thứ tự thẻ</translation>
    </message>
    <message>
        <source>Filter by an expression</source>
        <translation>Lọc bằng một biểu thức</translation>
    </message>
    <message>
        <source>Prices by GPU</source>
        <translation>Giá theo GPU</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Nhập giá</translation>
    </message>
    <message>
        <source>Copy rows as Markdown</source>
        <translation>Chép hàng dạng Markdown</translation>
    </message>
    <message>
        <source>Save, open a plan</source>
        <translation>Lưu, mở kế hoạch</translation>
    </message>
    <message>
        <source>Log a measured run</source>
        <translation>Ghi lần chạy đã đo</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::LabelledSlider</name>
    <message>
        <source>More than the slider reaches.</source>
        <translation>Lớn hơn tầm của thanh trượt.</translation>
    </message>
    <message>
        <source>Less than the slider reaches.</source>
        <translation>Nhỏ hơn tầm của thanh trượt.</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::LaunchDialog</name>
    <message>
        <source>Launch commands</source>
        <translation>Lệnh khởi chạy</translation>
    </message>
    <message>
        <source>With the settings that were sized: context, users, formats, cards, memory share.</source>
        <translation>Với đúng thiết lập đã tính: ngữ cảnh, người dùng, định dạng, số card, tỷ lệ bộ nhớ.</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>C&amp;hép</translation>
    </message>
    <message>
        <source>Put the name or the file of your model where it says MODEL.</source>
        <translation>Thay chữ MODEL bằng tên hoặc tệp của mô hình.</translation>
    </message>
    <message>
        <source>Use weights that are stored in the chosen format; the server finds it in them.</source>
        <translation>Dùng bản trọng số đã lưu sẵn ở định dạng này; máy chủ tự nhận ra định dạng.</translation>
    </message>
    <message>
        <source>This server cannot load the chosen weight format.</source>
        <translation>Máy chủ này không nạp được định dạng trọng số đã chọn.</translation>
    </message>
    <message>
        <source>This server has no such KV cache format; its 16-bit one needs more memory than was estimated.</source>
        <translation>Máy chủ này không có định dạng KV cache đó; dạng 16-bit cần nhiều bộ nhớ hơn mức đã ước tính.</translation>
    </message>
    <message>
        <source>The memory was estimated for another engine.</source>
        <translation>Bộ nhớ được ước tính cho engine khác.</translation>
    </message>
    <message>
        <source>A training run starts no server.</source>
        <translation>Chạy huấn luyện thì không khởi động máy chủ nào.</translation>
    </message>
    <message>
        <source>SkyPilot has no known name for this provider: it may choose any cloud with the card.</source>
        <translation>Chưa rõ tên nhà cung cấp này trong SkyPilot: SkyPilot có thể chọn bất kỳ đám mây nào có card này.</translation>
    </message>
    <message>
        <source>SkyPilot&apos;s name of this card is not known: check it.</source>
        <translation>Chưa rõ tên card này trong SkyPilot: hãy kiểm tra lại.</translation>
    </message>
    <message>
        <source>SkyPilot rents whole cards; this offer is not a whole number of them.</source>
        <translation>SkyPilot thuê nguyên card; gói này không phải số card nguyên.</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::LaunchesChartPanel</name>
    <message>
        <source>What the chart compares</source>
        <translation>Biểu đồ so sánh gì</translation>
    </message>
    <message>
        <source>This offer, four steps</source>
        <translation>Gói này, bốn bước</translation>
    </message>
    <message>
        <source>Compared offers</source>
        <translation>Các gói đang so</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Số lần khởi chạy</translation>
    </message>
    <message>
        <source>How does rounding add up?</source>
        <translation>Làm tròn cộng dồn thành bao nhiêu?</translation>
    </message>
    <message>
        <source>Launches belong to Research: this profile does not start a machine for each session.</source>
        <translation>Số lần khởi chạy dành cho Nghiên cứu: chế độ này không bật máy cho từng phiên.</translation>
    </message>
    <message>
        <source>No offer is shown.</source>
        <translation>Không có gói nào được hiển thị.</translation>
    </message>
    <message>
        <source>Neither a price nor a billing step is known here.</source>
        <translation>Ở đây chưa rõ giá hoặc bước tính phí.</translation>
    </message>
    <message>
        <source>%1 per month, launches of %2</source>
        <extracomment>unit of the axis; %1 a currency, %2 a time</extracomment>
        <translation>%1 mỗi tháng, mỗi lần chạy %2</translation>
    </message>
    <message>
        <source>%1, this offer</source>
        <extracomment>%1 a billing step</extracomment>
        <translation>%1, gói này</translation>
    </message>
    <message>
        <source>At %1 launches a month nothing is lost to rounding.</source>
        <extracomment>%1 a count of launches</extracomment>
        <translation>Với %1 lần khởi chạy mỗi tháng, không mất gì vì làm tròn.</translation>
    </message>
    <message>
        <source>At %1 launches a month, %2 costs %3, %4 what you use.</source>
        <extracomment>%1 a count of launches, %2 &quot;a block of 1 h&quot; or an offer, %3 an amount, %4 &quot;3.0×&quot;</extracomment>
        <translation>Với %1 lần khởi chạy mỗi tháng, %2 tốn %3, gấp %4 phần bạn dùng.</translation>
    </message>
    <message>
        <source>This offer bills %1: %2.</source>
        <extracomment>%1 &quot;by the minute&quot;, %2 an amount</extracomment>
        <translation>Gói này tính phí %1: %2.</translation>
    </message>
    <message>
        <source>Launches a month</source>
        <translation>Số lần khởi chạy mỗi tháng</translation>
    </message>
    <message>
        <source>You: %1</source>
        <extracomment>flag at the user&apos;s own point; %1 a count</extracomment>
        <translation>Bạn: %1</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>head of a column of costs; %1 a count of launches</extracomment>
        <translation>Gói</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>ở %1</translation>
    </message>
    <message>
        <source>× used</source>
        <comment>multiple of what was used</comment>
        <translation>× đã dùng</translation>
    </message>
    <message>
        <source>Launches a day</source>
        <translation>Số lần khởi chạy mỗi ngày</translation>
    </message>
    <message>
        <source>a block of %1</source>
        <extracomment>%1 a billing step; continues &quot;At 176 launches a month, ...&quot;</extracomment>
        <translation>block %1</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::MainWindow</name>
    <message>
        <source>%1 of %2 shown</source>
        <extracomment>%1 of %2 offers are shown.</extracomment>
        <translation>Hiện %1 trên %2</translation>
    </message>
    <message>
        <source>Fitgauge</source>
        <translation>Fitgauge</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Chi tiết</translation>
    </message>
    <message>
        <source>Estimates, not a quote</source>
        <translation>Ước tính, không phải báo giá</translation>
    </message>
    <message>
        <source>About Fitgauge</source>
        <translation>Giới thiệu Fitgauge</translation>
    </message>
    <message>
        <source>Fitgauge %1</source>
        <translation>Fitgauge %1</translation>
    </message>
    <message>
        <source>Which is the cheapest card that comfortably fits my model and my traffic, at the price I will really pay?

Free software under the GNU General Public License, version 3 or later. Prices are readings of public price lists, not quotes.</source>
        <translation>Card nào rẻ nhất mà vẫn vừa thoải mái cho mô hình và lưu lượng của tôi, theo giá tôi thực sự trả?

Phần mềm tự do theo Giấy phép Công cộng GNU (GPL), phiên bản 3 trở lên. Giá được đọc từ bảng giá công khai, không phải báo giá.</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Bộ lọc</translation>
    </message>
    <message>
        <source>How memory is computed</source>
        <translation>Cách tính bộ nhớ</translation>
    </message>
    <message>
        <source>How cost is computed</source>
        <translation>Cách tính chi phí</translation>
    </message>
    <message>
        <source>How speed is computed</source>
        <translation>Cách tính tốc độ</translation>
    </message>
    <message>
        <source>Launch commands…</source>
        <translation>Lệnh khởi chạy…</translation>
    </message>
    <message>
        <source>Log a measured run…</source>
        <translation>Ghi lần chạy đã đo…</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::MixChartPanel</name>
    <message>
        <source>used</source>
        <translation>đã dùng</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>nhàn rỗi</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>làm tròn</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>mức tối thiểu</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>lưu trữ</translation>
    </message>
    <message>
        <source>egress</source>
        <translation>egress</translation>
    </message>
    <message>
        <source>loads</source>
        <translation>tải model</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no trap in the bill</comment>
        <translation>không có</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Cơ cấu chi phí</translation>
    </message>
    <message>
        <source>Where does the money go?</source>
        <translation>Tiền đi đâu?</translation>
    </message>
    <message>
        <source>A batch job is paid while it works: its parts stand in the cost details of the offer.</source>
        <translation>Công việc theo lô chỉ trả tiền khi chạy: các phần nằm ở chi tiết chi phí của gói.</translation>
    </message>
    <message>
        <source>The parts of this offer&apos;s cost are not known: a price, a billing rule or a speed is missing.</source>
        <translation>Chưa rõ các phần chi phí của gói này: thiếu giá, quy tắc tính phí hoặc tốc độ.</translation>
    </message>
    <message>
        <source>%1 per month</source>
        <extracomment>unit of the axis; %1 a currency</extracomment>
        <translation>%1 mỗi tháng</translation>
    </message>
    <message>
        <source>%1: all of the %2 a month is used.</source>
        <extracomment>%1 an offer, %2 an amount</extracomment>
        <translation>%1: toàn bộ %2 mỗi tháng đều được dùng.</translation>
    </message>
    <message>
        <source>%1: of %2 a month %3 is used. The largest trap is %4: %5 (%6).</source>
        <extracomment>%1 an offer, %2 %3 amounts, %4 a part such as &quot;idle&quot;, %5 an amount, %6 a share</extracomment>
        <translation>%1: trong %2 mỗi tháng có %3 được dùng. Bẫy lớn nhất là %4: %5 (%6).</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Gói</translation>
    </message>
    <message>
        <source>part</source>
        <translation>phần</translation>
    </message>
    <message>
        <source>total</source>
        <translation>tổng</translation>
    </message>
    <message>
        <source>what</source>
        <translation>là</translation>
    </message>
    <message>
        <source>largest trap</source>
        <translation>bẫy lớn nhất</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>tín dụng</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ModelOpener</name>
    <message>
        <source>Open model file</source>
        <translation>Mở tệp mô hình</translation>
    </message>
    <message>
        <source>Model files (*.json *.gguf *.safetensors);;All files (*)</source>
        <translation>Tệp mô hình (*.json *.gguf *.safetensors);;Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Mở %1</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ModelPicker</name>
    <message>
        <source>Model</source>
        <translation>Mô hình</translation>
    </message>
    <message>
        <source>Name, or a size such as 8B</source>
        <translation>Tên, hoặc cỡ như 8B</translation>
    </message>
    <message>
        <source>Llama-class %1</source>
        <extracomment>a plain model size with the shape that is typical for it; %1 is &quot;8B&quot;</extracomment>
        <translation>Kiểu Llama %1</translation>
    </message>
    <message>
        <source>Custom %1</source>
        <extracomment>a plain model size that the user chose; %1 is &quot;9.4B&quot;</extracomment>
        <translation>Tùy chỉnh %1</translation>
    </message>
    <message>
        <source>%1 (file)</source>
        <extracomment>%1 is the name of a model that was read from a file with its weights</extracomment>
        <translation>%1 (tệp)</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::NoticeBar</name>
    <message>
        <source>Dismiss this message</source>
        <translation>Đóng thông báo này</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::NumberField</name>
    <message>
        <source>unknown</source>
        <comment>no figure known</comment>
        <translation>chưa rõ</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::OfferChart</name>
    <message>
        <source>No offer is shown.</source>
        <translation>Không có gói nào được hiển thị.</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::OfferNames</name>
    <message>
        <source>baseline</source>
        <translation>mốc</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>card, provider</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1. Click: make it the baseline.</source>
        <translation>%1. Nhấp để đặt làm mốc.</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::OfferTableModel</name>
    <message>
        <source>in the compare tray</source>
        <translation>có trong khay so sánh</translation>
    </message>
    <message>
        <source>not in the compare tray</source>
        <translation>không có trong khay so sánh</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>spoken: column, value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>spoken: column, value, unit</extracomment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>So sánh</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::OfferTableView</name>
    <message>
        <source>Offers</source>
        <translation>Các gói</translation>
    </message>
    <message>
        <source>Show only what fits</source>
        <translation>Chỉ hiện gói vừa</translation>
    </message>
    <message>
        <source>Show what does not fit</source>
        <translation>Hiện gói không vừa</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::PlaceFilters</name>
    <message>
        <source>Providers</source>
        <translation>Nhà cung cấp</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Khu vực</translation>
    </message>
    <message>
        <source>Filter providers</source>
        <translation>Lọc nhà cung cấp</translation>
    </message>
    <message>
        <source>Filter regions</source>
        <translation>Lọc khu vực</translation>
    </message>
    <message>
        <source>No resellers</source>
        <translation>Không qua trung gian</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::PlanActions</name>
    <message>
        <source>Open plan</source>
        <translation>Mở kế hoạch</translation>
    </message>
    <message>
        <source>Plans (*.json);;All files (*)</source>
        <translation>Kế hoạch (*.json);;Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>Lưu kế hoạch</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>Kế hoạch (*.json)</translation>
    </message>
    <message>
        <source>Plan saved as %1.</source>
        <translation>Đã lưu kế hoạch vào %1.</translation>
    </message>
    <message>
        <source>Open plan %1</source>
        <translation>Mở kế hoạch %1</translation>
    </message>
    <message>
        <source>Plan opened; no price has changed since it was saved.</source>
        <translation>Đã mở kế hoạch; không giá nào đổi kể từ khi lưu.</translation>
    </message>
    <message>
        <source>Plan opened.</source>
        <translation>Đã mở kế hoạch.</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::PlanChangesDialog</name>
    <message>
        <source>Offer</source>
        <translation>Gói</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Khi đó</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Bây giờ</translation>
    </message>
    <message>
        <source>Changes since the plan was saved</source>
        <translation>Thay đổi kể từ khi lưu kế hoạch</translation>
    </message>
    <message>
        <source>Plan of %1</source>
        <translation>Kế hoạch ngày %1</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::PrecisionCard</name>
    <message>
        <source>Cheaper with 8-bit</source>
        <translation>Rẻ hơn với 8-bit</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <extracomment>%1 card and provider, %2 cost, %3 &quot;USD/month&quot;</extracomment>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>Saves %1, memory %2 full. Weights %3, cache %4.</source>
        <extracomment>%1 a part of the cost, %2 a part of the memory, %3 and %4 number formats</extracomment>
        <translation>Tiết kiệm %1, bộ nhớ đầy %2. Trọng số %3, cache %4.</translation>
    </message>
    <message>
        <source>Use 8-bit</source>
        <translation>Dùng 8-bit</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::PrecisionSlider</name>
    <message>
        <source>Precision</source>
        <translation>Độ chính xác</translation>
    </message>
    <message>
        <source>Exact weight format</source>
        <translation>Định dạng trọng số cụ thể</translation>
    </message>
    <message>
        <source>%1 bit, %2</source>
        <extracomment>spoken value of the precision slider; %1 bits, %2 the exact format</extracomment>
        <translation>%1 bit, %2</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ProfileSwitch</name>
    <message>
        <source>Profile</source>
        <translation>Chế độ</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Nghiên cứu</translation>
    </message>
    <message>
        <source>Live serving</source>
        <translation>Phục vụ thời gian thực</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Xử lý theo lô</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::RangeFields</name>
    <message>
        <source>%1 at least, %2</source>
        <extracomment>spoken names of the two fields of a range; %1 what it is, %2 its unit</extracomment>
        <translation>%1 tối thiểu, %2</translation>
    </message>
    <message>
        <source>%1 at most, %2</source>
        <translation>%1 tối đa, %2</translation>
    </message>
    <message>
        <source>from</source>
        <translation>từ</translation>
    </message>
    <message>
        <source>to</source>
        <translation>đến</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::RoomTrack</name>
    <message>
        <source>Users before memory is full</source>
        <translation>Số người dùng đến khi đầy bộ nhớ</translation>
    </message>
    <message>
        <source>%1 now, comfortable to %2, full after %3</source>
        <extracomment>spoken: users now, comfortable limit, full limit</extracomment>
        <translation>hiện %1, thoải mái đến %2, đầy sau %3</translation>
    </message>
    <message>
        <source>%1 now</source>
        <extracomment>the number of users asked for</extracomment>
        <translation>hiện %1</translation>
    </message>
    <message>
        <source>comfortable to %1</source>
        <translation>thoải mái đến %1</translation>
    </message>
    <message>
        <source>full after %1</source>
        <translation>đầy sau %1</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::RunActions</name>
    <message>
        <source>Measured runs</source>
        <translation>Các lần chạy đã đo</translation>
    </message>
    <message>
        <source>The run is kept; it takes the place of estimates for this card, model and load.</source>
        <translation>Đã lưu lần chạy; nó thay cho ước tính với card, mô hình và tải này.</translation>
    </message>
    <message>
        <source>Delete the run on %1? The estimate comes back.</source>
        <translation>Xóa lần chạy trên %1? Ước tính sẽ trở lại.</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::RunBlock</name>
    <message>
        <source>Card of the run</source>
        <translation>Card của lần chạy</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>chưa có</translation>
    </message>
    <message>
        <source>Items of the run</source>
        <translation>Số mẫu của lần chạy</translation>
    </message>
    <message>
        <source>min</source>
        <comment>unit: minutes</comment>
        <translation>phút</translation>
    </message>
    <message>
        <source>Time of the run</source>
        <translation>Thời gian của lần chạy</translation>
    </message>
    <message>
        <source>On one</source>
        <translation>Trên một</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Số mẫu</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Mất</translation>
    </message>
    <message>
        <source>A run of yours</source>
        <translation>Một lần chạy của bạn</translation>
    </message>
    <message>
        <source>Enter a run that you have timed on one card. Its time stands for that card; other cards are scaled from it by their data sheets, as a range.</source>
        <translation>Nhập một lần chạy bạn đã bấm giờ trên một card. Thời gian đó đúng cho card ấy; các card khác được quy đổi theo thông số, thành một khoảng.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>%1 a time, %2 a card</extracomment>
        <translation>%1 trên %2</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::RunForm</name>
    <message>
        <source>not measured</source>
        <translation>chưa đo</translation>
    </message>
    <message>
        <source>Log a measured run</source>
        <translation>Ghi lần chạy đã đo</translation>
    </message>
    <message>
        <source>&amp;GPU</source>
        <translation>&amp;GPU</translation>
    </message>
    <message>
        <source>&amp;Cards in the machine</source>
        <translation>&amp;Số card trong máy</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Mô hình</translation>
    </message>
    <message>
        <source>&amp;Weights</source>
        <translation>&amp;Trọng số</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Engine</translation>
    </message>
    <message>
        <source>&amp;Users at once</source>
        <translation>&amp;Người dùng cùng lúc</translation>
    </message>
    <message>
        <source>&amp;Prompt tokens</source>
        <translation>Token đầu &amp;vào</translation>
    </message>
    <message>
        <source>&amp;Answer tokens</source>
        <translation>Token trả &amp;lời</translation>
    </message>
    <message>
        <source>Answer tok/s, all u&amp;sers</source>
        <translation>Token trả lời/s, &amp;mọi người dùng</translation>
    </message>
    <message>
        <source>&amp;First token, s, median</source>
        <translation>TTFT, &amp;s, trung vị</translation>
    </message>
    <message>
        <source>&amp;Time per answer token, ms</source>
        <translation>Thời gian mỗi token trả lời, &amp;ms</translation>
    </message>
    <message>
        <source>Peak &amp;VRAM a card, GiB</source>
        <translation>VRAM đỉnh mỗi &amp;card, GiB</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Ngày</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Ghi chú</translation>
    </message>
    <message>
        <source>&amp;Keep run</source>
        <translation>&amp;Lưu lần chạy</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::RunsDialog</name>
    <message>
        <source>Measured runs</source>
        <translation>Các lần chạy đã đo</translation>
    </message>
    <message>
        <source>No run yet. What you measured takes the place of the estimate for that card, model and load.</source>
        <translation>Chưa có lần chạy nào. Số liệu bạn đo sẽ thay cho ước tính với card, mô hình và tải đó.</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Mô hình</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Người dùng</translation>
    </message>
    <message>
        <source>Answer tok/s</source>
        <translation>Token trả lời/s</translation>
    </message>
    <message>
        <source>First token, s</source>
        <translation>TTFT, s</translation>
    </message>
    <message>
        <source>Per token, ms</source>
        <translation>Mỗi token, ms</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Thêm…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Sửa…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Xóa…</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::SearchBar</name>
    <message numerus="yes">
        <source>%1 of %2 offers</source>
        <extracomment>how many offers are shown: &quot;37 of 412 offers&quot;; %1 shown, %2 all (the number that counts for the plural)</extracomment>
        <translation>
            <numerusform>%1 trên %2 gói</numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Tìm kiếm</translation>
    </message>
    <message>
        <source>Search GPU, provider, region</source>
        <translation>Tìm GPU, nhà cung cấp, khu vực</translation>
    </message>
    <message>
        <source>Search offers</source>
        <translation>Tìm gói</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Cột</translation>
    </message>
    <message>
        <source>Choose columns</source>
        <translation>Chọn cột</translation>
    </message>
    <message>
        <source>Offers shown</source>
        <translation>Số gói hiện ra</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ServerBlock</name>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Comfort line</source>
        <translation>Ngưỡng an toàn</translation>
    </message>
    <message>
        <source>Share of usable memory up to which a fit counts as comfortable.</source>
        <translation>Tỷ lệ bộ nhớ khả dụng mà dùng tới đó vẫn tính là vừa thoải mái.</translation>
    </message>
    <message>
        <source>Server settings</source>
        <translation>Cấu hình máy chủ</translation>
    </message>
    <message>
        <source>Memory settings</source>
        <translation>Cấu hình bộ nhớ</translation>
    </message>
    <message>
        <source>Continuous batching</source>
        <translation>Batching liên tục</translation>
    </message>
    <message>
        <source>Off: a batch runs from start to end before the next one begins.</source>
        <translation>Tắt: một lô chạy từ đầu đến cuối rồi lô kế tiếp mới bắt đầu.</translation>
    </message>
    <message>
        <source>Paged KV cache</source>
        <translation>KV cache phân trang</translation>
    </message>
    <message>
        <source>Off: each slot reserves its longest context, so fewer requests run at once.</source>
        <translation>Tắt: mỗi vị trí giữ trước ngữ cảnh dài nhất, nên ít yêu cầu chạy cùng lúc hơn.</translation>
    </message>
    <message>
        <source>Quantised kernels</source>
        <translation>Kernel lượng tử hóa</translation>
    </message>
    <message>
        <source>Off: 4-bit and 8-bit weights are unpacked before each product.</source>
        <translation>Tắt: trọng số 4-bit và 8-bit được giải nén trước mỗi phép nhân.</translation>
    </message>
    <message>
        <source>Prompt from cache</source>
        <translation>Prompt từ cache</translation>
    </message>
    <message>
        <source>Share of prompt tokens that the prefix cache already holds.</source>
        <translation>Phần token của prompt đã có trong prefix cache.</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::ServingBlock</name>
    <message>
        <source>Context</source>
        <translation>Ngữ cảnh</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>Users at once</source>
        <translation>Người dùng cùng lúc</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV cache</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Độ chính xác</translation>
    </message>
    <message>
        <source>This model reads at most %1 tokens.</source>
        <extracomment>%1 is a number of tokens</extracomment>
        <translation>Mô hình này đọc nhiều nhất %1 token.</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::SessionBlock</name>
    <message>
        <source>Launches a day</source>
        <translation>Số lần khởi chạy mỗi ngày</translation>
    </message>
    <message>
        <source>Active time of a launch</source>
        <translation>Thời gian chạy mỗi lần</translation>
    </message>
    <message>
        <source>Idle time of a launch</source>
        <translation>Thời gian để không mỗi lần</translation>
    </message>
    <message>
        <source>Days a month</source>
        <translation>Số ngày mỗi tháng</translation>
    </message>
    <message>
        <source>Stop when idle</source>
        <translation>Tắt khi để không</translation>
    </message>
    <message>
        <source>The machine is stopped instead of idling; each break costs one more launch.</source>
        <translation>Máy được tắt thay vì để không; mỗi lần nghỉ tốn thêm một lần khởi chạy.</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Chạy</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Để không</translation>
    </message>
    <message>
        <source>Session pattern</source>
        <translation>Kiểu phiên làm việc</translation>
    </message>
    <message>
        <source>Active time</source>
        <translation>Thời gian chạy</translation>
    </message>
    <message>
        <source>Idle time</source>
        <translation>Giờ để không</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) of %1, %2 a month</source>
        <extracomment>%n launches in a month, each of %1 (&quot;30 min&quot;), together %2 (&quot;88 h&quot;)</extracomment>
        <translation>
            <numerusform>%n phiên × %1, %2/tháng</numerusform>
        </translation>
    </message>
    <message>
        <source>min</source>
        <comment>unit: minutes</comment>
        <translation>phút</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::SessionChartPanel</name>
    <message>
        <source>What the chart compares</source>
        <translation>Biểu đồ so sánh gì</translation>
    </message>
    <message>
        <source>This offer, four steps</source>
        <translation>Gói này, bốn block</translation>
    </message>
    <message>
        <source>Compared offers</source>
        <translation>Các gói so sánh</translation>
    </message>
    <message>
        <source>Session length</source>
        <translation>Độ dài phiên</translation>
    </message>
    <message>
        <source>Session length, hours</source>
        <translation>Độ dài phiên, giờ</translation>
    </message>
    <message>
        <source>Session length, minutes</source>
        <translation>Độ dài phiên, phút</translation>
    </message>
    <message>
        <source>You: %1</source>
        <extracomment>flag at the user&apos;s own point; %1 a time</extracomment>
        <translation>Bạn: %1</translation>
    </message>
    <message>
        <source>No offer is shown.</source>
        <translation>Không có gói nào hiện ra.</translation>
    </message>
    <message>
        <source>Nothing is in the tray: add offers to compare them here.</source>
        <translation>Khay còn trống: thêm gói để so sánh ở đây.</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>head of a column of costs; %1 a session length</extracomment>
        <translation>Gói</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>ở %1</translation>
    </message>
    <message>
        <source>× used</source>
        <comment>multiple of what was used</comment>
        <translation>× đã dùng</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::SideBySide</name>
    <message>
        <source>Compare side by side, %1 of %2</source>
        <extracomment>%1 offers are compared, %2 is the most</extracomment>
        <translation>So sánh song song, %1 trên %2</translation>
    </message>
    <message numerus="yes">
        <source>%n equal row(s) hidden</source>
        <translation>
            <numerusform>%n hàng giống nhau bị ẩn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equal row(s)</source>
        <translation>
            <numerusform>%n hàng giống nhau</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare side by side</source>
        <translation>So sánh song song</translation>
    </message>
    <message>
        <source>Offers side by side</source>
        <translation>Các gói song song</translation>
    </message>
    <message>
        <source>&amp;Differences only</source>
        <translation>Chỉ &amp;khác biệt</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Chép bảng</translation>
    </message>
    <message>
        <source>Choose &amp;rows…</source>
        <translation>Chọn &amp;hàng…</translation>
    </message>
    <message>
        <source>Export &amp;CSV…</source>
        <translation>Xuất &amp;CSV…</translation>
    </message>
    <message>
        <source>&amp;PDF report…</source>
        <translation>Báo cáo &amp;PDF…</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::SideModel</name>
    <message>
        <source>%1, %2</source>
        <extracomment>share of memory and its verdict
----------
name of an attribute and its unit</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 to the baseline</source>
        <extracomment>a figure and its difference to the baseline offer</extracomment>
        <translation>%1, %2 so với mốc</translation>
    </message>
    <message>
        <source>%1, best</source>
        <extracomment>a figure that is the best of its row</extracomment>
        <translation>%1, tốt nhất</translation>
    </message>
    <message>
        <source>%1, baseline</source>
        <translation>%1, mốc</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::SpreadDialog</name>
    <message>
        <source>All &amp;offers, also those that the filters hide</source>
        <translation>Mọi &amp;gói, kể cả gói bị bộ lọc ẩn</translation>
    </message>
    <message>
        <source>Prices by GPU</source>
        <translation>Giá theo GPU</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Sa&amp;o chép</translation>
    </message>
    <message>
        <source>What one card costs, USD per hour, over %1 offers</source>
        <extracomment>%1 a count of offers</extracomment>
        <translation>Giá một card, USD mỗi giờ, trên %1 gói</translation>
    </message>
    <message>
        <source>Filter GPU types</source>
        <translation>Lọc loại GPU</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::SpreadModel</name>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Số gói</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Nhà cung cấp</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Thấp nhất</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Trung vị</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Cao nhất</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::TableColumns</name>
    <message>
        <source>Move left</source>
        <translation>Sang trái</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Sang phải</translation>
    </message>
    <message>
        <source>Hide this column</source>
        <translation>Ẩn cột này</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) do not fit here</source>
        <translation>
            <numerusform>%n cột không đủ chỗ ở đây</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Đặt lại các cột</translation>
    </message>
    <message>
        <source>Filter this column…</source>
        <translation>Lọc cột này…</translation>
    </message>
    <message>
        <source>Remove its filter</source>
        <translation>Bỏ bộ lọc của cột</translation>
    </message>
    <message>
        <source>Remove filter</source>
        <translation>Bỏ bộ lọc</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::TokenChartPanel</name>
    <message>
        <source>What the cost is drawn against</source>
        <translation>Chi phí được vẽ theo gì</translation>
    </message>
    <message>
        <source>Users at once</source>
        <translation>Người dùng cùng lúc</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Mức sử dụng</translation>
    </message>
    <message>
        <source>Per token</source>
        <translation>Theo token</translation>
    </message>
    <message>
        <source>What does traffic do to the cost of a token?</source>
        <translation>Lưu lượng làm giá token thay đổi ra sao?</translation>
    </message>
    <message>
        <source>Cost per token belongs to live serving: this profile serves no users.</source>
        <translation>Giá token dành cho phục vụ thời gian thực: chế độ này không phục vụ người dùng.</translation>
    </message>
    <message>
        <source>The price or the speed of this offer is not known, so a token has no cost.</source>
        <translation>Chưa rõ giá hoặc tốc độ của gói này, nên chưa tính được giá token.</translation>
    </message>
    <message>
        <source>USD per 1M answer tokens, one machine kept busy by so many users</source>
        <translation>USD cho 1M token trả lời, một máy bận với chừng ấy người dùng</translation>
    </message>
    <message>
        <source>USD per 1M answer tokens, by share of full load</source>
        <translation>USD cho 1M token trả lời, theo phần trăm tải đầy</translation>
    </message>
    <message>
        <source>Your traffic keeps it %1 busy: a million tokens cost %2, at full load %3.</source>
        <extracomment>%1 a share, %2 %3 amounts</extracomment>
        <translation>Lưu lượng của bạn khiến máy bận %1: một triệu token tốn %2, khi tải đầy %3.</translation>
    </message>
    <message numerus="yes">
        <source>With %n user(s) at once a million tokens cost %1.</source>
        <extracomment>%n users, %1 an amount</extracomment>
        <translation>
            <numerusform>Với %n người dùng cùng lúc, một triệu token tốn %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The target is missed from %1 users.</source>
        <extracomment>%1 a count of users</extracomment>
        <translation>Từ %1 người dùng thì không đạt mục tiêu.</translation>
    </message>
    <message>
        <source>Memory runs out at %1 users: the rest wait.</source>
        <extracomment>%1 a count of users</extracomment>
        <translation>Hết bộ nhớ ở %1 người dùng: số còn lại phải chờ.</translation>
    </message>
    <message>
        <source>Even at %1</source>
        <extracomment>at the ring where two lines meet; %1 users or a share</extracomment>
        <translation>Ngang giá ở %1</translation>
    </message>
    <message>
        <source>target missed from %1</source>
        <extracomment>shaded part of the chart; %1 a count of users</extracomment>
        <translation>không đạt mục tiêu từ %1</translation>
    </message>
    <message>
        <source>memory full from %1</source>
        <extracomment>shaded part of the chart; %1 a count of users</extracomment>
        <translation>hết bộ nhớ từ %1</translation>
    </message>
    <message>
        <source>Per cent of full load</source>
        <translation>Phần trăm tải đầy</translation>
    </message>
    <message>
        <source>You: %1</source>
        <extracomment>flag at the user&apos;s own point; %1 users or a share</extracomment>
        <translation>Bạn: %1</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Gói</translation>
    </message>
    <message>
        <source>at your traffic</source>
        <translation>với lưu lượng của bạn</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>ở %1</translation>
    </message>
    <message>
        <source>misses from</source>
        <comment>head of a column of counts of users</comment>
        <translation>không đạt từ</translation>
    </message>
    <message>
        <source>full load</source>
        <translation>tải đầy</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::TrafficBlock</name>
    <message>
        <source>Prompt tokens</source>
        <translation>Token đầu vào</translation>
    </message>
    <message>
        <source>Answer tokens</source>
        <translation>Token trả lời</translation>
    </message>
    <message>
        <source>Requests a day</source>
        <translation>Số yêu cầu mỗi ngày</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Nhịp</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Đều</translation>
    </message>
    <message>
        <source>Office hours</source>
        <translation>Giờ hành chính</translation>
    </message>
    <message>
        <source>Evening peak</source>
        <translation>Cao điểm tối</translation>
    </message>
    <message>
        <source>Bursts</source>
        <translation>Từng đợt</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Mục tiêu</translation>
    </message>
    <message>
        <source>First token within</source>
        <translation>TTFT không quá</translation>
    </message>
    <message>
        <source>Each user at least</source>
        <translation>Mỗi người tối thiểu</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Pattern of requests</source>
        <translation>Nhịp yêu cầu</translation>
    </message>
    <message>
        <source>First token target</source>
        <translation>Mục tiêu TTFT</translation>
    </message>
    <message>
        <source>Target of each user</source>
        <translation>Mục tiêu mỗi người dùng</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>seconds to the first token</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 tok/s</source>
        <translation>%1 tok/s</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không đặt</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::TrainerBlock</name>
    <message>
        <source>Flash attention</source>
        <translation>Flash attention</translation>
    </message>
    <message>
        <source>Off: the scores of every pair of tokens are held in memory.</source>
        <translation>Tắt: điểm số của mọi cặp token được giữ trong bộ nhớ.</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>Sharding</translation>
    </message>
    <message>
        <source>Training settings</source>
        <translation>Thiết lập huấn luyện</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>Adam 8-bit</source>
        <translation>Adam 8-bit</translation>
    </message>
    <message>
        <source>Paged 8-bit</source>
        <translation>Paged 8-bit</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Thường</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>Gộp kernel</translation>
    </message>
    <message>
        <source>Chunked</source>
        <translation>Chia khúc</translation>
    </message>
    <message>
        <source>How the loss over the vocabulary is computed: it decides the bytes of a logit.</source>
        <translation>Cách tính loss trên bộ từ vựng: quyết định số byte của mỗi logit.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>ZeRO-1</source>
        <translation>ZeRO-1</translation>
    </message>
    <message>
        <source>ZeRO-2</source>
        <translation>ZeRO-2</translation>
    </message>
    <message>
        <source>ZeRO-3, FSDP</source>
        <translation>ZeRO-3, FSDP</translation>
    </message>
    <message>
        <source>What several cards share out among them; one card holds everything.</source>
        <translation>Những gì nhiều card chia nhau; một card thì giữ tất cả.</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::TrainingBlock</name>
    <message>
        <source>Tokens per item</source>
        <translation>Token mỗi mẫu</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>Checkpointing</source>
        <translation>Checkpointing</translation>
    </message>
    <message>
        <source>Keeps only the layers&apos; inputs and computes the rest again: less memory, about a third more time.</source>
        <translation>Chỉ giữ đầu vào của các lớp và tính lại phần còn lại: ít bộ nhớ hơn, lâu hơn khoảng một phần ba.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>Rank LoRA</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Độ chính xác</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::TrayItem</name>
    <message>
        <source>%1 is the baseline</source>
        <extracomment>%1 is an offer, such as &quot;L40S · Cedar Cloud&quot;</extracomment>
        <translation>%1 là mốc</translation>
    </message>
    <message>
        <source>Make %1 the baseline</source>
        <translation>Đặt %1 làm mốc</translation>
    </message>
    <message>
        <source>Baseline: others are compared with it</source>
        <translation>Mốc: các gói khác so với gói này</translation>
    </message>
    <message>
        <source>Make it the baseline</source>
        <translation>Đặt làm mốc</translation>
    </message>
    <message>
        <source>Remove %1 from compare</source>
        <translation>Bỏ %1 khỏi so sánh</translation>
    </message>
    <message>
        <source>Remove from compare</source>
        <translation>Bỏ khỏi so sánh</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>mốc</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::WhyPanel</name>
    <message>
        <source>Why this answer</source>
        <translation>Vì sao ra kết quả này</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Giải thích</translation>
    </message>
    <message>
        <source>&amp;Copy text</source>
        <translation>&amp;Chép văn bản</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Chép văn bản</translation>
    </message>
    <message>
        <source>Show &amp;how computed</source>
        <translation>&amp;Xem cách tính</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
</context>
<context>
    <name>fitgauge::ui::WorkloadPanel</name>
    <message>
        <source>Parameters</source>
        <translation>Số tham số</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Chế độ</translation>
    </message>
    <message>
        <source>Serving-style</source>
        <translation>Kiểu phục vụ</translation>
    </message>
</context>
</TS>
