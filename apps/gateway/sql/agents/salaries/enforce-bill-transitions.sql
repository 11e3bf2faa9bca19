-- Enforces that the inputs of a bill never change, and that its state follows the table `agent_bill_transition`. The
-- amount may change, because it is the sum of rows that are written later.
-- Locks: none.
-- Callers: trigger bill_enforces_transitions on agent_bill.
create or replace function enforce_bill_transitions() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - '{amount,state,paid,paid_at,due_at,attempts,expires_at}'::text[])
    <> (to_jsonb(old) - '{amount,state,paid,paid_at,due_at,attempts,expires_at}'::text[]) or new.paid < old.paid then
    raise exception 'the inputs of bill % are immutable', old.id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state
    and not exists (select from agent_bill_transition edge where edge.before = old.state and edge.after = new.state) then
    raise exception 'bill % cannot change from % to %', old.id, old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
