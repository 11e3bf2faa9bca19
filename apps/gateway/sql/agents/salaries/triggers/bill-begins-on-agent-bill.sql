-- Enforces the states in which a bill may be inserted.
-- Locks: those of the statement.
-- Callers: insert on agent_bill.
create or replace trigger bill_begins before insert on agent_bill for each row execute function begin_bill();
