-- The cap of a round, the amount already paid into it, and the hourly cap of its vendor. A round without a stake, such
-- as free spins, has a thousandth of the absolute cap (docs/decisions/0029).
-- Locks: none.
-- Callers: exceeds_round_cap, hold_win, hold_wins, launch/held-wins/hold-record.ts.
create or replace function round_cap(of_vendor text, of_member bigint, of_round text, of_node bigint, of_currency text,
  out cap bigint, out paid bigint, out hour_units bigint) language plpgsql stable as $$
begin
  select least(coalesce(limits.units, 9000000000000000000), case
      when coalesce(round.staked, 0) = 0 then coalesce(limits.units / 1000, limits.multiple * 10000::numeric)
      else round.staked::numeric * limits.multiple end)::bigint,
    coalesce(round.paid, 0), limits.per_hour
  into cap, paid, hour_units
  from (values (1)) one (row)
  left join game_round round
    on round.vendor = of_vendor and round.member_id = of_member and round.round_id = of_round
  left join game on game.node_id = coalesce(round.node_id, of_node)
  left join win_cap own on own.vendor = of_vendor and own.currency = of_currency
  left join win_cap house on house.vendor = '*' and house.currency = of_currency
  left join win_cap usual on usual.vendor = '*' and usual.currency = '*'
  cross join lateral (select
    coalesce(least(game.max_win_multiple, own.multiple), house.multiple, usual.multiple, 10000) as multiple,
    coalesce(own.round_units, house.round_units, usual.round_units) as units,
    coalesce(own.hour_units, house.hour_units, usual.hour_units) as per_hour) limits;
end $$;
