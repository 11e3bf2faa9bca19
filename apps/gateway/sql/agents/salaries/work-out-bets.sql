-- Computes the salary of up to `at_most` queued bets in order and returns their number; zero while another gateway does
-- so.
-- Locks: advisory 7301164 (tried); writes agent_bet_member, agent_bet_day, agent_bet_line, settled_bet; those of
--   undo_bet_lines.
-- Callers: agents/salaries/pay-by-bet.ts.
create or replace function work_out_bets(at_most integer) returns integer language plpgsql as $$
declare
  ended settled_bet;
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
  for ended in select * from settled_bet order by id limit at_most loop
    for agreed in
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
      counts := ended.turnover;
      if counts < 0 then
        select -undone.counted, -undone.reversed_amount into counts, comes_to
        from undo_bet_lines(agreed.id, ended.member_id, ended.category, -ended.turnover) undone;
        continue when counts = 0;
      end if;
      insert into agent_bet_member as existing values (agreed.id, agreed.day, ended.member_id, counts)
      on conflict (contract_id, day, member_id) do update set turnover = existing.turnover + excluded.turnover
      returning turnover into of_member;
      least_active := agreed.active_from;
      insert into agent_bet_day as existing values (agreed.id, agreed.day, counts,
        (of_member >= least_active)::int - (of_member - counts >= least_active)::int)
      on conflict (contract_id, day) do update set turnover = existing.turnover + excluded.turnover,
        active_members = existing.active_members + excluded.active_members
      returning * into team;
      select * into reached from agent_contract_tier
      where terms_id = agreed.terms_id and min_volume <= team.turnover and active_members <= team.active_members
      order by position desc limit 1;
      if counts > 0 then
        comes_to := coalesce(trunc(counts::numeric * reached.rate_thousandths / 100000), 0)::bigint;
      end if;
      insert into agent_bet_line (contract_id, news_id, terms_id, member_id, category, day, settled_at, turnover, position, amount)
      values (agreed.id, ended.id, agreed.terms_id, ended.member_id, ended.category, agreed.day, ended.settled_at,
        counts, reached.position, comes_to);
    end loop;
    delete from settled_bet where id = ended.id;
    worked_out := worked_out + 1;
  end loop;
  return worked_out;
end $$;
