-- The functions of the money path plan their statements once, and for indexes alone: most are planned while the tables
-- are still small, and a plan that reads a whole table would be kept for as long as a connection lives. Planning anew for
-- each call, which PostgreSQL would prefer for short lists, takes longer than the work.

-- What a transfer says, in one line. A change of any of it breaks the chains that it stands in.
create function transfer_content(
  code integer, merchant_code text, currency text, debit bigint, credit bigint, amount bigint, at timestamptz, key text,
  reference text
) returns text language sql stable
return code || '|' || merchant_code || '|' || currency || '|' || debit || '|' || credit || '|' || amount || '|' ||
  (extract(epoch from at) * 1000000)::bigint || '|' || key || '|' || reference;

-- Ties a transfer to all that the account had before: whoever changes one must change all that follow.
create function chained_hash(earlier bytea, version bigint, balance bigint, content text) returns bytea
language sql stable
return sha256(earlier || convert_to(version || '|' || balance || '|' || content, 'UTF8'));

-- Locks the members' accounts among these, always in the order of their ids: whoever moves money between several, or
-- in several steps, calls it first, so that no two of them wait for each other.
create function lock_accounts(ids bigint[]) returns void language plpgsql as $$
begin
  perform from account where id = any (ids) and balance is not null order by id for no key update;
end $$;

-- What these accounts hold, in their order; null for one that is nobody's.
create function balances_of_accounts(ids bigint[]) returns bigint[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return array(
    select account.balance from unnest(ids) with ordinality asked (id, place)
    left join account on account.id = asked.id order by asked.place);
end $$;

-- What somebody wants moved; in all else a transfer is the ledger's business.
create type posting as (
  key text,
  code integer,
  debit bigint,
  credit bigint,
  amount bigint,
  reference text
);

-- Moves each amount once per key, all of them by one statement, in which a member's account may have one part only.
-- Answers for each, in their order: 'posted', 'replayed' (that very transfer stands already: nothing moved), 'conflict'
-- (another one stands under the key) or 'overdrawn' (the debit account has less).
create function post_transfers(asked posting[], at timestamptz) returns text[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  outcomes text[];
  new_transfers bigint;
  new_sides bigint;
  kept_balances bigint;
begin
  perform lock_accounts(array(select debit from unnest(asked) union all select credit from unnest(asked)));
  with wanted as (
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
    from unnest(asked) with ordinality a
    left join account payer on payer.id = a.debit
    left join account payee on payee.id = a.credit
    left join transfer earlier on earlier.key = a.key
  ), entered as (
    insert into transfer (key, code, merchant_code, currency, debit_account, credit_account, amount, reference,
      occurred_at, debit_version, debit_balance, debit_hash, credit_version, credit_balance, credit_hash)
    select w.key, w.code, w.merchant_code, w.currency, w.debit, w.credit, w.amount, w.reference, at,
      w.debit_version, w.debit_balance, chained_hash(w.debit_head, w.debit_version, w.debit_balance, w.content),
      w.credit_version, w.credit_balance, chained_hash(w.credit_head, w.credit_version, w.credit_balance, w.content)
    from wanted w where w.outcome = 'new'
    on conflict on constraint transfer_key_key do nothing
    returning *
  ), side as (
    select debit_account as id, debit_version as version, debit_balance as balance, debit_hash as hash
    from entered where debit_version is not null
    union all
    select credit_account, credit_version, credit_balance, credit_hash from entered where credit_version is not null
  ), kept as (
    update account set balance = side.balance, version = side.version, head = side.hash
    from side where account.id = side.id
    returning account.id
  )
  select array_agg(case w.outcome when 'new' then 'posted' else w.outcome end order by w.ordinality), count(*) filter (where w.outcome = 'new') - (select count(*) from entered),
    (select count(*) from side), (select count(*) from kept)
  into outcomes, new_transfers, new_sides, kept_balances
  from wanted w;

  if new_transfers <> 0 then
    -- Somebody else has posted one of the keys since this statement began: another attempt sees it.
    raise exception 'a transfer was posted meanwhile' using errcode = 'serialization_failure';
  elsif new_sides <> kept_balances then
    raise exception 'an account stands in two transfers of one statement' using errcode = 'cardinality_violation';
  end if;
  return outcomes;
end $$;
