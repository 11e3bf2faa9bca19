-- Whether a transfer debits a stake ('staked') or credits a payout or refund of one ('returned'); null otherwise. A
-- debit by a correction counts as staked.
-- Locks: none.
-- Callers: count_limit_losses, count_play_for_limits.
create or replace function play_limit_part(code integer, is_debit boolean) returns text language sql immutable
return case
  when is_debit and code in (3200, 3206, 4200, 4206, 4208) then 'staked'
  when not is_debit and code in (3100, 3106, 3107, 4100, 4106, 4107, 4108, 4109, 4110, 4111) then 'returned' end;
