-- What a team comes to: an agent and all below him at any depth, without trial players and internal twins. Kept by whoever
-- counts the news, one at a time, and by moves in the tree; no bet writes here. Nothing refers to members, so that counting
-- locks none.
create table team_day (
  agent_id bigint not null,
  day date not null,
  vertical text not null,
  rounds bigint not null,
  betting bigint not null,
  turnover bigint not null,
  winning bigint not null,
  rebate bigint not null,
  commission bigint not null,
  promotion bigint not null,
  salary bigint not null,
  dividend bigint not null,
  deposit bigint not null,
  withdrawal bigint not null,
  transfer_in bigint not null,
  transfer_out bigint not null,
  -- With the sums in it: the days of one agent stand together, in the table they stand a day after the other.
  primary key (agent_id, day, vertical) include (rounds, betting, turnover, winning, rebate, commission, promotion, salary,
    dividend, deposit, withdrawal, transfer_in, transfer_out)
) with (fillfactor = 80, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

create table team (
  agent_id bigint primary key,
  -- He himself is one of them.
  members bigint not null,
  -- What they hold in the wallets that the gateway keeps for them.
  balance bigint not null
) with (fillfactor = 70);

-- What of a member's balance stands in the sums of his teams, and whether he himself does.
create table team_member (
  member_id bigint primary key,
  balance bigint not null default 0,
  is_counted boolean not null default false
) with (fillfactor = 70);

-- What a member's play came to that ended in a clock hour of his merchant's zone; what was undone counts less in the hour in
-- which that happened. Of trial players and internal twins too.
create table member_hour (
  member_id bigint not null,
  hour timestamptz not null,
  vertical text not null,
  staked bigint not null,
  -- What of it counts.
  turnover bigint not null,
  paid bigint not null,
  primary key (member_id, hour, vertical)
) with (fillfactor = 80);
create index member_hour_of_hour on member_hour (hour, member_id);

-- Up to when everything is counted, and when those online were.
create table team_counting (
  one boolean primary key default true check (one),
  counted_at timestamptz not null,
  online_at timestamptz not null
) with (fillfactor = 10);
insert into team_counting values (true, '2000-01-01T00:00:00Z', '2000-01-01T00:00:00Z');

-- How many people below an agent were heard of lately; nobody, where he is not in it.
create table team_online (
  agent_id bigint primary key,
  members integer not null
) with (fillfactor = 70);

-- The days on which a member was there.
create table member_presence (
  kind text not null,
  member_id bigint not null,
  day date not null,
  primary key (kind, member_id, day)
);

-- How many of a team were there on a day, by when they had been there before. Who was there at all between two days was
-- there a first time in them: he counts on the one day whose day before lies outside. So different people are counted by
-- adding up, and never twice. Who is new was never there before.
create table team_presence (
  agent_id bigint not null,
  kind text not null,
  day date not null,
  day_before date not null,
  members bigint not null,
  primary key (agent_id, kind, day, day_before) include (members)
) with (fillfactor = 80, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

-- Whoever changes the sums of teams holds it to the end of his transaction.
create function team_lock() returns bigint language sql immutable return 7301140;

create function is_in_teams(of_type smallint) returns boolean language sql immutable
return of_type in (0, 1, 2);

-- All above a member, and himself.
create function line_of(path text) returns bigint[] language sql immutable
return string_to_array(trim(both '/' from path), '/')::bigint[];

-- What a member did on each of his days, told anew by his play and by the ledger.
create view member_day as
with moved as (
  select debit_account as account_id, code, true as is_debit, occurred_at, amount from transfer
  where debit_version is not null and (code >= 6000 and code < 7000 or code in (3102, 4104, 4105, 5112))
  union all
  select debit_account, code, true, occurred_at, amount from transfer where debit_version is not null and code = 4205
  union all
  select credit_account, code, false, occurred_at, amount from transfer
  where credit_version is not null and (code >= 6000 and code < 7000 or code in (3102, 4104, 4105, 5112))
)
select member_id, day, category as vertical, rounds, staked as betting,
  case when counts_as_turnover(category, outcome) then staked else 0 end as turnover, paid as winning,
  0::bigint as rebate, 0::bigint as commission, 0::bigint as promotion, 0::bigint as salary, 0::bigint as dividend,
  0::bigint as deposit, 0::bigint as withdrawal, 0::bigint as transfer_in, 0::bigint as transfer_out
from play_day where outcome <> 'voided'
union all
select account.member_id, (moved.occurred_at at time zone merchant.zone)::date, cash.vertical, 0, 0, 0, 0,
  case when part = 'rebate' then units else 0 end, case when part = 'commission' then units else 0 end,
  case when part = 'promotion' then units else 0 end, case when part = 'salary' then units else 0 end,
  case when part = 'dividend' then units else 0 end, case when part = 'deposit' then units else 0 end,
  case when part = 'withdrawal' then units else 0 end, case when part = 'transfer_in' then units else 0 end,
  case when part = 'transfer_out' then units else 0 end
from moved
join account on account.id = moved.account_id and account.kind = 'member'
join merchant on merchant.code = account.merchant_code
join cash_code cash on cash.code = moved.code and cash.is_debit = moved.is_debit
cross join lateral (select cash.sign * moved.amount as units) counted;

-- What members hold in the wallets that the gateway keeps for them: the main one and the lottery's.
create function held_by(members bigint[]) returns table (member_id bigint, units bigint) language sql stable as $$
  select account.member_id, sum(account.balance)::bigint from account
  where account.kind = 'member' and account.member_id = any (members) and account.wallet_type in (2, 4)
  group by account.member_id
$$;

-- Whether a member has a bet of that day which ended, or is open, and was not taken back.
create function bet_on(of_member bigint, of_day date) returns boolean language sql stable as $$
  select exists (
    select from play_day where member_id = of_member and day = of_day and outcome <> 'voided' and rounds > 0)
  or exists (
    select from game_round where member_id = of_member and state = 'open' and day = of_day)
  or exists (
    select from lottery_detail detail
    join merchant on merchant.code = detail.merchant_code
    where detail.member_id = of_member and detail.status in (1, 2, 4, 5, 16)
      and detail.placed_at >= of_day::timestamp at time zone merchant.zone
      and detail.placed_at < (of_day + 1)::timestamp at time zone merchant.zone)
$$;

-- Adds to sums of days, each of which these may name once; in order, though nobody else is at them.
create function add_to_team_days(added team_day[]) returns void language sql as $$
  insert into team_day as kept
  select * from unnest(added) order by agent_id, day, vertical
  on conflict (agent_id, day, vertical) do update set
    rounds = kept.rounds + excluded.rounds, betting = kept.betting + excluded.betting,
    turnover = kept.turnover + excluded.turnover, winning = kept.winning + excluded.winning,
    rebate = kept.rebate + excluded.rebate, commission = kept.commission + excluded.commission,
    promotion = kept.promotion + excluded.promotion, salary = kept.salary + excluded.salary,
    dividend = kept.dividend + excluded.dividend, deposit = kept.deposit + excluded.deposit,
    withdrawal = kept.withdrawal + excluded.withdrawal, transfer_in = kept.transfer_in + excluded.transfer_in,
    transfer_out = kept.transfer_out + excluded.transfer_out
$$;

create function add_to_team_presences(added team_presence[]) returns void language sql as $$
  insert into team_presence as kept
  select * from unnest(added) order by agent_id, kind, day, day_before
  on conflict (agent_id, kind, day, day_before) do update set members = kept.members + excluded.members
$$;

create function add_to_teams(added team[]) returns void language sql as $$
  insert into team as kept
  select * from unnest(added) order by agent_id
  on conflict (agent_id) do update set
    members = kept.members + excluded.members, balance = kept.balance + excluded.balance
$$;
