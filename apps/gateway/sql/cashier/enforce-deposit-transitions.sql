-- Enforces the legal state transitions of a deposit for every writer; the gateway checks the same rules.
-- Locks: none.
-- Callers: trigger deposit_enforces_transitions on deposit.
create or replace function enforce_deposit_transitions() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (
    ('CREATED', 'WAITING_PAYMENT'), ('CREATED', 'FAILED'), ('CREATED', 'CANCELLED'),
    ('WAITING_PAYMENT', 'SUBMITTED'), ('WAITING_PAYMENT', 'EXPIRED'), ('WAITING_PAYMENT', 'FAILED'),
    ('WAITING_PAYMENT', 'CANCELLED'),
    ('SUBMITTED', 'PROCESSING'),
    ('PROCESSING', 'SUCCESS'), ('PROCESSING', 'FAILED'), ('PROCESSING', 'REJECTED'),
    -- Payments that arrive after the deposit has ended.
    ('EXPIRED', 'PROCESSING'), ('FAILED', 'PROCESSING'), ('CANCELLED', 'PROCESSING'), ('REJECTED', 'PROCESSING')
  ) then
    raise exception 'ILLEGAL_STATE: % cannot become %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
