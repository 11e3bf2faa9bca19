-- Enforces the legal state transitions of a sub-order; back to not drawn only when its result was reversed.
-- Locks: those of the statement.
-- Callers: update of status on lottery_detail.
create or replace trigger lottery_detail_goes_legal_ways before update of status on lottery_detail
  for each row when (old.status <> new.status) execute function keep_lottery_detail_legal();
