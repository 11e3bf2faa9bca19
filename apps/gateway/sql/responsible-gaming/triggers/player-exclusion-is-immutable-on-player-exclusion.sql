-- Enforces that a time-out or self-exclusion keeps the chosen terms.
-- Locks: those of the statement.
-- Callers: update on player_exclusion.
create or replace trigger player_exclusion_is_immutable before update on player_exclusion for each row
  when ((old.id, old.member_id, old.merchant_code, old.kind, old.length, old.began_at, old.ends_at)
    is distinct from (new.id, new.member_id, new.merchant_code, new.kind, new.length, new.began_at, new.ends_at))
  execute function protect_player_exclusion();
