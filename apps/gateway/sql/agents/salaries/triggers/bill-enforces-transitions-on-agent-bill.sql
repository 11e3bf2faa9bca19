-- The inputs of a bill never change, and its state follows the table `agent_bill_transition`. The amount may change: it is the sum of
-- rows written later.
-- Locks: those of the statement.
-- Callers: update on agent_bill.
create or replace trigger bill_enforces_transitions before update on agent_bill
  for each row execute function enforce_bill_transitions();
