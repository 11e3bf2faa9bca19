-- Refuses to change, delete or truncate the audit log.
-- Locks: none.
-- Callers: trigger audit_entry_is_immutable on audit_entry, trigger audit_entry_stays on audit_entry.
create or replace function refuse_to_change_audit_entries() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is immutable';
end $$;
