-- Enforces the legal state transitions of a lottery draw. Source: domain handbook 3.2.
-- Locks: none.
-- Callers: trigger lottery_draw_enforces_transitions on lottery_draw.
create or replace function enforce_lottery_draw_transitions() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('INIT', 'DRAWN'), ('INIT', 'VOID'),
    ('DRAWN', 'PAID'), ('DRAWN', 'RE_PAID'), ('DRAWN', 'RESULT_REVERSED'),
    ('PAID', 'RESULT_REVERSED'), ('RE_PAID', 'RESULT_REVERSED'),
    ('RESULT_REVERSED', 'DRAWN')
  ) or (new.status = 'PAID' and old.results <> 1) or (new.status = 'RE_PAID' and old.results < 2)
    -- Payouts of the old result must be reversed before the new result is paid.
    or (old.status = 'RESULT_REVERSED' and old.settled_at is null) then
    raise exception 'ILLEGAL_STATE: % cannot become %', old.status, new.status using errcode = 'restrict_violation';
  end if;
  if new.status in ('DRAWN', 'VOID', 'RESULT_REVERSED') then
    new.settled_at := null;
  end if;
  if new.status = 'DRAWN' then
    new.results := old.results + 1;
  end if;
  return new;
end $$;
