-- Answers many vendor calls in one transaction, each independently.
-- Locks: nonces first, then all members' accounts (lock_accounts); all other rows that it writes belong to a member
--   whose account it has locked. Waits for a lock at most two seconds.
-- Callers: answer_seamless_play, launch/seamless/nonces.ts, launch/seamless/seamless-wallet.ts,
--   launch/write-past-play.ts.
create or replace function answer_seamless_calls(calls_json json, now_at timestamptz, nonces_until timestamptz, idle_until timestamptz)
returns table (ord integer, code text, reference bigint, state text, balance bigint, currency text, changed_member bigint,
  win_id bigint, win_paid bigint, win_staked bigint)
language plpgsql set lock_timeout = '2s'
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  calls seamless_call[];
  fresh integer[];
  all_steps seamless_step[];
  steps seamless_step[];
  answered integer := 0;
begin
  select array_agg(c) into calls from json_populate_recordset(null::seamless_call, calls_json) c;
  fresh := fresh_nonces(calls, nonces_until);
  select array_agg(row (c, s, case
      when c.ord <> all (fresh) then 'seamless.nonce.repeated'
      when s.id is null then 'seamless.session.unknown' end,
    null, null, null, null, null, null, null)::seamless_step)
  into all_steps
  from unnest(calls) c
  left join game_session s on s.id = c.session_id and s.vendor = c.vendor and s.authenticated_at is not null;
  perform lock_accounts(array(select (step.session).account_id from unnest(all_steps) step));
  perform keep_sessions_alive(all_steps, now_at, idle_until);

  -- Calls of one member are processed in consecutive waves; calls of different members are processed together.
  for wave in 1 .. cardinality(all_steps) loop
    exit when answered = cardinality(all_steps);
    select array_agg(placed.step) into steps from (
      select step, row_number() over (
        partition by coalesce((step.session).account_id, -(step.call).ord) order by (step.call).ord) as place
      from unnest(all_steps) step
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
