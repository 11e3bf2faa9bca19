-- Reverses turnover of a member's counted bets, at most the counted amount: of one bet with exactly this turnover if
-- there is one, else of the latest bets. Returns the reversed turnover and the salary that was computed for it.
-- Locks: writes agent_bet_line.
-- Callers: work_out_bets.
create or replace function undo_bet_lines(
  of_contract bigint, of_member bigint, of_category text, to_undo bigint, out counted bigint, out reversed_amount bigint)
language plpgsql as $$
declare
  line agent_bet_line;
  part bigint;
begin
  counted := 0;
  reversed_amount := 0;
  select * into line from agent_bet_line
  where contract_id = of_contract and member_id = of_member and category = of_category
    and turnover = to_undo and reversed_turnover = 0 and turnover > 0
  order by news_id desc limit 1;
  if found then
    update agent_bet_line set reversed_turnover = turnover where contract_id = of_contract and news_id = line.news_id;
    counted := to_undo;
    reversed_amount := line.amount;
    return;
  end if;
  for line in
    select * from agent_bet_line
    where contract_id = of_contract and member_id = of_member and category = of_category and reversed_turnover < turnover
    order by news_id desc
  loop
    exit when counted = to_undo;
    part := least(to_undo - counted, line.turnover - line.reversed_turnover);
    counted := counted + part;
    reversed_amount := reversed_amount + (trunc(line.amount::numeric * (line.reversed_turnover + part) / line.turnover)
      - trunc(line.amount::numeric * line.reversed_turnover / line.turnover))::bigint;
    update agent_bet_line set reversed_turnover = reversed_turnover + part where contract_id = of_contract and news_id = line.news_id;
  end loop;
end $$;
