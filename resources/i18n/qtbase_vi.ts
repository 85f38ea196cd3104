<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi_VN" sourcelanguage="en_US">
<!-- Debian's Qt has no Vietnamese words of its own: buttons, menus of text fields and the file dialog. -->
<context>
    <name>QPlatformTheme</name>
    <message><source>OK</source><translation>OK</translation></message>
    <message><source>Save</source><translation>Lưu</translation></message>
    <message><source>Save All</source><translation>Lưu tất cả</translation></message>
    <message><source>Open</source><translation>Mở</translation></message>
    <message><source>&amp;Yes</source><translation>&amp;Có</translation></message>
    <message><source>Yes to &amp;All</source><translation>Có với &amp;tất cả</translation></message>
    <message><source>&amp;No</source><translation>&amp;Không</translation></message>
    <message><source>N&amp;o to All</source><translation>Khôn&amp;g với tất cả</translation></message>
    <message><source>Abort</source><translation>Hủy bỏ</translation></message>
    <message><source>Retry</source><translation>Thử lại</translation></message>
    <message><source>Ignore</source><translation>Bỏ qua</translation></message>
    <message><source>Close</source><translation>Đóng</translation></message>
    <message><source>Cancel</source><translation>Hủy</translation></message>
    <message><source>Discard</source><translation>Bỏ</translation></message>
    <message><source>Help</source><translation>Trợ giúp</translation></message>
    <message><source>Apply</source><translation>Áp dụng</translation></message>
    <message><source>Reset</source><translation>Đặt lại</translation></message>
    <message><source>Restore Defaults</source><translation>Khôi phục mặc định</translation></message>
</context>
<context>
    <name>QLineEdit</name>
    <message><source>&amp;Undo</source><translation>&amp;Hoàn tác</translation></message>
    <message><source>&amp;Redo</source><translation>&amp;Làm lại</translation></message>
    <message><source>Cu&amp;t</source><translation>Cắ&amp;t</translation></message>
    <message><source>&amp;Copy</source><translation>&amp;Sao chép</translation></message>
    <message><source>&amp;Paste</source><translation>&amp;Dán</translation></message>
    <message><source>Delete</source><translation>Xóa</translation></message>
    <message><source>Select All</source><translation>Chọn tất cả</translation></message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message><source>&amp;Undo</source><translation>&amp;Hoàn tác</translation></message>
    <message><source>&amp;Redo</source><translation>&amp;Làm lại</translation></message>
    <message><source>Cu&amp;t</source><translation>Cắ&amp;t</translation></message>
    <message><source>&amp;Copy</source><translation>&amp;Sao chép</translation></message>
    <message><source>Copy &amp;Link Location</source><translation>Sao chép địa chỉ &amp;liên kết</translation></message>
    <message><source>&amp;Paste</source><translation>&amp;Dán</translation></message>
    <message><source>Delete</source><translation>Xóa</translation></message>
    <message><source>Select All</source><translation>Chọn tất cả</translation></message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message><source>&amp;Select All</source><translation>&amp;Chọn tất cả</translation></message>
    <message><source>&amp;Step up</source><translation>&amp;Tăng</translation></message>
    <message><source>Step &amp;down</source><translation>&amp;Giảm</translation></message>
</context>
<context>
    <name>QDockWidget</name>
    <message><source>Float</source><translation>Tách ra</translation></message>
    <message><source>Undocks and re-attaches the dock widget</source><translation>Tách hoặc gắn lại khung</translation></message>
    <message><source>Close</source><translation>Đóng</translation></message>
    <message><source>Closes the dock widget</source><translation>Đóng khung</translation></message>
