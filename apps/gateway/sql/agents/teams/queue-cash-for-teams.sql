-- Queues ledger transfers for the sums of teams, except stakes and payouts, which are counted with their rounds and
-- orders. Runs as a trigger of the ledger, so that no transfer is missed.
-- Locks: writes team_change.
-- Callers: trigger cash_adds_to_teams on transfer.
create or replace function queue_cash_for_teams() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into team_change (member_id, day, category, rebate, commission, promotion, salary, dividend, deposit, withdrawal,
    transfer_in, transfer_out)
  select account.member_id, (new.occurred_at at time zone merchant.zone)::date, coalesce(cash.category, ''),
    case when part = 'rebate' then units else 0 end, case when part = 'commission' then units else 0 end,
    case when part = 'promotion' then units else 0 end, case when part = 'salary' then units else 0 end,
    case when part = 'dividend' then units else 0 end, case when part = 'deposit' then units else 0 end,
    case when part = 'withdrawal' then units else 0 end, case when part = 'transfer_in' then units else 0 end,
    case when part = 'transfer_out' then units else 0 end
  from account
  join merchant on merchant.code = account.merchant_code
  left join cash_code cash on cash.code = new.code and cash.is_debit = (account.id = new.debit_account)
  cross join lateral (select cash.sign * new.amount as units) counted
  where account.id in (new.debit_account, new.credit_account) and account.kind = 'member';
  return null;
end $$;
