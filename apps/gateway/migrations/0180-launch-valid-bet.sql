-- The valid bet: the part of an ended round's stake that counts for turnover requirements, rebates, the VIP club, missions,
-- leaderboards, referrals, salaries and team sums. It is computed here and nowhere else; everything else sums it up.
-- Sources: domain handbook 1 and 7.4; docs/decisions/0024.

-- What a game keeps on average of what is staked in it, in hundredths of a percent; null where its feed declares nothing.
alter table game add column edge_hundredths smallint check (edge_hundredths between 0 and 10000);

-- How much of a valid bet counts in one game of a merchant, where its operator has set it.
create table game_contribution (
  merchant_code text not null references merchant (code),
  node_id bigint not null references game (node_id),
  percent smallint not null check (percent between 0 and 100),
  primary key (merchant_code, node_id)
);

-- A game that keeps 2 % or less counts at 20 %. Null: only what the vendor reports counts, because players of such a game
-- meet each other and what the house keeps of them is unknown.
create function game_percent(at_merchant text, of_node bigint) returns smallint language sql stable as $$
  select coalesce(
    (select percent from game_contribution where merchant_code = at_merchant and node_id = of_node),
    case
      when edge_hundredths is null and category <> 'PVP' then 100
      when edge_hundredths > 200 then 100
      when edge_hundredths > 0 or category <> 'PVP' then 20 end)::smallint
  from game where node_id = of_node
$$;

-- `reported` is what the vendor says counts, `percent` what `game_percent` said when the round began. A machine's round counts
-- its stake, unless less than a twentieth of it was won or lost: cashing out at once, or covering all outcomes, is no play.
-- Everywhere else what was risked and did not come back counts, and no more than the stake.
create function valid_bet(category text, staked bigint, paid bigint, reported bigint, percent smallint)
returns bigint language sql immutable
return (case
  when reported is not null then least(reported, staked)
  when percent is null then 0
  when category in ('RNG', 'FISH', 'INHOUSE', 'ELOTT', 'LOTT') and abs(paid - staked) * 20 >= staked then staked
  else least(staked, abs(paid - staked)) end) * coalesce(percent, 100) / 100;

alter table game_round
  -- What the vendor reports of the whole round, in the ledger's units; of several reports the last.
  add column valid_reported bigint check (valid_reported >= 0),
  add column valid_percent smallint check (valid_percent between 0 and 100);

-- Rounds that have ended keep what they counted.
alter table game_round disable trigger user;
update game_round set valid_percent = case when state = 'closed' then 100 else game_percent(merchant_code, node_id) end,
  valid_reported = case when state = 'closed' then case when counts_as_turnover(category, outcome) then staked else 0 end end;
alter table game_round enable trigger user;

alter table game_round add column valid bigint not null generated always as (
  case when state = 'closed' then valid_bet(category, staked, paid, valid_reported, valid_percent) else 0 end) stored;

alter table play_day add column valid bigint not null default 0;
alter table play_day disable trigger user;
update play_day set valid = staked where counts_as_turnover(category, outcome) and outcome <> 'voided';
alter table play_day enable trigger user;
alter table play_day alter column valid drop default;

-- Rounds that are written with their percentage, as those of the seamless wallet, are not looked up.
create function set_round_percent() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  new.valid_percent := game_percent(new.merchant_code, new.node_id);
  return new;
end $$;
create trigger round_has_its_percent before insert on game_round for each row
  when (new.valid_percent is null) execute function set_round_percent();

create or replace function count_new_rounds() returns trigger language plpgsql as $$
begin
  if exists (select from new_rounds where state <> 'open') then
    insert into play_day as kept (member_id, day, category, vendor, outcome, rounds, staked, paid, valid)
    select member_id, day, category, vendor, outcome, count(*), sum(staked), sum(paid), sum(valid)
    from new_rounds where state <> 'open'
    group by member_id, day, category, vendor, outcome
    order by member_id, day, category, vendor, outcome
    on conflict (member_id, day, category, vendor, outcome) do update set
      rounds = kept.rounds + excluded.rounds, staked = kept.staked + excluded.staked, paid = kept.paid + excluded.paid,
      valid = kept.valid + excluded.valid;
  end if;
  return null;
end $$;

create or replace function count_changed_rounds() returns trigger language plpgsql as $$
begin
  if exists (select from new_rounds where state <> 'open') or exists (select from old_rounds where state <> 'open') then
    insert into play_day as kept (member_id, day, category, vendor, outcome, rounds, staked, paid, valid)
    select member_id, day, category, vendor, outcome, sum(part), sum(part * staked), sum(part * paid), sum(part * valid)
    from (
      select 1 as part, * from new_rounds where state <> 'open'
      union all
      select -1, * from old_rounds where state <> 'open') counted
    group by member_id, day, category, vendor, outcome
    order by member_id, day, category, vendor, outcome
    on conflict (member_id, day, category, vendor, outcome) do update set
      rounds = kept.rounds + excluded.rounds, staked = kept.staked + excluded.staked, paid = kept.paid + excluded.paid,
      valid = kept.valid + excluded.valid;
  end if;
  return null;
end $$;

-- What a vendor reports with a win, with the end of a round, or with a correction.
alter type seamless_call add attribute valid bigint;

-- As in 0041, with the percentage that holds for the round and with what its vendor reports.
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
      case when c.kind = 'win' then c.amount else 0 end as pays,
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

-- As in 0173. A correction replaces what its vendor reported of the round: without a new report the rule counts.
create or replace function correct_round(c seamless_call, s game_session, difference bigint, now_at timestamptz) returns bigint
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
  update game_round r set paid = r.paid + difference, valid_reported = c.valid,
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
