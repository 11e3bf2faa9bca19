-- Moves the money of the steps that are to be applied; one that cannot pay is refused.
create function post_seamless_steps(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql as $$
declare
  moving seamless_step[] := array(
    select step from unnest(steps) step where step.code = 'apply' and step.moves is not null);
  postings posting[] := array(
    select row (
      'game:' || c.vendor || ':' || c.transaction_id,
      case c.kind when 'bet' then 3200 when 'win' then 3100 else 3106 end,
      case c.kind when 'bet' then (step.session).account_id else (step.session).counter_account_id end,
      case c.kind when 'bet' then (step.session).counter_account_id else (step.session).account_id end,
      step.moves, c.vendor || ':' || c.round_id)::posting
    from unnest(moving) step
    cross join lateral (select (step.call).*) c);
  outcomes text[];
begin
  if cardinality(moving) = 0 then
    return steps;
  end if;
  outcomes := post_transfers(postings, now_at);
  return array(
    select step from unnest(steps) step where step.code <> 'apply' or step.moves is null
    union all
    select row (call, session, case outcome
      when 'posted' then code
      when 'overdrawn' then 'account.balance.not.enough'
      else 'seamless.transaction.conflict' end,
      reference, state, moves, bet_unknown, null, null, null)::seamless_step
    from unnest(moving, outcomes) as step (call, session, code, reference, state, moves, bet_unknown, win_id, win_paid,
      win_staked, outcome));
end $$;

-- Opens rounds and adds to them, pays into them and ends them; the wins that may be shown go on the board.
create function write_seamless_rounds(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  written seamless_step[];
begin
  insert into game_round as r
    (vendor, member_id, round_id, merchant_code, session_id, node_id, state, staked, paid, opened_at)
  select c.vendor, s.member_id, c.round_id, s.merchant_code, s.id, coalesce(c.node_id, s.node_id), 'open', c.amount, 0,
    now_at
  from unnest(steps) step
  cross join lateral (select (step.call).*) c
  cross join lateral (select (step.session).*) s
  where step.code = 'apply' and c.kind = 'bet'
  on conflict (vendor, member_id, round_id) do update set state = 'open', staked = r.staked + excluded.staked;

  if not exists (select from unnest(steps) step where step.code = 'apply' and (step.call).kind <> 'bet') then
    return steps;
  end if;
  with change as (
    select c.ord, c.vendor, s.member_id, c.round_id, s.ranked, s.category, s.masked_name, s.currency,
      case when c.kind = 'win' then c.amount else 0 end as pays,
      case when c.kind = 'rollback' then step.moves else 0 end as returns,
      c.kind = 'close' or (c.kind = 'win' and c.close_round) as closes
    from unnest(steps) step
    cross join lateral (select (step.call).*) c
    cross join lateral (select (step.session).*) s
    where step.code = 'apply' and (c.kind in ('win', 'close') or (c.kind = 'rollback' and step.moves is not null))
  ), changed as (
    update game_round r set paid = r.paid + change.pays, staked = r.staked - change.returns,
      state = case
        when change.closes then 'closed'
        when change.returns = r.staked and r.paid = 0 and change.returns > 0 then 'voided'
        else r.state end,
      closed_at = case when change.closes then now_at end
    from change
    where r.vendor = change.vendor and r.member_id = change.member_id and r.round_id = change.round_id
    returning change.*, r.id, r.merchant_code, r.node_id, r.paid, r.staked
  ), won as (
    insert into game_win (round, merchant_code, day, category, paid, staked, currency, node_id, masked_name, won_at)
    select id, merchant_code, (now_at at time zone 'UTC')::date, category, paid, staked, currency, node_id, masked_name,
      now_at
    from changed where closes and ranked and paid > staked
    returning round, paid, staked
  )
  select array_agg(row (step.call, step.session, step.code, step.reference, step.state, step.moves, step.bet_unknown,
    won.round, won.paid, won.staked)::seamless_step)
  into written
  from unnest(steps) step
  left join changed on changed.ord = (step.call).ord
  left join won on won.round = changed.id;
  return written;
end $$;

-- Playing keeps a session alive; it is written down once a minute at most.
create function keep_sessions_alive(steps seamless_step[], now_at timestamptz, idle_until timestamptz) returns void
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  stale uuid[] := array(
    select (step.session).id from unnest(steps) step
    where (step.session).expires_at > now_at
      and (step.session).expires_at < least(idle_until - interval '1 minute', (step.session).ends_at));
begin
  if cardinality(stale) > 0 then
    update game_session set expires_at = least(idle_until, ends_at) where id = any (stale);
  end if;
end $$;

-- Writes down what was asked for and done, which makes its repetition harmless.
create function write_seamless_transactions(steps seamless_step[], now_at timestamptz) returns void
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if exists (select from unnest(steps) step where step.code = 'apply' and (step.call).kind in ('win', 'rollback')) then
    update seamless_transaction t set
      settled = (step.call).kind = 'win',
      state = case (step.call).kind when 'rollback' then 'voided' else t.state end
    from unnest(steps) step
    where step.code = 'apply' and t.vendor = (step.call).vendor and t.transaction_id = (step.call).bet_transaction_id
      and t.state = 'posted' and not t.settled;

    -- A bet that was rolled back before it came is remembered, so that it moves nothing when it comes after all.
    insert into seamless_transaction (vendor, transaction_id, kind, member_id, round_id, amount, state, at)
    select (step.call).vendor, (step.call).bet_transaction_id, 'bet', (step.session).member_id, (step.call).round_id, 0,
      'voided', now_at
    from unnest(steps) step where step.code = 'apply' and step.bet_unknown;
  end if;

  insert into seamless_transaction
    (vendor, transaction_id, reference, kind, member_id, round_id, bet_transaction_id, amount, state, fingerprint, at)
  select c.vendor, c.transaction_id, step.reference, c.kind, (step.session).member_id, c.round_id,
    c.bet_transaction_id, coalesce(step.moves, 0), 'posted', c.fingerprint, now_at
  from unnest(steps) step
  cross join lateral (select (step.call).*) c
  where step.code = 'apply' and c.kind <> 'close';
end $$;

-- Answers many vendors' calls in one transaction, each for itself. Its order of locks is nonces, then members'
-- accounts; all else that it writes belongs to a member whose account it has. It waits for a lock for a moment only.
create function answer_seamless_calls(asked json, now_at timestamptz, nonces_until timestamptz, idle_until timestamptz)
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
    steps := decide_seamless_steps(steps, now_at);
    if exists (select from unnest(steps) step where step.code = 'apply') then
      steps := post_seamless_steps(steps, now_at);
      steps := write_seamless_rounds(steps, now_at);
      perform write_seamless_transactions(steps, now_at);
    end if;
    return query
    select (step.call).ord, case step.code when 'apply' then 'done' else step.code end, step.reference, step.state,
      step.balance, (step.session).currency,
      case when step.code = 'apply' and step.moves is not null then (step.session).member_id end,
      step.win_id, step.win_paid, step.win_staked
    from unnest(steps, balances_of_accounts(array(select (s.session).account_id from unnest(steps) s))) as step
      (call, session, code, reference, state, moves, bet_unknown, win_id, win_paid, win_staked, balance);
  end loop;
end $$;
