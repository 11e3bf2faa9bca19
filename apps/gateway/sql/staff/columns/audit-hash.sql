-- The hash of an audit entry, over the previous hash in the chain and the entry's fields. Fields are encoded as a JSON
-- array, so that different lists never have the same text.
-- Locks: none.
-- Callers: chain_audit_entry, verify_audit_part.
create or replace function audit_hash(previous bytea, fields text[]) returns bytea language sql immutable as $$
  select sha256(previous || convert_to(to_jsonb(fields)::text, 'UTF8'))
$$;
