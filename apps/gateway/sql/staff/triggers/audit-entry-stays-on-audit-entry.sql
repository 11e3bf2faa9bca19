-- Refuses to truncate the audit log.
-- Locks: those of the statement.
-- Callers: truncate on audit_entry.
create or replace trigger audit_entry_stays before truncate on audit_entry
for each statement execute function refuse_to_change_audit_entries();
