-- What a member's ended rounds count for rebates, a day and vertical, in the ledger's units: all that was staked and not taken
-- back, without rounds that gave back what they took where that is a tie or a push. On a machine it is a win like others.
-- Esports and cockfights are games of the vendors of sports. Source: domain handbook 1 and 9.8.
create function rebate_turnover(of_member bigint, until_day date)
returns table (day date, vertical text, turnover bigint) language sql stable as $$
  select played.day, counted.vertical, sum(played.staked)::bigint
  from play_day played
  cross join lateral (
    select case when played.category in ('ESPORTS', 'COCKFIGHT') then 'SPORTS' else played.category end as vertical
  ) counted
  where played.member_id = of_member and played.day <= until_day
    and counted.vertical in ('RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS')
    and (played.outcome <> 'drawn' or counted.vertical in ('RNG', 'FISH'))
  group by played.day, counted.vertical
$$;

-- Who has played on some days, whoever he is: no statement that counts a round changes what is indexed here.
create index play_day_of_day on play_day (day, member_id);
