-- Queues ended bets for the computation of per-bet salaries, in the transaction that counts the bets.
-- Locks: writes settled_bet.
-- Callers: count_team_changes.
create or replace function queue_settled_bets(members bigint[], categories text[], turnovers bigint[], moments timestamptz[])
returns void language plpgsql as $$
begin
  if not exists (select from agent_contract where kind = 'realtime_salary' and status in ('E', 'V', 'A')) then
    return;
  end if;
  insert into settled_bet (member_id, category, turnover, settled_at)
  select ended.member_id, ended.category, ended.turnover, ended.settled_at
  from unnest(members, categories, turnovers, moments)
    with ordinality ended (member_id, category, turnover, settled_at, place)
  join member on member.id = ended.member_id and is_in_teams(member.type)
  where ended.turnover <> 0 and exists (
    select from unnest(line_of(member.path)) above (id)
    join agent_contract contract on contract.downline_id = above.id
      and contract.kind = 'realtime_salary' and contract.status in ('E', 'V', 'A'))
  order by ended.place;
end $$;
