-- Transfers between a member's wallets are immutable.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on wallet_move.
create or replace trigger wallet_moves_are_final before update or delete or truncate on wallet_move
  for each statement execute function refuse_to_change_wallet_moves();
