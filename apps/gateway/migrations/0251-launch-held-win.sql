-- Holds the wins that exceed a cap. A held win is written down as its vendor said it, and moves no money: neither the ledger nor
-- the round's paid sum has it, and so no turnover, board or team sum, until an operator approves it.

-- What the merchant's jackpot may add to a round's cap: what it has paid into the round, or else the part of this win that it
-- holds.
create function jackpot_room(c seamless_call, s game_session) returns bigint language plpgsql as $$
declare
  given bigint;
begin
  select coalesce(sum(t.amount), 0) into given
  from seamless_transaction w join transfer t on t.key = 'jackpot:' || w.vendor || ':' || w.transaction_id
  where w.member_id = s.member_id and w.vendor = c.vendor and w.round_id = c.round_id and w.kind = 'win';
  if given > 0 or c.jackpot is null then
    return given;
  end if;
  return least(c.jackpot, (
    select coalesce(sum(part.amount), 0) from account pool join jackpot_pool part on part.account_id = pool.id
    where pool.merchant_code = s.merchant_code and pool.kind = 'jackpot' and pool.kind <> 'member' and pool.vendor is null));
end $$;

create function exceeds_round_cap(c seamless_call, s game_session, pays bigint) returns boolean language plpgsql as $$
declare
  limits record;
begin
  limits := round_cap(c.vendor, s.member_id, c.round_id, coalesce(c.node_id, s.node_id), s.currency);
  return limits.paid + pays > limits.cap and limits.paid + pays > limits.cap + jackpot_room(c, s);
end $$;

-- Whether a win would exceed what its vendor may pay in this hour; counts it where it does not.
create function exceeds_hour_cap(of_vendor text, of_currency text, pays bigint, hour_cap bigint, now_at timestamptz)
returns boolean language plpgsql as $$
declare
  this_hour timestamptz := date_trunc('hour', now_at at time zone 'UTC') at time zone 'UTC';
begin
  if hour_cap is null then
    return false;
  end if;
  if pays + (select coalesce(sum(units), 0) from win_hour
      where vendor = of_vendor and currency = of_currency and hour = this_hour) > hour_cap then
    return true;
  end if;
  insert into win_hour as kept (vendor, currency, hour, backend, units)
  values (of_vendor, of_currency, this_hour, pg_backend_pid(), pays)
  on conflict (vendor, currency, hour, backend) do update set units = kept.units + excluded.units;
  return false;
end $$;

-- Writes a held win down and tells the player, once a round.
create function note_held_win(held held_win, of_node bigint) returns void language plpgsql as $$
begin
  insert into held_win (vendor, transaction_id, win_transaction_id, member_id, merchant_code, round_id, currency, amount, jackpot,
    jackpot_all, reason, cap, debit_account, credit_account, held_at)
  values (held.vendor, held.transaction_id, held.win_transaction_id, held.member_id, held.merchant_code, held.round_id,
    held.currency, held.amount, held.jackpot, coalesce(held.jackpot_all, false), held.reason, held.cap, held.debit_account,
    held.credit_account, held.held_at);
  perform write_mail(array[held.member_id], 'win.held:' || held.vendor || ':' || held.round_id, 'service', 'win.held',
    jsonb_build_object('game', (select name from game where node_id = of_node), 'vendor', held.vendor,
      'amount', mail_amount(held.amount), 'currency', held.currency), null, held.held_at, true);
end $$;

create function hold_win(c seamless_call, s game_session, pays bigint, because text, now_at timestamptz) returns void
language plpgsql as $$
declare
  held held_win;
  limits record;
begin
  limits := round_cap(c.vendor, s.member_id, c.round_id, coalesce(c.node_id, s.node_id), s.currency);
  held.vendor := c.vendor;
  held.transaction_id := c.transaction_id;
  held.win_transaction_id := case c.kind when 'resettle' then c.bet_transaction_id else c.transaction_id end;
  held.member_id := s.member_id;
  held.merchant_code := s.merchant_code;
  held.round_id := c.round_id;
  held.currency := s.currency;
  held.amount := pays;
  held.jackpot := c.jackpot;
  held.jackpot_all := c.jackpot_all and c.jackpot is not null;
  held.reason := because;
  held.cap := case because when 'hour' then limits.hour_units else limits.cap end;
  held.debit_account := s.counter_account_id;
  held.credit_account := s.account_id;
  held.held_at := now_at;
  perform note_held_win(held, (select node_id from game_round r
    where r.vendor = c.vendor and r.member_id = s.member_id and r.round_id = c.round_id));
end $$;

