-- Enforces the legal state transitions of a sub-order. It may return to "not drawn" only when the result was reversed.
-- Locks: those of the statement.
-- Callers: update of status on lottery_detail.
create or replace trigger lottery_detail_enforces_transitions before update of status on lottery_detail
  for each row when (old.status <> new.status) execute function enforce_lottery_detail_transitions();