</context>
<context>
    <name>QFileDialog</name>
    <message><source>Look in:</source><translation>Xem trong:</translation></message>
    <message><source>Back</source><translation>Quay lại</translation></message>
    <message><source>Go back</source><translation>Quay lại</translation></message>
    <message><source>Forward</source><translation>Tiến</translation></message>
    <message><source>Go forward</source><translation>Tiến</translation></message>
    <message><source>Parent Directory</source><translation>Thư mục cha</translation></message>
    <message><source>Go to the parent directory</source><translation>Đến thư mục cha</translation></message>
    <message><source>Create New Folder</source><translation>Tạo thư mục mới</translation></message>
    <message><source>Create a New Folder</source><translation>Tạo thư mục mới</translation></message>
    <message><source>List View</source><translation>Xem dạng danh sách</translation></message>
    <message><source>Change to list view mode</source><translation>Chuyển sang dạng danh sách</translation></message>
    <message><source>Detail View</source><translation>Xem chi tiết</translation></message>
    <message><source>Change to detail view mode</source><translation>Chuyển sang dạng chi tiết</translation></message>
    <message><source>Sidebar</source><translation>Thanh bên</translation></message>
    <message><source>List of places and bookmarks</source><translation>Danh sách nơi và dấu trang</translation></message>
    <message><source>Files</source><translation>Tệp</translation></message>
    <message><source>Files of type:</source><translation>Loại tệp:</translation></message>
    <message><source>File &amp;name:</source><translation>&amp;Tên tệp:</translation></message>
    <message><source>&amp;File name:</source><translation>&amp;Tên tệp:</translation></message>
    <message><source>Directory:</source><translation>Thư mục:</translation></message>
    <message><source>&amp;Open</source><translation>&amp;Mở</translation></message>
    <message><source>&amp;Save</source><translation>&amp;Lưu</translation></message>
    <message><source>&amp;Choose</source><translation>&amp;Chọn</translation></message>
    <message><source>Save As</source><translation>Lưu thành</translation></message>
    <message><source>Open</source><translation>Mở</translation></message>
    <message><source>&amp;Rename</source><translation>Đổ&amp;i tên</translation></message>
    <message><source>&amp;Delete</source><translation>&amp;Xóa</translation></message>
    <message><source>Show &amp;hidden files</source><translation>Hiện tệp ẩ&amp;n</translation></message>
    <message><source>&amp;New Folder</source><translation>Thư mục &amp;mới</translation></message>
    <message><source>New Folder</source><translation>Thư mục mới</translation></message>
    <message><source>All Files (*)</source><translation>Mọi tệp (*)</translation></message>
    <message><source>All files (*)</source><translation>Mọi tệp (*)</translation></message>
    <message><source>Recent Places</source><translation>Nơi gần đây</translation></message>
    <message><source>My Computer</source><translation>Máy tính</translation></message>
    <message><source>Computer</source><translation>Máy tính</translation></message>
    <message><source>Drive</source><translation>Ổ đĩa</translation></message>
    <message><source>File</source><translation>Tệp</translation></message>
    <message><source>Folder</source><translation>Thư mục</translation></message>
    <message><source>Unknown</source><translation>Chưa rõ</translation></message>
    <message><source>%1 already exists.
Do you want to replace it?</source><translation>%1 đã tồn tại.
Bạn có muốn thay thế không?</translation></message>
    <message><source>%1
File not found.
Please verify the correct file name was given.</source><translation>%1
Không tìm thấy tệp.
Hãy kiểm tra lại tên tệp.</translation></message>
    <message><source>%1
Directory not found.
Please verify the correct directory name was given.</source><translation>%1
Không tìm thấy thư mục.
Hãy kiểm tra lại tên thư mục.</translation></message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message><source>Name</source><translation>Tên</translation></message>
    <message><source>Size</source><translation>Cỡ</translation></message>
    <message><source>Kind</source><comment>Match OS X Finder</comment><translation>Loại</translation></message>
    <message><source>Type</source><comment>All other platforms</comment><translation>Loại</translation></message>
    <message><source>Date Modified</source><translation>Ngày sửa</translation></message>
    <message><source>My Computer</source><translation>Máy tính</translation></message>
    <message><source>Computer</source><translation>Máy tính</translation></message>
</context>
<context>
    <name>QUndoStack</name>
    <message><source>Undo %1</source><translation>Hoàn tác %1</translation></message>
    <message><source>Undo</source><comment>Default text for undo action</comment><translation>Hoàn tác</translation></message>
    <message><source>Redo %1</source><translation>Làm lại %1</translation></message>
    <message><source>Redo</source><comment>Default text for redo action</comment><translation>Làm lại</translation></message>
</context>
<context>
    <name>QMessageBox</name>
    <message><source>OK</source><translation>OK</translation></message>
    <message><source>Show Details...</source><translation>Xem chi tiết…</translation></message>
    <message><source>Hide Details...</source><translation>Ẩn chi tiết</translation></message>
</context>
</TS>