-- Of the wins to be applied, those above a cap move nothing.
create function hold_wins(steps seamless_step[], now_at timestamptz) returns seamless_step[] language plpgsql as $$
declare
  looked integer[];
  step seamless_step;
  c seamless_call;
  s game_session;
  because text;
  held seamless_step[] := '{}';
begin
  if not exists (
    select from unnest(steps) one where one.code = 'apply' and (one.call).kind = 'win' and one.moves is not null) then
    return steps;
  end if;
  looked := array(
    select (one.call).ord from unnest(steps) one
    cross join lateral round_cap((one.call).vendor, (one.session).member_id, (one.call).round_id, (one.call).node_id,
      (one.session).currency) limits
    where one.code = 'apply' and (one.call).kind = 'win' and one.moves is not null
      and (limits.paid + one.moves > limits.cap or limits.hour_units is not null));
  if looked = '{}' then
    return steps;
  end if;
  foreach step in array steps loop
    c := step.call;
    s := step.session;
    if c.ord = any (looked) then
      because := case
        when exceeds_round_cap(c, s, step.moves) then 'round'
        when exceeds_hour_cap(c.vendor, s.currency, step.moves,
          (round_cap(c.vendor, s.member_id, c.round_id, c.node_id, s.currency)).hour_units, now_at) then 'hour' end;
      if because is not null then
        perform hold_win(c, s, step.moves, because, now_at);
        step.moves := null;
        c.jackpot := null;
        step.call := c;
      end if;
    end if;
    held := held || step;
  end loop;
  return held;
end $$;

