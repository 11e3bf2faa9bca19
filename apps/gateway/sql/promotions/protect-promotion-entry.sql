-- Refuses a statement on promotion entries. Its triggers call it only for an entry that begins neither as coming nor
-- as open, and for a change of the promotion, member or period.
-- Locks: none.
-- Callers: trigger promotion_entries_begin on promotion_entry, trigger promotion_entry_is_immutable on promotion_entry.
create or replace function protect_promotion_entry() returns trigger language plpgsql as $$
begin
  raise exception 'the member and promotion of an entry are immutable' using errcode = 'restrict_violation';
end $$;
