-- Enforces that a time-out or self-exclusion keeps its chosen terms and that its events are immutable.
-- Locks: those of the statement.
-- Callers: update on care_rest.
create or replace trigger care_rest_stays before update on care_rest for each row
  when ((old.id, old.member_id, old.merchant_code, old.kind, old.length, old.began_at, old.ends_at)
    is distinct from (new.id, new.member_id, new.merchant_code, new.kind, new.length, new.began_at, new.ends_at))
  execute function keep_care_rest();
