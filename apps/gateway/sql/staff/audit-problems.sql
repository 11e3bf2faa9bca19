-- Verifies one chain of the audit log: positions without gaps, each hash over the one before it, and the recorded end.
-- Returns one row per broken entry, with the reason.
-- Locks: none.
-- Callers: staff/audit/list-audit.ts.
create or replace function audit_problems(verified text, at_most int)
returns table (place bigint, problem text) language sql stable as $$
  with entries as (
    select entry.position, entry.hash, audit_fields(entry) as fields,
      lag(entry.hash, 1, ''::bytea) over (order by entry.position) as previous,
      row_number() over (order by entry.position) as expected
    from audit_entry entry where entry.chain = verified
  ), broken as (
    select position as place, case when position <> expected then 'entry is missing before it' else 'entry was changed' end as problem
    from entries where position <> expected or hash <> audit_hash(previous, fields)
    union all
    select head.position, 'last entry is missing' from audit_chain head
    where head.chain = verified and not exists (
      select from audit_entry entry
      where entry.chain = verified and entry.position = head.position and entry.hash = head.head)
      and head.position > 0
  )
  select broken.place, broken.problem from broken order by broken.place limit at_most
$$;
