-- Whether a contract's category includes a category of games. Sports includes esports and cockfights.
-- Locks: none.
-- Callers: branch_volume, contract_gifts, contract_volumes, work_out_bets,
--   agents/salaries/expected-house-wins.ts, operator/house-edge/committed-rates.ts.
create or replace function contract_covers(contract_category text, category text) returns boolean language sql immutable
return contract_category in ('CONS', category) or contract_category = 'SPORTS' and category in ('ESPORTS', 'COCKFIGHT');
