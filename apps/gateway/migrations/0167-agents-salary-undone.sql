-- A bet that is undone takes back what it gave, and nothing that nobody was given: settlements of our own lottery are undone in
-- other sums than they were made, and a bet from before the contract gave nothing.
drop index agent_bet_line_undone;
-- How much of a bet's turnover was undone since.
alter table agent_bet_line add column undone bigint not null default 0;
update agent_bet_line set undone = turnover where taken_back_by is not null;
alter table agent_bet_line drop column taken_back_by;
create index agent_bet_line_alike on agent_bet_line (contract_id, member_id, vertical, turnover, news_id)
  where undone = 0 and turnover > 0;
create index agent_bet_line_standing on agent_bet_line (contract_id, member_id, vertical, news_id) where undone < turnover;

-- Takes so much of a member's turnover back from what he has played: from the very bet if it can be told, else from his last
-- ones. What is over was never counted here. Tells how much was, and what it had given.
create function undo_bet_lines(
  of_contract bigint, of_member bigint, of_vertical text, to_undo bigint, out counted bigint, out given bigint)
language plpgsql as $$
declare
  line agent_bet_line;
  part bigint;
begin
  counted := 0;
  given := 0;
  select * into line from agent_bet_line
  where contract_id = of_contract and member_id = of_member and vertical = of_vertical
    and turnover = to_undo and undone = 0 and turnover > 0
  order by news_id desc limit 1;
  if found then
    update agent_bet_line set undone = turnover where contract_id = of_contract and news_id = line.news_id;
    counted := to_undo;
    given := line.amount;
    return;
  end if;
  for line in
    select * from agent_bet_line
    where contract_id = of_contract and member_id = of_member and vertical = of_vertical and undone < turnover
    order by news_id desc
  loop
    exit when counted = to_undo;
    part := least(to_undo - counted, line.turnover - line.undone);
    counted := counted + part;
    given := given + (trunc(line.amount::numeric * (line.undone + part) / line.turnover)
      - trunc(line.amount::numeric * line.undone / line.turnover))::bigint;
    update agent_bet_line set undone = undone + part where contract_id = of_contract and news_id = line.news_id;
  end loop;
end $$;

create or replace function work_out_bets(at_most integer) returns integer language plpgsql as $$
declare
  ended settled_news;
  agreed record;
  team agent_bet_day;
  of_member bigint;
  least_active bigint;
  reached agent_contract_tier;
  counts bigint;
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
      counts := ended.turnover;
      if counts < 0 then
        select -undone.counted, -undone.given into counts, comes_to
        from undo_bet_lines(agreed.id, ended.member_id, ended.vertical, -ended.turnover) undone;
        continue when counts = 0;
      end if;
      insert into agent_bet_member as kept values (agreed.id, agreed.day, ended.member_id, counts)
      on conflict (contract_id, day, member_id) do update set turnover = kept.turnover + excluded.turnover
      returning turnover into of_member;
      least_active := agreed.active_from;
      insert into agent_bet_day as kept values (agreed.id, agreed.day, counts,
        (of_member >= least_active)::int - (of_member - counts >= least_active)::int)
      on conflict (contract_id, day) do update set turnover = kept.turnover + excluded.turnover,
        active_members = kept.active_members + excluded.active_members
      returning * into team;
      select * into reached from agent_contract_tier
      where terms_id = agreed.terms_id and min_volume <= team.turnover and active_members <= team.active_members
      order by place desc limit 1;
      if counts > 0 then
        comes_to := coalesce(trunc(counts::numeric * reached.rate_thousandths / 100000), 0)::bigint;
      end if;
      insert into agent_bet_line (contract_id, news_id, terms_id, member_id, vertical, day, settled_at, turnover, place, amount)
      values (agreed.id, ended.id, agreed.terms_id, ended.member_id, ended.vertical, agreed.day, ended.settled_at,
        counts, reached.place, comes_to);
    end loop;
    delete from settled_news where id = ended.id;
    worked_out := worked_out + 1;
  end loop;
  return worked_out;
end $$;
