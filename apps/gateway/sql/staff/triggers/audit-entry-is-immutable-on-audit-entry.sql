-- Refuses to change or delete entries of the audit log.
-- Locks: those of the statement.
-- Callers: update or delete on audit_entry.
create or replace trigger audit_entry_is_immutable before update or delete on audit_entry
for each statement execute function refuse_to_change_audit_entries();
