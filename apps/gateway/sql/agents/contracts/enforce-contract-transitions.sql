-- Enforces the legal state transitions of a contract for every writer; the gateway checks the same rules.
-- Locks: none.
-- Callers: trigger contract_enforces_transitions on agent_contract.
create or replace function enforce_contract_transitions() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('P', 'A'), ('P', 'R'), ('P', 'C'),
    ('A', 'E'), ('A', 'V'), ('A', 'C'),
    ('E', 'A'), ('E', 'C'),
    ('V', 'A'), ('V', 'C')
  ) then
    raise exception 'ILLEGAL_STATE: % cannot become %', old.status, new.status using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
