-- Refuses deletion of bills.
-- Locks: those of the statement.
-- Callers: delete or truncate on agent_bill.
create or replace trigger bills_are_not_deleted before delete or truncate on agent_bill
  for each statement execute function refuse_to_delete_bills();
