-- Enforces the states in which a bill may be inserted.
-- Locks: none.
-- Callers: trigger bill_begins on agent_bill.
create or replace function begin_bill() returns trigger language plpgsql as $$
begin
  if new.state not in ('not_reached', 'unapproved', 'unpaid') or new.paid <> 0 then
    raise exception 'a bill cannot be created as %', new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
