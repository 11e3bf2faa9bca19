-- Enforces that a held win keeps its identity and amount, and is decided once.
-- Locks: those of the statement.
-- Callers: update or delete on held_win.
create or replace trigger held_win_is_immutable before update or delete on held_win for each row execute function protect_held_win();
