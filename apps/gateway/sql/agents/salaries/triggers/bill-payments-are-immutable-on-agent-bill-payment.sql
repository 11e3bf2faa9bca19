-- Refuses every change and deletion of payments of bills.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on agent_bill_payment.
create or replace trigger bill_payments_are_immutable before update or delete or truncate on agent_bill_payment
  for each statement execute function refuse_to_delete_bills();
