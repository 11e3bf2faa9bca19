-- The percentage of a valid bet that counts in a game at a merchant: the operator's setting, else 20 for a house edge
-- of 2 % or less, else 100. Null for games between players without a declared edge above zero: only the vendor's report
-- counts.
-- Locks: none.
-- Callers: set_round_percent, write_seamless_rounds, launch/valid-edges.ts.
create or replace function game_percent(at_merchant text, of_node bigint) returns smallint language sql stable as $$
  select coalesce(
    (select percent from game_contribution where merchant_code = at_merchant and node_id = of_node),
    case
      when edge_hundredths is null and category <> 'PVP' then 100
      when edge_hundredths > 200 then 100
      when edge_hundredths > 0 or category <> 'PVP' then 20 end)::smallint
  from game where node_id = of_node
$$;
