-- A member's balances in vendor wallets, including transfers in progress.
-- Locks: none.
-- Callers: loss_limits_left, responsible-gaming/limits/require-within-limits.ts.
create or replace function limit_amount_at_risk(of_member bigint) returns bigint language sql stable as $$
  select (coalesce((select sum(balance) from account
      where member_id = of_member and kind = 'member' and wallet_type > 100), 0)
    + coalesce((select sum(amount) from vendor_transfer
      where member_id = of_member and ended_at is null and direction = 'in'), 0))::bigint
$$;
