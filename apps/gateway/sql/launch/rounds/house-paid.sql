-- What the house paid of these stakes, for losses. Between players one loses what another wins: the house keeps its rake
-- alone, a twentieth of the valid bet.
-- Locks: none.
-- Callers: branch_volume, contract_volumes, day_losses.
create or replace function house_paid(vertical text, staked bigint, valid bigint, paid bigint) returns bigint language sql immutable
return case when vertical = 'PVP' then staked - valid / 20 else paid end;
