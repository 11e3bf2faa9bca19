-- Enforces that a promotion entry begins as coming or open.
-- Locks: those of the statement.
-- Callers: insert on promotion_entry.
create or replace trigger promotion_entries_begin before insert on promotion_entry for each row
  when (new.state not in ('coming', 'open')) execute function protect_promotion_entry();
