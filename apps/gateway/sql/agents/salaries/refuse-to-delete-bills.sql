-- Refuses deletion of bills and their payments, and any change of payments.
-- Locks: none.
-- Callers: trigger bill_payments_are_immutable on agent_bill_payment, trigger bills_are_not_deleted on agent_bill.
create or replace function refuse_to_delete_bills() returns trigger language plpgsql as $$
begin
  raise exception 'bills and their payments cannot be deleted' using errcode = 'restrict_violation';
end $$;
