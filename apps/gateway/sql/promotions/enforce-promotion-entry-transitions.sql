-- Enforces the legal state transitions of a promotion entry for every writer; the gateway checks the same rules.
-- Locks: none.
-- Callers: trigger promotion_entry_enforces_transitions on promotion_entry.
create or replace function enforce_promotion_entry_transitions() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (
    ('coming', 'open'), ('open', 'signed'),
    ('signed', 'applying'), ('signed', 'closed'),
    ('applying', 'issued'), ('applying', 'rejected'),
    ('rejected', 'applying'),
    ('issued', 'claimed'), ('issued', 'expired')
  ) then
    raise exception 'ILLEGAL_STATE: % cannot become %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
