-- Adds queued events to the leaderboards and deletes them, so that each counts once. A leaderboard for a VIP level
-- counts the members who have this level when their event is counted.
-- Locks: writes board_score, mission_event.
-- Callers: promotions/missions/follow-events.ts.
create or replace function count_mission_events(ids bigint[], now_at timestamptz) returns void language sql as $$
  with reported as (
    delete from mission_event where id = any (ids) returning *
  ), scores as (
    select existing.id as promotion_id, board_window_of(existing, merchant.zone, reported.day) as began, reported.member_id,
      sum(reported.turnover) as turnover, max(reported.id) as reached
    from reported
    join merchant on merchant.code = reported.merchant_code
    join member on member.id = reported.member_id
    join promotion existing on existing.merchant_code = reported.merchant_code and existing.type = 'MISSION' and existing.state = 'open'
    left join vip_member on vip_member.member_id = reported.member_id
    -- Trial players and the house's own accounts do not compete (source: domain handbook 1.1).
    where member.type in (0, 1, 2) and case existing.audience ->> 'kind'
      when 'all' then true
      when 'agents' then member.type in (1, 2)
      when 'new' then member.registered_at > now_at - make_interval(days => (existing.audience ->> 'days')::integer)
      -- Members have no level if the merchant has switched the VIP club off; like every switch, it is on by default.
      when 'vip' then vip_member.level >= (existing.audience ->> 'level')::integer
        and coalesce((merchant.settings -> 'flags' ->> 'MEMCLUB3')::boolean, true)
      else false end
    group by 1, 2, 3
  )
  insert into board_score as s (promotion_id, began, member_id, score, reached)
  select promotion_id, began, member_id, turnover, reached from scores
  where began is not null and turnover <> 0 and not exists (
    select from board_window settled where settled.promotion_id = scores.promotion_id and settled.began = scores.began)
  order by 1, 2, 3
  on conflict (promotion_id, began, member_id) do update set
    score = s.score + excluded.score, reached = greatest(s.reached, excluded.reached)
$$;
