-- Moves each amount once per key, all in one statement, in which each member account may occur once. Returns for each
-- posting, in order: 'posted', 'replayed' (the same transfer exists: nothing is moved), 'conflict' (the key belongs to
-- another transfer) or 'overdrawn' (the balance of the debit account is too low). Functions of the money path plan
-- their statements once per connection, with sequential scans disabled: many are planned while tables are small, and
-- would keep a sequential scan after the tables have grown.
-- Locks: those of lock_accounts, then writes transfer and account.
-- Callers: begin_won_jackpots_again, correct_round, pay_debts, pay_held_win, post_jackpot_parts,
--   post_stakes_and_payouts, take_back_or_owe, wallet/post-transfer.ts.
create or replace function post_transfers(postings posting[], at timestamptz) returns text[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  outcomes text[];
  new_transfers bigint;
  new_sides bigint;
  updated_balances bigint;
begin
  perform lock_accounts(array(select debit from unnest(postings) union all select credit from unnest(postings)));
  with checked as (
    select a.*, payer.merchant_code, payer.currency,
      payer.version + 1 as debit_version, payer.balance - a.amount as debit_balance, payer.head as debit_head,
      payee.version + 1 as credit_version, payee.balance + a.amount as credit_balance, payee.head as credit_head,
      transfer_content(a.code, payer.merchant_code, payer.currency, a.debit, a.credit, a.amount, at, a.key, a.reference)
        as content,
      case
        when (earlier.code, earlier.debit_account, earlier.credit_account, earlier.amount, earlier.reference)
          = (a.code, a.debit, a.credit, a.amount, a.reference) then 'replayed'
        when earlier.key is not null then 'conflict'
        when payer.balance < a.amount and not payer.may_overdraw then 'overdrawn'
        else 'new'
      end as outcome
    from unnest(postings) with ordinality a
    left join account payer on payer.id = a.debit
    left join account payee on payee.id = a.credit
    left join transfer earlier on earlier.key = a.key
  ), entered as (
    insert into transfer (key, code, merchant_code, currency, debit_account, credit_account, amount, reference,
      occurred_at, debit_version, debit_balance, debit_hash, credit_version, credit_balance, credit_hash)
    select w.key, w.code, w.merchant_code, w.currency, w.debit, w.credit, w.amount, w.reference, at,
      w.debit_version, w.debit_balance, chained_hash(w.debit_head, w.debit_version, w.debit_balance, w.content),
      w.credit_version, w.credit_balance, chained_hash(w.credit_head, w.credit_version, w.credit_balance, w.content)
    from checked w where w.outcome = 'new'
    on conflict on constraint transfer_key_key do nothing
    returning *
  ), side as (
    select debit_account as id, debit_version as version, debit_balance as balance, debit_hash as hash
    from entered where debit_version is not null
    union all
    select credit_account, credit_version, credit_balance, credit_hash from entered where credit_version is not null
  ), updated as (
    update account set balance = side.balance, version = side.version, head = side.hash
    from side where account.id = side.id
    returning account.id
  )
  select array_agg(case w.outcome when 'new' then 'posted' else w.outcome end order by w.ordinality), count(*) filter (where w.outcome = 'new') - (select count(*) from entered),
    (select count(*) from side), (select count(*) from updated)
  into outcomes, new_transfers, new_sides, updated_balances
  from checked w;

  if new_transfers <> 0 then
    -- A concurrent transaction has posted one of the keys since this statement began. A retry finds it.
    raise exception 'a transfer was posted concurrently' using errcode = 'serialization_failure';
  elsif new_sides <> updated_balances then
    raise exception 'an account is used by two transfers of one statement' using errcode = 'cardinality_violation';
  end if;
  return outcomes;
end $$;
