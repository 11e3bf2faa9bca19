-- What a transfer is for its member besides stakes and payouts, by its code and side. A new code becomes a row here.
-- Sources: domain handbook 6.4 and 8, `transaction-codes.ts`.
create table cash_code (
  code integer not null,
  is_debit boolean not null,
  part text not null check (part in (
    'rebate', 'commission', 'promotion', 'salary', 'dividend', 'deposit', 'withdrawal', 'transfer_in', 'transfer_out')),
  -- The kind of game that it is given for; empty where it is for none alone.
  vertical text not null default '',
  -- What is taken back counts less.
  sign smallint not null check (sign in (-1, 1)),
  primary key (code, is_debit),
  -- What the ledger's indexes of cash hold.
  check (code >= 6000 and code < 7000 or code in (3102, 4104, 4105, 4205, 5112))
);

insert into cash_code (code, is_debit, part, vertical, sign) values
  (6101, false, 'deposit', '', 1), (6102, false, 'deposit', '', 1),
  (6201, true, 'withdrawal', '', 1), (6203, true, 'withdrawal', '', 1), (6202, false, 'withdrawal', '', -1),
  (6104, false, 'transfer_in', '', 1), (6207, true, 'transfer_out', '', 1),
  (4105, false, 'rebate', 'LOTT', 1), (4205, true, 'rebate', 'LOTT', -1),
  (6111, false, 'rebate', 'PVP', 1), (6113, false, 'rebate', 'RNG', 1), (6115, false, 'rebate', 'FISH', 1),
  (6116, false, 'rebate', 'LIVE', 1), (6117, false, 'rebate', 'SPORTS', 1),
  (6109, false, 'commission', 'PVP', 1), (6114, false, 'commission', 'LOTT', 1), (6214, true, 'commission', 'LOTT', -1),
  (3102, false, 'promotion', 'RNG', 1), (5112, false, 'promotion', 'PVP', 1),
  (4104, false, 'promotion', '', 1), (6112, false, 'promotion', '', 1);

-- Few transfers are of this code; the indexes of cash leave it out.
create index transfer_debit_rebate_back on transfer (debit_account, occurred_at)
  where debit_version is not null and code = 4205;

-- What settlements of our own lottery have counted, and taken back again, each at its moment: it has no rounds that would tell.
create table lottery_settled (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  day date not null,
  settled_at timestamptz not null,
  rounds bigint not null,
  staked bigint not null,
  paid bigint not null
);

insert into lottery_settled (member_id, day, settled_at, rounds, staked, paid)
select detail.member_id, (detail.placed_at at time zone merchant.zone)::date, detail.settled_at, 1,
  case when detail.status = 16 then 0 else detail.cost end, detail.won
from lottery_detail detail join merchant on merchant.code = detail.merchant_code
where detail.status in (4, 5, 16);

-- What had ended and has not any more: it counted when it was settled, and counts less from when it was undone.
create table round_undone (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  category text not null,
  outcome text not null,
  staked bigint not null,
  paid bigint not null,
  settled_at timestamptz not null,
  undone_at timestamptz not null
);

-- What has become different about a member's day and kind of game, and nobody has counted yet for his agents: differences,
-- so that each counts once. Rows are only added and taken away, so that no bet waits for who counts it. A row of zeros says
-- that his balance has moved.
create table team_news (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  day date not null,
  vertical text not null default '',
  rounds bigint not null default 0,
  betting bigint not null default 0,
  turnover bigint not null default 0,
  winning bigint not null default 0,
  rebate bigint not null default 0,
  commission bigint not null default 0,
  promotion bigint not null default 0,
  salary bigint not null default 0,
  dividend bigint not null default 0,
  deposit bigint not null default 0,
  withdrawal bigint not null default 0,
  transfer_in bigint not null default 0,
  transfer_out bigint not null default 0,
  -- Of play: when it ended, or was undone.
  settled_at timestamptz
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);

-- Who was there on a day, and what for: 'bet', 'login', or 'register' for whoever is new; 'void': a bet of that day is taken
-- back, and it is to be seen whether there is another one.
create table team_presence_news (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  kind text not null check (kind in ('bet', 'void', 'login', 'register')),
  day date not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);

-- A row a round, so that each can be paid for.
create function note_new_rounds_for_teams() returns trigger language plpgsql as $$
begin
  insert into team_presence_news (member_id, kind, day)
  select member_id, 'bet', day from new_rounds where state <> 'voided';
  insert into team_news (member_id, day, vertical, rounds, betting, turnover, winning, settled_at)
  select member_id, day, category, 1, staked, case when counts_as_turnover(category, outcome) then staked else 0 end, paid,
    closed_at
  from new_rounds where state = 'closed';
  return null;
end $$;
create trigger new_rounds_are_team_news after insert on game_round
  referencing new table as new_rounds for each statement execute function note_new_rounds_for_teams();

