-- Whether a contract's category includes a category of games. Sports includes esports and cockfights.
-- Locks: none.
-- Callers: branch_volume, contract_gifts, contract_volumes, work_out_bets,
--   agents/salaries/expected-house-wins.ts, promotions/operate/house-edge/committed-rates.ts.
create or replace function contract_covers(category text, vertical text) returns boolean language sql immutable
return category in ('CONS', vertical) or category = 'SPORTS' and vertical in ('ESPORTS', 'COCKFIGHT');
