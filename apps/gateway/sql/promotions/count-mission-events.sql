-- Adds queued messages to the leaderboards, each once: a concurrent caller finds them deleted. A leaderboard for a VIP
-- level counts the members who have it at that moment.
-- Locks: writes board_score, mission_event.
-- Callers: promotions/missions/follow-events.ts.
create or replace function count_mission_events(ids bigint[], now_at timestamptz) returns void language sql as $$
  with told as (
    delete from mission_event where id = any (ids) returning *
  ), more as (
    select kept.id as promotion_id, board_window_of(kept, merchant.zone, told.day) as began, told.member_id,
      sum(told.turnover) as turnover, max(told.id) as reached
    from told
    join merchant on merchant.code = told.merchant_code
    join member on member.id = told.member_id
    join promotion kept on kept.merchant_code = told.merchant_code and kept.type = 'MISSION' and kept.state = 'open'
    left join vip_member on vip_member.member_id = told.member_id
    -- Trial players and the house's own accounts do not compete (source: domain handbook 1.1).
    where member.type in (0, 1, 2) and case kept.audience ->> 'kind'
      when 'all' then true
      when 'agents' then member.type in (1, 2)
      when 'new' then member.registered_at > now_at - make_interval(days => (kept.audience ->> 'days')::integer)
      -- At a merchant without a VIP club members have no level. Like every switch, this one is on by default.
      when 'vip' then vip_member.level >= (kept.audience ->> 'level')::integer
        and coalesce((merchant.settings -> 'flags' ->> 'MEMCLUB3')::boolean, true)
      else false end
    group by 1, 2, 3
  )
  insert into board_score as s (promotion_id, began, member_id, score, reached)
  select promotion_id, began, member_id, turnover, reached from more
  where began is not null and turnover <> 0 and not exists (
    select from board_window settled where settled.promotion_id = more.promotion_id and settled.began = more.began)
  order by 1, 2, 3
  on conflict (promotion_id, began, member_id) do update set
    score = s.score + excluded.score, reached = greatest(s.reached, excluded.reached)
$$;
