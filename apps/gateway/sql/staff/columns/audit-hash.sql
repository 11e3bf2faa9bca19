-- Hash of an audit entry: of the hash before it in the chain, and its fields as a JSON array, so that no two lists of
-- fields have the same text.
-- Locks: none.
-- Callers: chain_audit_entry, audit_problems.
create or replace function audit_hash(previous bytea, fields text[]) returns bytea language sql immutable as $$
  select sha256(previous || convert_to(to_jsonb(fields)::text, 'UTF8'))
$$;
