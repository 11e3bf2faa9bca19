-- Enforces the states in which a draw may be inserted. Draws without bets have no row until they are drawn, and are
-- then inserted as paid.
-- Locks: none.
-- Callers: trigger lottery_draws_begin on lottery_draw.
create or replace function begin_lottery_draw() returns trigger language plpgsql as $$
begin
  new.results := case when new.result is null then 0 else 1 end;
  if new.status not in ('INIT', 'PAID') or (new.status = 'PAID') <> (new.settled_at is not null) then
    raise exception 'a draw is inserted without bets' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
