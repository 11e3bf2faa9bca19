-- Verifies up to `at_most` entries of one audit chain that follow a verified entry: that positions have no gaps, and
-- that each hash covers the previous one. Returns the last verified position with its hash, and the problems; no row if
-- no entry follows.
-- Locks: none.
-- Callers: staff/audit/verify-chain.ts.
create or replace function verify_audit_part(
  verified text, after_position bigint, after_hash bytea, until_position bigint, at_most int)
returns table (reached bigint, reached_hash bytea, problems text[]) language sql stable as $$
  with part as (
    select entry.position, entry.hash, audit_fields(entry) as fields from audit_entry entry
    where entry.chain = verified and entry.position > after_position and entry.position <= until_position
    order by entry.position limit at_most
  ), entries as (
    select entry.position, entry.hash, entry.fields,
      lag(entry.hash, 1, after_hash) over (order by entry.position) as previous,
      lag(entry.position, 1, after_position) over (order by entry.position) + 1 as expected
    from part entry
  ), checked as (
    select position, hash, case
      when position <> expected then 'entry is missing before it'
      when hash <> audit_hash(previous, fields) then 'entry was changed'
    end as problem
    from entries
  )
  select max(position), (array_agg(hash order by position desc))[1],
    coalesce(array_agg('entry ' || position || ': ' || problem order by position) filter (where problem is not null), '{}')
  from checked having count(*) > 0
$$;
