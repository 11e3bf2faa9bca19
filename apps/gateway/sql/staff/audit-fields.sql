-- The fields of an audit entry that its hash covers, in a fixed order: all except id and hash.
-- Locks: none.
-- Callers: chain_audit_entry, verify_audit_part.
create or replace function audit_fields(entry audit_entry) returns text[] language sql stable as $$
  select array[
    entry.chain, entry.position::text, extract(epoch from entry.at)::text, entry.actor, entry.staff_id::text, entry.role,
    entry.session_id::text, entry.ip, entry.request_id, entry.merchant_code, entry.vendor, entry.action, entry.object,
    entry.reason, entry.approver, entry.change_request_id::text, entry.before::text, entry.after::text,
    array_to_string(entry.warnings, e'\n'), entry.result, entry.refusal]
$$;
