-- Enforces the legal state transitions of a sub-order. It may return to "not drawn" only when the result was reversed.
-- Locks: none.
-- Callers: trigger lottery_detail_enforces_transitions on lottery_detail.
create or replace function enforce_lottery_detail_transitions() returns trigger language plpgsql as $$
begin
  if not (old.status = 2 and new.status in (4, 5, 6, 7, 8, 12, 14, 15, 16, 17)
    or old.status in (4, 5, 16) and new.status = 2 and new.reversals = old.reversals + 1) then
    raise exception 'ILLEGAL_STATE: a sub-order of status % cannot become %', old.status, new.status
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
