-- What other dialects than our own leave to the gateway: a win on a round, not on one of its bets; and a player who is named
-- beside the session, which must be his.
alter type seamless_call add attribute for_round boolean, add attribute player_id bigint;

-- Some dialects have no nonces: there the ids of the transactions alone make a repetition harmless.
create or replace function fresh_nonces(calls seamless_call[], until timestamptz) returns integer[]
language plpgsql as $$
declare
  fresh integer[];
begin
  -- In order, so that two of these at work at once wait for each other in one direction only.
  with asked as (
    select distinct on (c.vendor, c.nonce) c.vendor, c.nonce, c.ord from unnest(calls) c
    where c.nonce is not null
    order by c.vendor, c.nonce, c.ord
  ), kept as (
    insert into vendor_nonce (vendor, nonce, expires_at)
    select vendor, nonce, until from asked order by vendor, nonce
    on conflict (vendor, nonce) do nothing
    returning vendor, nonce
  )
  select array_agg(asked.ord) into fresh from asked join kept using (vendor, nonce);
  return coalesce(fresh, '{}') || array(select c.ord from unnest(calls) c where c.nonce is null);
end $$;

-- Names the bet that a win on a round is booked under: one that stands, if there is one.
create function complete_seamless_steps(steps seamless_step[]) returns seamless_step[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  step seamless_step;
  c seamless_call;
  completed seamless_step[] := '{}';
begin
  if not exists (
    select from unnest(steps) s where (s.call).for_round or (s.call).player_id is not null) then
    return steps;
  end if;
  foreach step in array steps loop
    c := step.call;
    if step.code is null and c.player_id <> (step.session).member_id then
      step.code := 'seamless.session.unknown';
    elsif step.code is null and c.for_round then
      select bet.transaction_id into c.bet_transaction_id from seamless_transaction bet
      where bet.member_id = (step.session).member_id and bet.vendor = c.vendor and bet.round_id = c.round_id
        and bet.kind = 'bet'
      order by bet.state = 'voided', bet.reference desc limit 1;
      step.call := c;
    end if;
    completed := completed || step;
  end loop;
  return completed;
end $$;

alter function decide_seamless_steps(seamless_step[], timestamptz) rename to decide_completed_steps;

create function decide_seamless_steps(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql as $$
begin
  return decide_completed_steps(complete_seamless_steps(steps), now_at);
end $$;

alter function write_seamless_transactions(seamless_step[], timestamptz) rename to write_said_transactions;

-- A win on a round settles all that was bet in it until then.
create function write_seamless_transactions(steps seamless_step[], now_at timestamptz) returns void
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform write_said_transactions(steps, now_at);
  if exists (select from unnest(steps) step where step.code = 'apply' and (step.call).for_round) then
    update seamless_transaction bet set settled = true from unnest(steps) step
    where step.code = 'apply' and (step.call).for_round and bet.member_id = (step.session).member_id
      and bet.vendor = (step.call).vendor and bet.round_id = (step.call).round_id and bet.kind = 'bet'
      and bet.state = 'posted' and not bet.settled;
  end if;
end $$;

-- Answers calls of one player that are done in their order, all or none. Where one is refused nothing has happened, and the
-- balance that is told is what he has.
create function answer_seamless_play(asked json, now_at timestamptz, nonces_until timestamptz, idle_until timestamptz)
returns table (ord integer, code text, reference bigint, state text, balance bigint, currency text, changed_member bigint,
  win_id bigint, win_paid bigint, win_staked bigint)
language plpgsql as $$
declare
  outcomes json;
  undone boolean := false;
  has bigint;
begin
  begin
    select json_agg(a) into outcomes from answer_seamless_calls(asked, now_at, nonces_until, idle_until) a;
    if exists (select from json_to_recordset(outcomes) o (code text) where o.code <> 'done') then
      raise exception 'a call of a play was refused' using errcode = 'PLAY0';
    end if;
  exception when sqlstate 'PLAY0' then
    undone := true;
    has := (balances_of_accounts(array(select account_id from game_session
      where id = (asked -> 0 ->> 'session_id')::uuid)))[1];
  end;
  return query
  select o.ord, o.code, o.reference, o.state, case when undone then has else o.balance end, o.currency,
    case when not undone then o.changed_member end, o.win_id, o.win_paid, o.win_staked
  from json_to_recordset(outcomes) o (ord integer, code text, reference bigint, state text, balance bigint,
    currency text, changed_member bigint, win_id bigint, win_paid bigint, win_staked bigint);
end $$;

-- What a vendor signs with where it shares no secret with us for that: the other half of a key that it alone has.
alter table vendor_key add column public_key text check (public_key like '-----BEGIN PUBLIC KEY-----%');

-- What we sign with where a vendor shares no secret with us: the newest signs, those before it are still published.
create table signing_key (
  id text primary key,
  -- As others are told it, in PEM.
  public_key text not null,
  -- Sealed by SECRETS_KEY: a copy of the database signs nothing.
  private_key bytea not null,
  made_at timestamptz not null
);
