-- What these teams come to over days, kind by kind of game.
create function team_sums(of_agents bigint[], from_day date, to_day date) returns table (
  agent_id bigint, vertical text,
  rounds bigint, betting bigint, turnover bigint, winning bigint, rebate bigint, commission bigint,
  promotion bigint, salary bigint, dividend bigint, deposit bigint, withdrawal bigint, transfer_in bigint,
  transfer_out bigint)
language sql stable as $$
  select agent_id, vertical,
    sum(rounds)::bigint, sum(betting)::bigint, sum(turnover)::bigint, sum(winning)::bigint, sum(rebate)::bigint,
    sum(commission)::bigint, sum(promotion)::bigint, sum(salary)::bigint, sum(dividend)::bigint,
    sum(deposit)::bigint, sum(withdrawal)::bigint, sum(transfer_in)::bigint, sum(transfer_out)::bigint
  from team_day where agent_id = any (of_agents) and day between from_day and to_day
  group by agent_id, vertical
$$;

-- What one member did himself over days.
create function member_sums(of_member bigint, from_day date, to_day date) returns table (
  vertical text,
  rounds bigint, betting bigint, turnover bigint, winning bigint, rebate bigint, commission bigint, promotion bigint,
  salary bigint, dividend bigint, deposit bigint, withdrawal bigint, transfer_in bigint, transfer_out bigint)
language sql stable as $$
  select vertical, sum(rounds)::bigint, sum(betting)::bigint, sum(turnover)::bigint, sum(winning)::bigint,
    sum(rebate)::bigint, sum(commission)::bigint, sum(promotion)::bigint, sum(salary)::bigint, sum(dividend)::bigint,
    sum(deposit)::bigint, sum(withdrawal)::bigint, sum(transfer_in)::bigint, sum(transfer_out)::bigint
  from member_day where member_id = of_member and day between from_day and to_day
  group by vertical
$$;

-- How many different people below an agent were there between two days, he himself not.
create function team_attendance(of_agent bigint, of_kind text, from_day date, to_day date) returns bigint
language sql stable as $$
  select (
    coalesce((select sum(members) from team_presence
      where agent_id = of_agent and kind = of_kind and day between from_day and to_day and day_before < from_day), 0)
    - (select count(*) from member where id = of_agent and is_in_teams(type) and exists (select from member_presence kept
        where kept.kind = of_kind and kept.member_id = of_agent and kept.day between from_day and to_day)))::bigint
$$;

-- Accounts in their order, of everybody and of whoever stands directly below somebody.
-- The first with all that tells whether somebody belongs to a team: a search in it reads no other members.
create index member_by_account on member (merchant_code, lower(account) text_pattern_ops) include (id, account, path, type);
create index member_directly_below on member (merchant_code, upline_id, lower(account) text_pattern_ops)
  where upline_id is not null;

create index session_seen on session (last_seen_at);

-- Whoever joins a line that is moved at that moment comes to stand where it has gone.
create or replace function place_member_in_line() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7301141);
  new.path := coalesce((select path from member where id = new.upline_id), '/') || new.id || '/';
  return new;
end $$;

create or replace function move_member_in_line() returns trigger language plpgsql as $$
declare
  above text;
begin
  perform pg_advisory_xact_lock(7301141);
  above := coalesce((select path from member where id = new.upline_id), '/');
  if position(old.path in above) = 1 then
    raise exception 'member % would stand below himself', new.id using errcode = 'restrict_violation';
  end if;
  new.path := above || new.id || '/';
  update member set path = new.path || substr(path, char_length(old.path) + 1)
  where merchant_code = new.merchant_code and path like old.path || '%' and id <> new.id;
  return new;
end $$;

-- What was there before anybody counted it.
insert into team_news (member_id, day, vertical,
  rounds, betting, turnover, winning, rebate, commission, promotion, salary, dividend, deposit, withdrawal,
  transfer_in, transfer_out)
select member_id, day, vertical,
  sum(rounds), sum(betting), sum(turnover), sum(winning), sum(rebate), sum(commission), sum(promotion),
  sum(salary), sum(dividend), sum(deposit), sum(withdrawal), sum(transfer_in), sum(transfer_out)
from member_day group by member_id, day, vertical;

insert into member_hour (member_id, hour, vertical, staked, turnover, paid)
select round.member_id, date_trunc('hour', round.closed_at, merchant.zone), round.category, sum(round.staked),
  coalesce(sum(round.staked) filter (where counts_as_turnover(round.category, round.outcome)), 0), sum(round.paid)
from game_round round join merchant on merchant.code = round.merchant_code where round.state = 'closed'
group by 1, 2, 3
union all
select settled.member_id, date_trunc('hour', settled.settled_at, merchant.zone), 'LOTT', sum(settled.staked),
  sum(settled.staked), sum(settled.paid)
from lottery_settled settled
join member on member.id = settled.member_id join merchant on merchant.code = member.merchant_code
group by 1, 2, 3;

insert into team_presence_news (member_id, kind, day)
select member.id, 'register', (registered_at at time zone merchant.zone)::date
from member join merchant on merchant.code = member.merchant_code
union all
select distinct sign_in.member_id, 'login', (sign_in.at at time zone merchant.zone)::date
from sign_in join member on member.id = sign_in.member_id join merchant on merchant.code = member.merchant_code
union all
select distinct lottery_order.member_id, 'bet', (placed_at at time zone merchant.zone)::date
from lottery_order join merchant on merchant.code = lottery_order.merchant_code
union all
select distinct member_id, 'bet', day from game_round where state <> 'voided';
