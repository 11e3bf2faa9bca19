-- Balances of members in the wallets that the gateway holds: the sum of main wallet and lottery wallet.
-- Locks: none.
-- Callers: agents/downlines/shown-downlines.ts.
create or replace function held_by(members bigint[]) returns table (member_id bigint, units bigint) language sql stable as $$
  select account.member_id, sum(account.balance)::bigint from account
  where account.kind = 'member' and account.member_id = any (members) and account.wallet_type in (2, 4)
  group by account.member_id
$$;
