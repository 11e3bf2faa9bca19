-- Enforces that a promotion entry begins as coming or open, and keeps its member, promotion and period.
-- Locks: none.
-- Callers: trigger promotion_entries_begin on promotion_entry, trigger promotion_entry_is_immutable on promotion_entry.
create or replace function protect_promotion_entry() returns trigger language plpgsql as $$
begin
  raise exception 'the member and promotion of an entry are immutable' using errcode = 'restrict_violation';
end $$;
