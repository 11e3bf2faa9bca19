-- Team sums count valid bets. What was undone before keeps what it counted then.
alter table round_undone add column valid bigint;
update round_undone set valid = case when counts_as_turnover(category, outcome) then staked else 0 end;
alter table round_undone alter column valid set not null;

alter table lottery_settled add column turnover bigint;
update lottery_settled set turnover = staked;
alter table lottery_settled alter column turnover set not null;

-- One row per round, so that each can be paid for.
create or replace function note_new_rounds_for_teams() returns trigger language plpgsql as $$
begin
  insert into team_presence_news (member_id, kind, day)
  select member_id, 'bet', day from new_rounds where state <> 'voided';
  insert into team_news (member_id, day, vertical, rounds, betting, turnover, winning, settled_at)
  select member_id, day, category, 1, staked, valid, paid,
    closed_at
  from new_rounds where state = 'closed';
  return null;
end $$;

create or replace function note_changed_rounds_for_teams() returns trigger language plpgsql as $$
begin
  -- A vendor's round that is over stays so; what an operator or a settlement anew changes is undone first.
  if exists (select from old_rounds where state <> 'open') then
    with changed as (
      select before.*, greatest(now(), before.closed_at) as undone_at
      from old_rounds before join new_rounds after using (id)
      where before.state = 'closed'
        and (before.closed_at, before.staked, before.paid, before.valid, before.state)
          is distinct from (after.closed_at, after.staked, after.paid, after.valid, after.state)
    ), undone as (
      insert into round_undone (member_id, category, outcome, staked, paid, valid, settled_at, undone_at)
      select member_id, category, outcome, staked, paid, valid, closed_at, undone_at from changed
    )
    insert into team_news (member_id, day, vertical, rounds, betting, turnover, winning, settled_at)
    select member_id, day, category, -1, -staked,
      -valid, -paid, undone_at
    from changed;
    insert into team_news (member_id, day, vertical, rounds, betting, turnover, winning, settled_at)
    select after.member_id, after.day, after.category, 1, after.staked,
      after.valid, after.paid, after.closed_at
    from new_rounds after join old_rounds before using (id)
    where after.state = 'closed' and (before.closed_at, before.staked, before.paid, before.valid, before.state)
      is distinct from (after.closed_at, after.staked, after.paid, after.valid, after.state);
    insert into team_presence_news (member_id, kind, day)
    select after.member_id, case when after.state = 'voided' then 'void' else 'bet' end, after.day
    from new_rounds after join old_rounds before using (id)
    where (after.state = 'voided') <> (before.state = 'voided');
    return null;
  end if;
  insert into team_news (member_id, day, vertical, rounds, betting, turnover, winning, settled_at)
  select member_id, day, category, 1, staked, valid, paid,
    closed_at
  from new_rounds where state = 'closed';
  insert into team_presence_news (member_id, kind, day)
  select member_id, 'void', day from new_rounds where state = 'voided';
  return null;
end $$;

create or replace function note_lottery_for_teams() returns trigger language plpgsql as $$
begin
  insert into team_news (member_id, day, vertical, rounds, betting, turnover, winning, settled_at)
  select member_id, day, 'LOTT', rounds, staked, turnover, paid, settled_at from settled;
  return null;
end $$;

create or replace view member_day as
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
  valid as turnover, paid as winning,
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

drop function counts_as_turnover(text, text);
