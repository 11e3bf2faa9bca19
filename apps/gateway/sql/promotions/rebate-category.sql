-- The category whose rebate rate applies: SPORTS for ESPORTS and COCKFIGHT, otherwise the category itself.
-- Locks: none.
-- Callers: promotions/rebates/accrued-rebate.ts.
create or replace function rebate_category(category text) returns text language sql immutable
return case when category in ('ESPORTS', 'COCKFIGHT') then 'SPORTS' else category end;
