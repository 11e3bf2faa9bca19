-- A vendor corrects what a win should have paid: a result was entered wrongly, or taken back. The later version wins.
alter type seamless_call add attribute revision integer;
alter table seamless_transaction
  -- Of a correction: which of its win's it is. `bet_transaction_id` is the win, `amount` what that pays by it in all.
  add column revision integer check (revision > 0),
  drop constraint seamless_transaction_kind_check,
  add constraint seamless_transaction_kind_check check (kind in ('bet', 'win', 'rollback', 'resettle')),
  add constraint corrections_are_numbered check ((kind = 'resettle') = (revision is not null));

-- As in 0005, with the rules of corrections.
create or replace function decide_completed_steps(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  decided seamless_step[];
  may_play bigint[] := members_who_may_play(array(
    select (step.session).member_id from unnest(steps) step where (step.call).kind = 'bet'));
begin
  select array_agg(row (step.call, step.session, ruling.code,
    case when ruling.code = 'apply' then nextval('seamless_reference') else earlier.reference end, earlier.state,
    case
      when ruling.code <> 'apply' then null
      when c.kind in ('bet', 'win') then nullif(c.amount, 0)
      when c.kind = 'rollback' and bet.state = 'posted' then bet.amount end,
    c.kind = 'rollback' and bet.kind is null, null, null, null)::seamless_step)
  into decided
  from unnest(steps) step
  cross join lateral (select (step.call).*) c
  cross join lateral (select (step.session).*) s
  left join seamless_transaction earlier
    on earlier.vendor = c.vendor and earlier.transaction_id = c.transaction_id
  left join seamless_transaction bet
    on bet.vendor = c.vendor and bet.transaction_id = c.bet_transaction_id
  left join game_round round
    on round.vendor = c.vendor and round.member_id = s.member_id and round.round_id = c.round_id
  cross join lateral (select case
    when step.code is not null then step.code
    when c.kind in ('balance', 'look-up') then 'done'
    when c.kind = 'close' then case
      when round.state is null then 'seamless.round.not.found'
      when round.state = 'closed' then 'done'
      else 'apply' end
    -- The same id again: what it got before, or a conflict.
    when earlier.kind <> c.kind or earlier.member_id <> s.member_id or earlier.fingerprint <> c.fingerprint
      then 'seamless.transaction.conflict'
    when earlier.state = 'voided' then 'seamless.transaction.rolled_back'
    when earlier.state = 'posted' then 'done'
    when c.currency <> s.currency then 'seamless.currency.mismatch'
    when c.kind = 'bet' then case
      when c.node_id is null and c.game_id <> s.game_id then 'seamless.game.unknown'
      when s.expires_at <= now_at then 'seamless.session.expired'
      when s.member_id <> all (may_play) then 'account.disabled'
      when round.state = 'closed' then 'seamless.round.closed'
      else 'apply' end
    when c.kind = 'win' then case
      when (bet.kind, bet.member_id, bet.round_id) is distinct from ('bet', s.member_id, c.round_id)
        then 'seamless.bet.not.found'
      when bet.state = 'voided' then 'seamless.bet.rolled_back'
      when round.state = 'closed' then 'seamless.round.closed'
      else 'apply' end
    when c.kind = 'rollback' then case
      when c.transaction_id = c.bet_transaction_id then 'seamless.transaction.conflict'
      when bet.kind is null then 'apply'
      when (bet.kind, bet.member_id, bet.round_id) is distinct from ('bet', s.member_id, c.round_id)
        then 'seamless.transaction.conflict'
      when bet.settled or (bet.state = 'posted' and round.state = 'closed') then 'seamless.bet.settled'
      else 'apply' end
    -- Here `bet` is the win that is corrected.
    when c.kind = 'resettle' then case
      when round.state is null then 'seamless.round.not.found'
      when round.state = 'voided' then 'seamless.bet.rolled_back'
      when (bet.kind, bet.member_id, bet.round_id) is distinct from ('win', s.member_id, c.round_id)
        then 'seamless.win.not.found'
      when exists (select from seamless_transaction other
        where other.vendor = c.vendor and other.member_id = s.member_id and other.round_id = c.round_id
          and other.bet_transaction_id = c.bet_transaction_id and other.revision = c.revision)
        then 'seamless.transaction.conflict'
      else 'apply' end
    end as code) ruling;
  return decided;
end $$;

-- What is written with a correction: the ledger, the round, and all that shows it.
create function correct_round(c seamless_call, s game_session, difference bigint, now_at timestamptz) returns bigint
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  key text := 'game:' || c.vendor || ':' || c.transaction_id;
  reference text := c.vendor || ':' || c.round_id;
  moved bigint := abs(difference);
  corrected game_round;
begin
  if difference > 0 then
    if post_transfers(
      array[row (key, 3107, s.counter_account_id, s.account_id, difference, reference)::posting], now_at) <> '{posted}' then
      raise exception 'the transfer % stands already', key using errcode = 'serialization_failure';
    end if;
  else
    moved := take_back_or_owe(row (key, 3206, s.account_id, s.counter_account_id, -difference, reference)::posting, now_at);
  end if;

  -- What it came to is undone, and counts anew from now on; days, teams, turnover and rebates follow by the differences.
  update game_round r set paid = r.paid + difference,
    closed_at = case when r.state = 'closed' then greatest(now_at, r.closed_at) end
  where r.vendor = c.vendor and r.member_id = s.member_id and r.round_id = c.round_id
  returning * into strict corrected;
  if corrected.state = 'closed' and s.ranked and corrected.paid > corrected.staked then
    insert into game_win (round, merchant_code, day, category, paid, staked, currency, node_id, masked_name, won_at)
    values (corrected.id, corrected.merchant_code, (now_at at time zone 'UTC')::date, s.category, corrected.paid, corrected.staked, s.currency,
      corrected.node_id, s.masked_name, now_at)
    on conflict on constraint game_win_pkey do update set paid = excluded.paid, staked = excluded.staked;
  else
    delete from game_win where round = corrected.id;
  end if;
  perform write_mail(array[s.member_id], 'resettle:' || c.vendor || ':' || c.transaction_id, 'service', 'round.corrected',
    jsonb_build_object('game', (select name from game where node_id = corrected.node_id), 'vendor', c.vendor,
      'before', mail_amount(corrected.paid - difference), 'payout', mail_amount(corrected.paid), 'currency', s.currency,
      'owed', case when moved < abs(difference) then mail_amount(abs(difference) - moved) else '' end),
    null, now_at, true);
  return nullif(moved, 0);
end $$;

-- Does what was decided of corrections, each by itself: they are few. The last version of a win's corrections counts, in whatever
-- order they come: one that comes behind a later one is written down, and moves nothing.
create function resettle_seamless_rounds(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  step seamless_step;
  c seamless_call;
  standing seamless_transaction;
  resettled seamless_step[] := '{}';
begin
  if not exists (select from unnest(steps) s where s.code = 'apply' and (s.call).kind = 'resettle') then
    return steps;
  end if;
  foreach step in array steps loop
    c := step.call;
    if step.code = 'apply' and c.kind = 'resettle' then
      select t.* into strict standing from seamless_transaction t
      where t.vendor = c.vendor and t.member_id = (step.session).member_id and t.round_id = c.round_id
        and (t.transaction_id = c.bet_transaction_id or t.kind = 'resettle' and t.bet_transaction_id = c.bet_transaction_id)
      order by t.revision desc nulls last limit 1;
      insert into seamless_transaction (vendor, transaction_id, reference, kind, member_id, round_id, bet_transaction_id, amount,
        revision, state, fingerprint, at)
      values (c.vendor, c.transaction_id, step.reference, 'resettle', (step.session).member_id, c.round_id, c.bet_transaction_id,
        c.amount, c.revision, 'posted', c.fingerprint, now_at);
      if coalesce(standing.revision, 0) < c.revision then
        -- Its vendor is asked once more what it was.
        delete from round_detail d
        where d.vendor = c.vendor and d.member_id = (step.session).member_id and d.round_id = c.round_id;
      end if;
      if coalesce(standing.revision, 0) < c.revision and standing.amount <> c.amount then
        step.moves := correct_round(c, step.session, c.amount - standing.amount, now_at);
      end if;
      step.code := 'resettled';
    end if;
    resettled := resettled || step;
  end loop;
  return resettled;
end $$;

-- As before, but corrections are done between the rules and the rest.
create or replace function answer_seamless_calls(asked json, now_at timestamptz, nonces_until timestamptz, idle_until timestamptz)
returns table (ord integer, code text, reference bigint, state text, balance bigint, currency text, changed_member bigint,
  win_id bigint, win_paid bigint, win_staked bigint)
language plpgsql set lock_timeout = '2s'
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  calls seamless_call[];
  fresh integer[];
  everything seamless_step[];
  steps seamless_step[];
  answered integer := 0;
begin
  select array_agg(c) into calls from json_populate_recordset(null::seamless_call, asked) c;
  fresh := fresh_nonces(calls, nonces_until);
  select array_agg(row (c, s, case
      when c.ord <> all (fresh) then 'seamless.nonce.repeated'
      when s.id is null then 'seamless.session.unknown' end,
    null, null, null, null, null, null, null)::seamless_step)
  into everything
  from unnest(calls) c
  left join game_session s on s.id = c.session_id and s.vendor = c.vendor and s.authenticated_at is not null;
  perform lock_accounts(array(select (step.session).account_id from unnest(everything) step));
  perform keep_sessions_alive(everything, now_at, idle_until);

  -- The calls of one member follow each other, in waves; those of different members are answered together.
  for wave in 1 .. cardinality(everything) loop
    exit when answered = cardinality(everything);
    select array_agg(placed.step) into steps from (
      select step, row_number() over (
        partition by coalesce((step.session).account_id, -(step.call).ord) order by (step.call).ord) as place
      from unnest(everything) step
    ) placed where place = wave;
    answered := answered + cardinality(steps);
    steps := resettle_seamless_rounds(decide_seamless_steps(steps, now_at), now_at);
    if exists (select from unnest(steps) step where step.code = 'apply') then
      steps := post_seamless_steps(steps, now_at);
      steps := write_seamless_rounds(steps, now_at);
      perform write_seamless_transactions(steps, now_at);
    end if;
    return query
    select (step.call).ord, case when step.code in ('apply', 'resettled') then 'done' else step.code end,
      step.reference, step.state, step.balance, (step.session).currency,
      case when step.code in ('apply', 'resettled') and step.moves is not null then (step.session).member_id end,
      step.win_id, step.win_paid, step.win_staked
    from unnest(steps, balances_of_accounts(array(select (s.session).account_id from unnest(steps) s))) as step
      (call, session, code, reference, state, moves, bet_unknown, win_id, win_paid, win_staked, balance);
  end loop;
end $$;

-- As in 0100, with corrections: what is taken back counts as staked, as it does of the lottery.
create or replace function care_part(code integer, is_debit boolean) returns text language sql immutable
return case
  when is_debit and code in (3200, 3206, 4200, 4206, 4208) then 'staked'
  when not is_debit and code in (3100, 3106, 3107, 4100, 4106, 4107, 4108, 4109, 4110, 4111) then 'returned' end;
