-- What a member allows himself: deposits and losses in units of the ledger, the time of play in minutes, by the days, weeks and
-- months of his merchant's calendar. The lowest that holds counts.
create table care_limit (
  member_id bigint not null references member (id),
  kind text not null check (kind in ('deposit', 'loss', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  value bigint not null check (value > 0),
  set_at timestamptz not null,
  -- A higher one, or with null none, which he has asked for and may confirm from then on.
  wanted bigint check (wanted > value),
  wanted_at timestamptz,
  wanted_from timestamptz,
  primary key (member_id, kind, period),
  check (kind <> 'session' or period = 'day'),
  check ((wanted_at is null) = (wanted_from is null)),
  check (wanted is null or wanted_at is not null),
  check (wanted_from >= wanted_at + interval '24 hours')
);

-- What those with a limit of losses or time have staked and got back, and how long they have played, by the merchant's days.
-- Nobody else has rows: his bets cost no more for it.
create table care_day (
  member_id bigint not null references member (id),
  day date not null,
  staked bigint not null default 0,
  returned bigint not null default 0,
  played_ms bigint not null default 0,
  last_played_at timestamptz,
  primary key (member_id, day)
) with (fillfactor = 70);

-- Who stays away from play for longer than this has paused.
create function care_gap() returns interval language sql immutable return interval '5 minutes';

-- Whether this transfer took a stake of a member's, or gave something back for one; null where it has nothing to do with play.
create function care_part(code integer, is_debit boolean) returns text language sql immutable
return case
  when is_debit and code in (3200, 4200, 4206, 4208) then 'staked'
  when not is_debit and code in (3100, 3106, 4100, 4106, 4107, 4108, 4109, 4110, 4111) then 'returned' end;

-- Counts the time up to now as played, where he was at it a moment ago.
create function care_plays(of_member bigint, now_at timestamptz) returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  if not exists (select from care_limit where member_id = of_member and kind = 'session') then
    return;
  end if;
  insert into care_day as d (member_id, day, last_played_at)
  select member.id, (now_at at time zone merchant.zone)::date, now_at
  from member join merchant on merchant.code = member.merchant_code where member.id = of_member
  on conflict (member_id, day) do update set
    played_ms = d.played_ms + case
      when now_at > d.last_played_at and now_at - d.last_played_at <= care_gap()
      then extract(epoch from now_at - d.last_played_at) * 1000 else 0 end,
    last_played_at = greatest(d.last_played_at, now_at);
end $$;

-- Follows the ledger itself, so that no way of staking money is forgotten: in the statement that moves it, under the lock of its
-- account.
create function count_play_for_care() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  player bigint;
begin
  if not exists (
    select from moved join account on account.id in (moved.debit_account, moved.credit_account)
    join care_limit on care_limit.member_id = account.member_id
    where coalesce(care_part(moved.code, true), care_part(moved.code, false)) is not null
      and account.kind = 'member' and care_limit.kind <> 'deposit') then
    return null;
  end if;
  for player in
    select distinct account.member_id from moved join account on account.id = moved.debit_account
    where moved.code in (3200, 4200) and account.kind = 'member' order by 1
  loop
    perform care_plays(player, (select max(occurred_at) from moved));
  end loop;
  insert into care_day as d (member_id, day, staked, returned)
  select account.member_id, (moved.occurred_at at time zone merchant.zone)::date,
    coalesce(sum(moved.amount) filter (where care_part(moved.code, moved.debit_account = account.id) = 'staked'), 0),
    coalesce(sum(moved.amount) filter (where care_part(moved.code, moved.debit_account = account.id) = 'returned'), 0)
  from moved join account on account.id in (moved.debit_account, moved.credit_account)
  join merchant on merchant.code = moved.merchant_code
  where account.kind = 'member' and care_part(moved.code, moved.debit_account = account.id) is not null
    and exists (select from care_limit where care_limit.member_id = account.member_id and care_limit.kind = 'loss')
  group by 1, 2 order by 1, 2
  on conflict (member_id, day) do update set staked = d.staked + excluded.staked, returned = d.returned + excluded.returned;
  return null;
end $$;
create trigger play_is_counted_for_care after insert on transfer
  referencing new table as moved for each statement execute function count_play_for_care();

-- Where a period of a member's began, as a day of his merchant's calendar.
create function care_period_start(of_member bigint, period text, now_at timestamptz) returns date language sql stable as $$
  select date_trunc(period, now_at at time zone merchant.zone)::date
  from member join merchant on merchant.code = member.merchant_code where member.id = of_member
$$;

-- Counts what was staked since the longest period began, for whoever has no limit of losses yet and sets one now. His accounts
-- are locked by the caller.
create function care_count_losses(of_member bigint, now_at timestamptz) returns void language plpgsql as $$
declare
  begins date := least(care_period_start(of_member, 'week', now_at), care_period_start(of_member, 'month', now_at));
  clock_zone text := (select zone from merchant join member on merchant.code = member.merchant_code where member.id = of_member);
begin
  update care_day set staked = 0, returned = 0 where member_id = of_member;
  insert into care_day as d (member_id, day, staked, returned)
  select of_member, (t.occurred_at at time zone clock_zone)::date,
    coalesce(sum(t.amount) filter (where care_part(t.code, true) = 'staked' and t.debit_account = own.id), 0),
    coalesce(sum(t.amount) filter (where care_part(t.code, false) = 'returned' and t.credit_account = own.id), 0)
  from account own
  join lateral (
    select * from transfer where debit_account = own.id and debit_version is not null
    union all
    select * from transfer where credit_account = own.id and credit_version is not null
  ) t on t.occurred_at >= begins::timestamp at time zone clock_zone
  where own.member_id = of_member and own.kind = 'member'
    and care_part(t.code, t.debit_account = own.id) is not null
  group by 2
  on conflict (member_id, day) do update set staked = excluded.staked, returned = excluded.returned;
end $$;

-- What lies in vendors' own wallets, or is on its way there.
create function care_at_risk(of_member bigint) returns bigint language sql stable as $$
  select (coalesce((select sum(balance) from account
      where member_id = of_member and kind = 'member' and wallet_type > 100), 0)
    + coalesce((select sum(amount) from vendor_transfer
      where member_id = of_member and ended_at is null and direction = 'in'), 0))::bigint
$$;

-- What a member may still lose in each period that he has set a limit for: what lies at vendors may be lost there any
-- moment.
create function care_losses_left(of_member bigint, now_at timestamptz) returns table (period text, loss_left bigint)
language sql stable as $$
  select care_limit.period, (care_limit.value
    - coalesce((select sum(d.staked - d.returned) from care_day d where d.member_id = of_member
        and d.day >= care_period_start(of_member, care_limit.period, now_at)), 0)
    - care_at_risk(of_member))::bigint
  from care_limit where member_id = of_member and kind = 'loss'
$$;

-- How many milliseconds of play are left of today; null where he has set no limit.
create function care_session_left(of_member bigint, now_at timestamptz) returns bigint language sql stable as $$
  select care_limit.value * 60000 - coalesce((
    select d.played_ms + case
      when now_at > d.last_played_at and now_at - d.last_played_at <= care_gap()
      then extract(epoch from now_at - d.last_played_at) * 1000 else 0 end
    from care_day d
    where d.member_id = of_member and d.day = care_period_start(of_member, 'day', now_at)), 0)::bigint
  from care_limit where member_id = of_member and kind = 'session'
$$;

-- Why these members may not stake these amounts now: 'rest', 'session' or 'loss'; null where they may. Asked under the lock of
-- their main accounts, no two bets of one moment slip past together.
create function care_refusals(members bigint[], amounts bigint[], now_at timestamptz) returns text[] language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  resting bigint[] := members_at_rest(members, now_at);
  watched bigint[] := array(select member_id from care_limit where member_id = any (members) and kind <> 'deposit');
begin
  if cardinality(resting) = 0 and cardinality(watched) = 0 then
    return array_fill(null::text, array[cardinality(members)]);
  end if;
  return array(
    select case
      when member = any (resting) then 'rest'
      when member <> all (watched) then null
      when care_session_left(member, now_at) <= 0 then 'session'
      when (select min(loss_left) from care_losses_left(member, now_at)) < amount then 'loss' end
    from unnest(members, amounts) with ordinality asked (member, amount, place) order by place);
end $$;

-- How often a member wants to be told how long he has played.
create table care_choice (
  member_id bigint primary key references member (id),
  reality_minutes smallint not null check (reality_minutes between 5 and 480)
);
