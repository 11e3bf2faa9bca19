-- Computes the salaries of up to `at_most` queued bets in order and returns the number of bets; zero while another
-- gateway computes.
-- Locks: advisory 7301164 (tried); writes agent_bet_member, agent_bet_day, agent_bet_line, settled_bet; those of
--   undo_bet_lines.
-- Callers: agents/salaries/pay-by-bet.ts.
create or replace function work_out_bets(at_most integer) returns integer language plpgsql as $$
declare
  ended settled_bet;
  contract_in_force record;
  team agent_bet_day;
  member_turnover bigint;
  active_minimum bigint;
  reached agent_contract_tier;
  turnover_change bigint;
  salary_amount bigint;
  computed_count integer := 0;
begin
  if not pg_try_advisory_xact_lock(7301164) then
    return 0;
  end if;
  for ended in select * from settled_bet order by id limit at_most loop
    for contract_in_force in
      select contract.id, terms.id as terms_id, (ended.settled_at at time zone merchant.zone)::date as day,
        coalesce(pay.active_daily, 1000000) as active_from
      from member
      cross join unnest(line_of(member.path)) above (id)
      join agent_contract contract on contract.downline_id = above.id and contract.kind = 'realtime_salary'
        and contract_covers(contract.category, ended.category)
      join agent_contract_terms terms on terms.contract_id = contract.id
        and terms.in_force_from <= ended.settled_at
        and (terms.in_force_to is null or terms.in_force_to > ended.settled_at)
      join merchant on merchant.code = contract.merchant_code
      left join agent_pay_terms pay on pay.merchant_code = contract.merchant_code
      where member.id = ended.member_id
      order by contract.id
    loop
      turnover_change := ended.turnover;
      if turnover_change < 0 then
        select -undone.counted, -undone.reversed_amount into turnover_change, salary_amount
        from undo_bet_lines(contract_in_force.id, ended.member_id, ended.category, -ended.turnover) undone;
        continue when turnover_change = 0;
      end if;
      insert into agent_bet_member as existing values (contract_in_force.id, contract_in_force.day, ended.member_id, turnover_change)
      on conflict (contract_id, day, member_id) do update set turnover = existing.turnover + excluded.turnover
      returning turnover into member_turnover;
      active_minimum := contract_in_force.active_from;
      insert into agent_bet_day as existing values (contract_in_force.id, contract_in_force.day, turnover_change,
        (member_turnover >= active_minimum)::int - (member_turnover - turnover_change >= active_minimum)::int)
      on conflict (contract_id, day) do update set turnover = existing.turnover + excluded.turnover,
        active_members = existing.active_members + excluded.active_members
      returning * into team;
      select * into reached from agent_contract_tier
      where terms_id = contract_in_force.terms_id and min_volume <= team.turnover and active_members <= team.active_members
      order by position desc limit 1;
      if turnover_change > 0 then
        salary_amount := coalesce(trunc(turnover_change::numeric * reached.rate_thousandths / 100000), 0)::bigint;
      end if;
      insert into agent_bet_line (contract_id, news_id, terms_id, member_id, category, day, settled_at, turnover, position, amount)
      values (contract_in_force.id, ended.id, contract_in_force.terms_id, ended.member_id, ended.category, contract_in_force.day, ended.settled_at,
        turnover_change, reached.position, salary_amount);
    end loop;
    delete from settled_bet where id = ended.id;
    computed_count := computed_count + 1;
  end loop;
  return computed_count;
end $$;
