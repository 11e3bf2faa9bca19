-- Enforces that a promotion entry keeps its promotion, member and period.
-- Locks: those of the statement.
-- Callers: update on promotion_entry.
create or replace trigger promotion_entry_is_immutable before update on promotion_entry for each row
  when ((old.promotion_id, old.member_id, old.period) is distinct from (new.promotion_id, new.member_id, new.period))
  execute function protect_promotion_entry();
