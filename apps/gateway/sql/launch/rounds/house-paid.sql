-- The amount that the house paid out for these stakes, for the computation of losses. In games between players one
-- player's loss is another's win: the house keeps only its rake, a twentieth of the valid bet.
-- Locks: none.
-- Callers: branch_volume, contract_volumes, day_losses.
create or replace function house_paid(category text, staked bigint, valid bigint, paid bigint) returns bigint language sql immutable
return case when category = 'PVP' then staked - valid / 20 else paid end;