-- As in 0042, without the wins that are held.
create or replace function post_seamless_steps(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql as $$
declare
  posted seamless_step[] := post_stakes_and_payouts(hold_wins(with_whole_jackpots(steps), now_at), now_at);
begin
  perform post_jackpot_parts(posted, now_at);
  perform begin_won_jackpots_again(posted, now_at);
  return posted;
end $$;

-- As in 0180; of a win what moves is paid.
create or replace function write_seamless_rounds(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  written seamless_step[];
begin
  insert into game_round as r
    (vendor, member_id, round_id, merchant_code, session_id, node_id, state, staked, paid, opened_at, day, category,
      valid_percent)
  select c.vendor, s.member_id, c.round_id, s.merchant_code, s.id, coalesce(c.node_id, s.node_id), 'open', c.amount, 0,
    now_at, (now_at at time zone merchant.zone)::date, s.category,
    game_percent(s.merchant_code, coalesce(c.node_id, s.node_id))
  from unnest(steps) step
  cross join lateral (select (step.call).*) c
  cross join lateral (select (step.session).*) s
  join merchant on merchant.code = s.merchant_code
  where step.code = 'apply' and c.kind = 'bet'
  on conflict (vendor, member_id, round_id) do update set state = 'open', staked = r.staked + excluded.staked;

  if not exists (select from unnest(steps) step where step.code = 'apply' and (step.call).kind <> 'bet') then
    return steps;
  end if;
  with change as (
    select c.ord, c.vendor, s.member_id, c.round_id, s.ranked, s.category, s.masked_name, s.currency, c.valid,
      case when c.kind = 'win' then coalesce(step.moves, 0) else 0 end as pays,
      case when c.kind = 'rollback' then step.moves else 0 end as returns,
      c.kind = 'close' or (c.kind = 'win' and c.close_round) as closes
    from unnest(steps) step
    cross join lateral (select (step.call).*) c
    cross join lateral (select (step.session).*) s
    where step.code = 'apply' and (c.kind in ('win', 'close') or (c.kind = 'rollback' and step.moves is not null))
  ), changed as (
    update game_round r set paid = r.paid + change.pays, staked = r.staked - change.returns,
      valid_reported = case when change.returns = 0 then coalesce(change.valid, r.valid_reported) end,
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

-- As in 0005; of a win what its vendor said is kept.
create or replace function write_said_transactions(steps seamless_step[], now_at timestamptz) returns void
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
    c.bet_transaction_id, case c.kind when 'win' then c.amount else coalesce(step.moves, 0) end, 'posted', c.fingerprint, now_at
  from unnest(steps) step
  cross join lateral (select (step.call).*) c
  where step.code = 'apply' and c.kind <> 'close';
end $$;

-- As in 0173; a correction upwards is held as a win is.
create or replace function resettle_seamless_rounds(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  step seamless_step;
  c seamless_call;
  standing seamless_transaction;
  unpaid bigint;
  difference bigint;
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
        -- What of the win was held or rejected was never paid, and is replaced by what the correction says.
        with replaced as (
          update held_win h set state = 'replaced', decided_at = coalesce(h.decided_at, now_at)
          where h.vendor = c.vendor and h.win_transaction_id = c.bet_transaction_id and h.state in ('held', 'rejected')
          returning h.amount)
        select coalesce(sum(amount), 0) into unpaid from replaced;
        difference := c.amount - standing.amount + unpaid;
        if difference > 0 and exceeds_round_cap(c, step.session, difference) then
          perform hold_win(c, step.session, difference, 'round', now_at);
        elsif difference <> 0 then
          step.moves := correct_round(c, step.session, difference, now_at);
        end if;
      end if;
      step.code := 'resettled';
    end if;
    resettled := resettled || step;
  end loop;
  return resettled;
end $$;

-- Pays a held win, once. False where it waits no longer.
create function pay_held_win(held bigint, by_whom text, because text, now_at timestamptz) returns boolean
language plpgsql as $$
declare
  h held_win;
  s game_session;
  round game_round;
  postings posting[];
begin
  perform lock_accounts(array(select credit_account from held_win where id = held));
  update held_win set state = 'approved', who = by_whom, why = because, decided_at = now_at
  where id = held and state = 'held' returning * into h;
  if not found then
    return false;
  end if;
  postings := array[row ('game:' || h.vendor || ':' || h.transaction_id,
    case when h.transaction_id = h.win_transaction_id then 3100 else 3107 end, h.debit_account, h.credit_account, h.amount,
    h.vendor || ':' || h.round_id)::posting];
  if h.jackpot is not null then
    postings := postings || jackpot_payments(array(
      select row (h.vendor, h.transaction_id, h.round_id, 3110, h.debit_account, pool.id, house.id, h.jackpot)::jackpot_payment
      from account pool join account house on house.merchant_code = pool.merchant_code and house.kind = 'house'
      where pool.merchant_code = h.merchant_code and pool.kind = 'jackpot'));
    if h.jackpot_all then
      postings := postings || jackpot_seed_postings(array(
        select row (h.merchant_code, pool.id, house.id, h.vendor, h.transaction_id)::won_jackpot
        from account pool join account house on house.merchant_code = pool.merchant_code and house.kind = 'house'
        where pool.merchant_code = h.merchant_code and pool.kind = 'jackpot'));
    end if;
  end if;
  if 'posted' <> any (post_transfers(postings, now_at)) then
    raise exception 'the held win % was paid before', held using errcode = 'serialization_failure';
  end if;
  update game_round r set paid = r.paid + h.amount,
    closed_at = case when r.state = 'closed' then greatest(now_at, r.closed_at) end
  where r.vendor = h.vendor and r.member_id = h.member_id and r.round_id = h.round_id returning * into strict round;
  select * into s from game_session where id = round.session_id;
  if round.state = 'closed' and s.ranked and round.paid > round.staked then
    insert into game_win (round, merchant_code, day, category, paid, staked, currency, node_id, masked_name, won_at)
    values (round.id, round.merchant_code, (now_at at time zone 'UTC')::date, s.category, round.paid, round.staked, s.currency,
      round.node_id, s.masked_name, now_at)
    on conflict on constraint game_win_pkey do update set paid = excluded.paid, staked = excluded.staked;
  end if;
  perform mail_held_win(h, 'win.approved', round.node_id, now_at);
  return true;
end $$;

create function reject_held_win(held bigint, by_whom text, because text, now_at timestamptz) returns boolean
language plpgsql as $$
declare
  h held_win;
begin
  perform lock_accounts(array(select credit_account from held_win where id = held));
  update held_win set state = 'rejected', who = by_whom, why = because, decided_at = now_at
  where id = held and state = 'held' returning * into h;
  if not found then
    return false;
  end if;
  perform mail_held_win(h, 'win.rejected', (select node_id from game_round r
    where r.vendor = h.vendor and r.member_id = h.member_id and r.round_id = h.round_id), now_at);
  return true;
end $$;

create function mail_held_win(h held_win, told text, of_node bigint, now_at timestamptz) returns void language plpgsql as $$
begin
  perform write_mail(array[h.member_id], told || ':' || h.id, 'service', told,
    jsonb_build_object('game', (select name from game where node_id = of_node), 'vendor', h.vendor,
      'amount', mail_amount(h.amount), 'currency', h.currency, 'reason', case told when 'win.rejected' then h.why else '' end),
    null, now_at, true);
end $$;

-- What of a round waits for review; null where nothing does.
create function held_in_round(of_vendor text, of_member bigint, of_round text) returns bigint language sql stable as $$
  select sum(amount)::bigint from held_win
  where member_id = of_member and vendor = of_vendor and round_id = of_round and state = 'held'
$$;
