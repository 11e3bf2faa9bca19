-- Enforces the legal state transitions of a withdrawal for every writer; the gateway checks the same rules.
-- Locks: none.
-- Callers: trigger withdrawal_enforces_transitions on withdrawal.
create or replace function enforce_withdrawal_transitions() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (
    ('SUBMITTED', 'REVIEW'), ('SUBMITTED', 'CANCELLED'),
    ('REVIEW', 'APPROVED'), ('REVIEW', 'REJECTED'), ('REVIEW', 'CANCELLED'),
    ('APPROVED', 'PAYING'),
    ('PAYING', 'SUCCESS'), ('PAYING', 'FAILED')
  ) then
    raise exception 'ILLEGAL_STATE: % cannot become %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