create function note_changed_rounds_for_teams() returns trigger language plpgsql as $$
begin
  -- A vendor's round that is over stays so; what an operator or a settlement anew changes is undone first.
  if exists (select from old_rounds where state <> 'open') then
    with changed as (
      select before.*, greatest(now(), before.closed_at) as undone_at
      from old_rounds before join new_rounds after using (id)
      where before.state = 'closed'
        and (before.closed_at, before.staked, before.paid, before.state)
          is distinct from (after.closed_at, after.staked, after.paid, after.state)
    ), undone as (
      insert into round_undone (member_id, category, outcome, staked, paid, settled_at, undone_at)
      select member_id, category, outcome, staked, paid, closed_at, undone_at from changed
    )
    insert into team_news (member_id, day, vertical, rounds, betting, turnover, winning, settled_at)
    select member_id, day, category, -1, -staked,
      case when counts_as_turnover(category, outcome) then -staked else 0 end, -paid, undone_at
    from changed;
    insert into team_news (member_id, day, vertical, rounds, betting, turnover, winning, settled_at)
    select after.member_id, after.day, after.category, 1, after.staked,
      case when counts_as_turnover(after.category, after.outcome) then after.staked else 0 end, after.paid, after.closed_at
    from new_rounds after join old_rounds before using (id)
    where after.state = 'closed' and (before.closed_at, before.staked, before.paid, before.state)
      is distinct from (after.closed_at, after.staked, after.paid, after.state);
    insert into team_presence_news (member_id, kind, day)
    select after.member_id, case when after.state = 'voided' then 'void' else 'bet' end, after.day
    from new_rounds after join old_rounds before using (id)
    where (after.state = 'voided') <> (before.state = 'voided');
    return null;
  end if;
  insert into team_news (member_id, day, vertical, rounds, betting, turnover, winning, settled_at)
  select member_id, day, category, 1, staked, case when counts_as_turnover(category, outcome) then staked else 0 end, paid,
    closed_at
  from new_rounds where state = 'closed';
  insert into team_presence_news (member_id, kind, day)
  select member_id, 'void', day from new_rounds where state = 'voided';
  return null;
end $$;
create trigger changed_rounds_are_team_news after update on game_round
  referencing old table as old_rounds new table as new_rounds for each statement
  execute function note_changed_rounds_for_teams();

create function note_lottery_for_teams() returns trigger language plpgsql as $$
begin
  insert into team_news (member_id, day, vertical, rounds, betting, turnover, winning, settled_at)
  select member_id, day, 'LOTT', rounds, staked, staked, paid, settled_at from settled;
  return null;
end $$;
create trigger lottery_is_team_news after insert on lottery_settled
  referencing new table as settled for each statement execute function note_lottery_for_teams();

-- Stakes and payouts are counted with their rounds and orders; of all else the ledger itself tells, so that no way of moving
-- money is forgotten.
create function note_cash_for_teams() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into team_news (member_id, day, vertical, rebate, commission, promotion, salary, dividend, deposit, withdrawal,
    transfer_in, transfer_out)
  select account.member_id, (new.occurred_at at time zone merchant.zone)::date, coalesce(cash.vertical, ''),
    case when part = 'rebate' then units else 0 end, case when part = 'commission' then units else 0 end,
    case when part = 'promotion' then units else 0 end, case when part = 'salary' then units else 0 end,
    case when part = 'dividend' then units else 0 end, case when part = 'deposit' then units else 0 end,
    case when part = 'withdrawal' then units else 0 end, case when part = 'transfer_in' then units else 0 end,
    case when part = 'transfer_out' then units else 0 end
  from account
  join merchant on merchant.code = account.merchant_code
  left join cash_code cash on cash.code = new.code and cash.is_debit = (account.id = new.debit_account)
  cross join lateral (select cash.sign * new.amount as units) counted
  where account.id in (new.debit_account, new.credit_account) and account.kind = 'member';
  return null;
end $$;
create trigger cash_is_team_news after insert on transfer for each row
  when (new.code = 3102 or new.code not in (4100, 4200) and (new.code < 3000 or new.code >= 4000))
  execute function note_cash_for_teams();

create function note_presence_for_teams() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  of_member bigint := case tg_argv[0] when 'register' then (to_jsonb(new) ->> 'id') else (to_jsonb(new) ->> 'member_id') end;
  moment timestamptz := to_jsonb(new) ->> tg_argv[1];
begin
  insert into team_presence_news (member_id, kind, day)
  select member.id, tg_argv[0], (moment at time zone merchant.zone)::date
  from member join merchant on merchant.code = member.merchant_code where member.id = of_member;
  return null;
end $$;
create trigger registration_is_team_news after insert on member
  for each row execute function note_presence_for_teams('register', 'registered_at');
create trigger sign_in_is_team_news after insert on sign_in
  for each row execute function note_presence_for_teams('login', 'at');
create trigger lottery_order_is_team_news after insert on lottery_order
  for each row execute function note_presence_for_teams('bet', 'placed_at');
-- A bet that is void was none.
create trigger void_bet_is_team_news after update of status on lottery_detail for each row
  when (old.status is distinct from new.status and new.status in (6, 7, 8, 12, 14, 15, 17, 20, 99))
  execute function note_presence_for_teams('void', 'placed_at');
