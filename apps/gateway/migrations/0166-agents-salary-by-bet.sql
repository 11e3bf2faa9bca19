-- Salaries that are paid for every bet as it ends. Whoever counts hands on the bets of those above whom somebody has such a
-- contract; they wait in their order.
create index agent_contract_by_bet on agent_contract (downline_id) where kind = 'realtime_salary' and status in ('E', 'V', 'A');

create or replace function note_settled(members bigint[], verticals text[], turnovers bigint[], moments timestamptz[])
returns void language plpgsql as $$
begin
  if not exists (select from agent_contract where kind = 'realtime_salary' and status in ('E', 'V', 'A')) then
    return;
  end if;
  insert into settled_news (member_id, vertical, turnover, settled_at)
  select ended.member_id, ended.vertical, ended.turnover, ended.settled_at
  from unnest(members, verticals, turnovers, moments)
    with ordinality ended (member_id, vertical, turnover, settled_at, place)
  join member on member.id = ended.member_id and is_in_teams(member.type)
  where ended.turnover <> 0 and exists (
    select from unnest(line_of(member.path)) above (id)
    join agent_contract contract on contract.downline_id = above.id
      and contract.kind = 'realtime_salary' and contract.status in ('E', 'V', 'A'))
  order by ended.place;
end $$;

-- What a team has come to today, bet by bet, for each such contract.
create table agent_bet_day (
  contract_id bigint not null,
  day date not null,
  turnover bigint not null,
  active_members integer not null,
  primary key (contract_id, day)
) with (fillfactor = 70);

create table agent_bet_member (
  contract_id bigint not null,
  day date not null,
  member_id bigint not null,
  turnover bigint not null,
  primary key (contract_id, day, member_id)
) with (fillfactor = 70);

-- What each bet came to, by the row that was reached with it; whatever is reached later changes no earlier one.
create table agent_bet_line (
  contract_id bigint not null,
  news_id bigint not null,
  terms_id bigint not null,
  member_id bigint not null,
  vertical text not null,
  day date not null,
  settled_at timestamptz not null,
  -- Below zero of a bet that was undone.
  turnover bigint not null,
  -- The row that was reached; null where none was.
  place smallint,
  amount bigint not null,
  -- The later line that takes this one back.
  taken_back_by bigint,
  -- Whether it is in a bill, or in what is left for the next.
  is_billed boolean not null default false,
  bill_id bigint references agent_bill (id),
  primary key (contract_id, news_id)
);
create index agent_bet_line_waits on agent_bet_line (contract_id, day) where not is_billed;
create index agent_bet_line_of_bill on agent_bet_line (bill_id) where bill_id is not null;
create index agent_bet_line_undone on agent_bet_line (contract_id, member_id, vertical, turnover) where taken_back_by is null;

-- What is too little to be paid, or below zero where more was undone than earned: it counts in the next bill.
create table agent_bet_left (
  contract_id bigint primary key,
  amount bigint not null
);

-- Works out so many of the bets that wait, in their order, and tells how many; zero while another gateway is at it.
create function work_out_bets(at_most integer) returns integer language plpgsql as $$
declare
  ended settled_news;
  agreed record;
  team agent_bet_day;
  of_member bigint;
  least bigint;
  reached agent_contract_tier;
  undone agent_bet_line;
  comes_to bigint;
  worked_out integer := 0;
begin
  if not pg_try_advisory_xact_lock(7301164) then
    return 0;
  end if;
  for ended in select * from settled_news order by id limit at_most loop
    for agreed in
      select contract.id, terms.id as terms_id, (ended.settled_at at time zone merchant.zone)::date as day,
        coalesce(pay.active_daily, 1000000) as active_from
      from member
      cross join unnest(line_of(member.path)) above (id)
      join agent_contract contract on contract.downline_id = above.id and contract.kind = 'realtime_salary'
        and contract_covers(contract.category, ended.vertical)
      join agent_contract_terms terms on terms.contract_id = contract.id
        and terms.in_force_from <= ended.settled_at
        and (terms.in_force_to is null or terms.in_force_to > ended.settled_at)
      join merchant on merchant.code = contract.merchant_code
      left join agent_pay_terms pay on pay.merchant_code = contract.merchant_code
      where member.id = ended.member_id
      order by contract.id
    loop
      insert into agent_bet_member as kept values (agreed.id, agreed.day, ended.member_id, ended.turnover)
      on conflict (contract_id, day, member_id) do update set turnover = kept.turnover + excluded.turnover
      returning turnover into of_member;
      least := agreed.active_from;
      insert into agent_bet_day as kept values (agreed.id, agreed.day, ended.turnover,
        (of_member >= least)::int - (of_member - ended.turnover >= least)::int)
      on conflict (contract_id, day) do update set turnover = kept.turnover + excluded.turnover,
        active_members = kept.active_members + excluded.active_members
      returning * into team;
      select * into reached from agent_contract_tier
      where terms_id = agreed.terms_id and min_volume <= team.turnover and active_members <= team.active_members
      order by place desc limit 1;
      comes_to := coalesce(trunc(ended.turnover::numeric * reached.rate_thousandths / 100000), 0)::bigint;
      if ended.turnover < 0 then
        -- The very bet that is undone, if it can be told: it takes back what it gave.
        select * into undone from agent_bet_line
        where contract_id = agreed.id and member_id = ended.member_id and vertical = ended.vertical
          and turnover = -ended.turnover and taken_back_by is null
        order by news_id desc limit 1;
        if found then
          comes_to := -undone.amount;
          update agent_bet_line set taken_back_by = ended.id
          where contract_id = agreed.id and news_id = undone.news_id;
        end if;
      end if;
      insert into agent_bet_line (contract_id, news_id, terms_id, member_id, vertical, day, settled_at, turnover, place, amount)
      values (agreed.id, ended.id, agreed.terms_id, ended.member_id, ended.vertical, agreed.day, ended.settled_at,
        ended.turnover, reached.place, comes_to);
    end loop;
    delete from settled_news where id = ended.id;
    worked_out := worked_out + 1;
  end loop;
  return worked_out;
end $$;
