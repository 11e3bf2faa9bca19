-- The only definition of the valid bet of an ended round (docs/decisions/0024). `reported` is the vendor's own figure,
-- `percent` comes from `game_percent` when the round begins. Machine games count the whole stake, but nothing if less
-- than a twentieth of it was won or lost, because the player has cashed out immediately or covered all outcomes. All
-- other games count the staked amount that was not returned, at most the stake. Sources: domain handbook 1 and 7.4.
-- Locks: none.
-- Callers: game_round.valid.
create or replace function valid_bet(category text, staked bigint, paid bigint, reported bigint, percent smallint)
returns bigint language sql immutable
return (case
  when reported is not null then least(reported, staked)
  when percent is null then 0
  when category in ('RNG', 'FISH', 'INHOUSE', 'ELOTT', 'LOTT') and abs(paid - staked) * 20 >= staked then staked
  else least(staked, abs(paid - staked)) end) * coalesce(percent, 100) / 100;
