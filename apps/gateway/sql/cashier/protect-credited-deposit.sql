-- Refuses changes of the amount and the recipient of a credited deposit.
-- Locks: none.
-- Callers: trigger credited_deposit_is_immutable on deposit.
create or replace function protect_credited_deposit() returns trigger language plpgsql as $$
begin
  if (new.credited, new.reimbursement, new.bonus, new.paid, new.provider_ref, new.member_id)
    is distinct from (old.credited, old.reimbursement, old.bonus, old.paid, old.provider_ref, old.member_id) then
    raise exception 'a credited deposit is immutable' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
