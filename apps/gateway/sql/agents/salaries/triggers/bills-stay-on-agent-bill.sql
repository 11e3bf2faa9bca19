-- Bills and their payments are never deleted; payments never change.
-- Locks: those of the statement.
-- Callers: delete or truncate on agent_bill.
create or replace trigger bills_stay before delete or truncate on agent_bill
  for each statement execute function refuse_to_forget_bills();
