-- Transfers between a member's wallets are immutable.
-- Locks: none.
-- Callers: trigger wallet_moves_are_final on wallet_move.
create or replace function refuse_to_change_wallet_moves() returns trigger language plpgsql as $$
begin
  raise exception 'wallet moves are immutable' using errcode = 'restrict_violation';
end $$;
