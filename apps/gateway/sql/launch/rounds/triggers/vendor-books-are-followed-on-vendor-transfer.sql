-- Starts reading a vendor's bet records when money is first sent to the vendor.
-- Locks: those of the statement, and of follow_vendor_books.
-- Callers: insert on vendor_transfer.
create or replace trigger vendor_books_are_followed after insert on vendor_transfer
  for each row execute function follow_vendor_books();
