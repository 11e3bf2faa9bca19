-- What somebody who stands below an agent gets of his bets, from a day of the merchant's calendar on: what was played before a
-- change gives what it gave then. In thousandths of a percent. Whoever has no row has the merchant's usual rate; nobody has more
-- than those above him, whatever stands here. Source: domain handbook 6.2.
create table rebate_ladder (
  member_id bigint not null references member (id),
  vertical text not null check (vertical in ('RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT')),
  from_day date not null,
  thousandths integer not null check (thousandths between 0 and 10000),
  -- His agent then; null: the operator.
  set_by bigint,
  set_at timestamptz not null,
  primary key (member_id, vertical, from_day)
);

-- What a bet gives at most, to its player and all agents above him together: what those have at whom a line begins.
create table rebate_top (
  merchant_code text not null references merchant (code),
  vertical text not null check (vertical in ('RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT')),
  from_day date not null,
  thousandths integer not null check (thousandths between 0 and 10000),
  primary key (merchant_code, vertical, from_day)
);

-- What was said for a member by a day; null where nothing was.
create function ladder_said(of_member bigint, of_vertical text, of_day date) returns integer language sql stable as $$
  select thousandths from rebate_ladder
  where member_id = of_member and vertical = of_vertical and from_day <= of_day
  order by from_day desc limit 1
$$;

-- What bounds a member's rate on a day: the least that was said for anybody from the beginning of his line to himself, and
-- whether anybody there has the usual one. Agents of type 2, and those whom nobody stands above, have the merchant's top instead.
create function ladder_standing(of_member bigint, of_vertical text, of_day date)
returns table (lowest integer, has_usual boolean, has_upline boolean) language sql stable as $$
  select min(said.thousandths),
    bool_or(said.thousandths is null and step.upline_id is not null and step.type <> 2),
    bool_or(step.id = of_member and step.upline_id is not null)
  from member asked
  cross join lateral unnest(string_to_array(trim(both '/' from asked.path), '/')::bigint[]) above (id)
  join member step on step.id = above.id
  cross join lateral (select ladder_said(step.id, of_vertical, of_day) as thousandths) said
  where asked.id = of_member
$$;

-- Esports and cockfights have rates of their own by now, and are paid with sports as before.
create function rebate_vertical(category text) returns text language sql immutable
return case when category in ('ESPORTS', 'COCKFIGHT') then 'SPORTS' else category end;

create or replace function rebate_turnover(of_member bigint, until_day date)
returns table (day date, vertical text, turnover bigint) language sql stable as $$
  select played.day, played.category, sum(played.staked)::bigint
  from play_day played
  where played.member_id = of_member and played.day <= until_day
    and played.category in ('RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT')
    and (played.outcome <> 'drawn' or played.category in ('RNG', 'FISH'))
  group by played.day, played.category
$$;

-- What has had its rebate as sports, told apart; together it stays the same.
with told_apart as (
  insert into rebate_mark (member_id, day, vertical, turnover)
  select mark.member_id, mark.day, played.category, sum(played.staked)::bigint
  from rebate_mark mark
  join play_day played on played.member_id = mark.member_id and played.day = mark.day
  where mark.vertical = 'SPORTS' and played.category in ('ESPORTS', 'COCKFIGHT') and played.outcome <> 'drawn'
  group by mark.member_id, mark.day, played.category
  returning member_id, day, turnover
)
update rebate_mark mark set turnover = mark.turnover - apart.turnover
from (select member_id, day, sum(turnover)::bigint as turnover from told_apart group by member_id, day) apart
where mark.member_id = apart.member_id and mark.day = apart.day and mark.vertical = 'SPORTS';
