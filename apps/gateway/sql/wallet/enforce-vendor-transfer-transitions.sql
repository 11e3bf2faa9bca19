-- Enforces the legal state transitions of a vendor transfer for every writer; the gateway checks the same rules.
-- Locks: none.
-- Callers: trigger vendor_transfer_enforces_transitions on vendor_transfer.
create or replace function enforce_vendor_transfer_transitions() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (
    ('INIT', 'DEBITED'), ('DEBITED', 'SENT'), ('SENT', 'CHECKING'), ('SENT', 'DONE'), ('SENT', 'FAILED'),
    ('CHECKING', 'DONE'), ('CHECKING', 'FAILED'), ('CHECKING', 'PENDING'), ('PENDING', 'DONE'), ('PENDING', 'FAILED'),
    ('FAILED', 'REFUNDED')
  ) then
    raise exception 'ILLEGAL_STATE: % cannot become %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
