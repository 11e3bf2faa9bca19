-- Enforces that the inputs of a bill never change, and that its state follows the table `agent_bill_transition`. The
-- amount may change, because it is the sum of rows that are written later.
-- Locks: those of the statement.
-- Callers: update on agent_bill.
create or replace trigger bill_enforces_transitions before update on agent_bill
  for each row execute function enforce_bill_transitions();
