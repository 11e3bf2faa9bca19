-- Whether a member has an open or ended bet of a day that was not voided.
-- Locks: none.
-- Callers: count_team_changes.
create or replace function bet_on(of_member bigint, of_day date) returns boolean language sql stable as $$
  select exists (
    select from play_day where member_id = of_member and day = of_day and outcome <> 'voided' and rounds > 0)
  or exists (
    select from game_round where member_id = of_member and state = 'open' and day = of_day)
  or exists (
    select from lottery_detail detail
    join merchant on merchant.code = detail.merchant_code
    where detail.member_id = of_member and detail.status in (1, 2, 4, 5, 16)
      and detail.placed_at >= of_day::timestamp at time zone merchant.zone
      and detail.placed_at < (of_day + 1)::timestamp at time zone merchant.zone)
$$;
