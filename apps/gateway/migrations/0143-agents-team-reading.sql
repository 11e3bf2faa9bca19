-- What these teams come to over days, kind by kind of game, to the last commit: what is counted, and what is still news.
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
  from (
    select * from team_day where agent_id = any (of_agents) and day between from_day and to_day
    union all
    select agent.id, news.day, news.vertical,
      news.rounds, news.betting, news.turnover, news.winning, news.rebate, news.commission, news.promotion,
      news.salary, news.dividend, news.deposit, news.withdrawal, news.transfer_in, news.transfer_out
    from team_news news
    join member on member.id = news.member_id and is_in_teams(member.type)
    cross join unnest(line_of(member.path)) agent (id)
    where news.day between from_day and to_day and agent.id = any (of_agents)) both_parts
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

-- How large these teams are, and what they hold, to the last news.
create function team_sizes(of_agents bigint[]) returns table (agent_id bigint, members bigint, balance bigint)
language sql stable as $$
  select agent_id, sum(members)::bigint, sum(balance)::bigint from (
    select * from team where agent_id = any (of_agents)
    union all
    select agent.id, changed.members, changed.balance
    from team_changes(array(select member_id from team_news union select member_id from team_presence_news)) changed
    cross join unnest(line_of(changed.path)) agent (id)
    where agent.id = any (of_agents)) both_parts
  group by agent_id
$$;

-- How many different people below an agent were there between two days, he himself not.
create function team_attendance(of_agent bigint, of_kind text, from_day date, to_day date) returns bigint
language sql stable as $$
  select (
    coalesce((select sum(members) from team_presence
      where agent_id = of_agent and kind = of_kind and day between from_day and to_day and day_before < from_day), 0)
    - (select count(*) from member where id = of_agent and is_in_teams(type) and exists (select from member_presence kept
        where kept.kind = of_kind and kept.member_id = of_agent and kept.day between from_day and to_day))
    + (select count(distinct fresh.member_id) from (
        select member_id, day, false as is_sure from team_presence_news where kind = of_kind
        union all
        select member_id, day, false from team_news where of_kind = 'bet' and rounds > 0
        union all
        select member_id, day, true from game_round where of_kind = 'bet' and state = 'open') fresh
      join member on member.id = fresh.member_id and is_in_teams(member.type) and member.id <> of_agent
        and of_agent = any (line_of(member.path))
      where fresh.day between from_day and to_day
        and not exists (select from member_presence kept
          where kept.kind = of_kind and kept.member_id = fresh.member_id and kept.day between from_day and to_day)
        and (of_kind <> 'bet' or fresh.is_sure or bet_on(fresh.member_id, fresh.day)))
    -- Whose last bet was taken back, and nobody has counted it.
    - (select count(*) from (
        select member_id from team_news where of_kind = 'bet' and rounds < 0 and day between from_day and to_day
        union
        select member_id from team_presence_news
        where of_kind = 'bet' and kind = 'bet' and day between from_day and to_day) gone
      join member on member.id = gone.member_id and is_in_teams(member.type) and member.id <> of_agent
        and of_agent = any (line_of(member.path))
      where exists (select from member_presence kept
          where kept.kind = 'bet' and kept.member_id = gone.member_id and kept.day between from_day and to_day)
        and not exists (select from game_round
          where game_round.member_id = gone.member_id and state = 'open' and day between from_day and to_day)
        and not exists (select from (
            select day from member_presence kept where kept.kind = 'bet' and kept.member_id = gone.member_id
            union
            select day from team_presence_news news where news.kind = 'bet' and news.member_id = gone.member_id
            union
            select day from team_news news where news.rounds > 0 and news.member_id = gone.member_id) days
          where day between from_day and to_day and bet_on(gone.member_id, day))))::bigint
$$;

-- Accounts in their order, of everybody and of whoever stands directly below somebody.
create index member_by_account on member (merchant_code, lower(account) text_pattern_ops);
create index member_directly_below on member (merchant_code, upline_id, lower(account) text_pattern_ops)
  where upline_id is not null;

create index session_seen on session (last_seen_at);

-- How many people below an agent have been heard of since a moment.
create function team_online(of_agent bigint, since timestamptz) returns bigint language sql stable as $$
  select count(distinct session.member_id) from session
  join member on member.id = session.member_id and is_in_teams(member.type) and member.id <> of_agent
  join member agent on agent.id = of_agent
  where session.last_seen_at > since and member.merchant_code = agent.merchant_code
    and starts_with(member.path, agent.path)
$$;

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

insert into team_presence_news (member_id, kind, day)
select member.id, 'register', (registered_at at time zone merchant.zone)::date
from member join merchant on merchant.code = member.merchant_code
union all
select distinct sign_in.member_id, 'login', (sign_in.at at time zone merchant.zone)::date
from sign_in join member on member.id = sign_in.member_id join merchant on merchant.code = member.merchant_code
union all
select distinct lottery_order.member_id, 'bet', (placed_at at time zone merchant.zone)::date
from lottery_order join merchant on merchant.code = lottery_order.merchant_code;
