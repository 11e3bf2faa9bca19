-- Sets position and hash of each new entry of the audit log in the chain of its merchant.
-- Locks: the chain of the merchant.
-- Callers: insert on audit_entry.
create or replace trigger audit_entry_is_chained before insert on audit_entry
for each row execute function chain_audit_entry();
