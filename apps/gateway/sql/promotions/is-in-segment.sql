-- Whether a member belongs to the audience of a promotion at a time, as `isFor` of promotions/core/participant.ts decides
-- for one member: an active member other than a trial member, in the group. VIP levels are those of now.
-- Locks: none.
-- Callers: promotions/estimate/past/past.ts, promotions/estimate/segment.ts.
create or replace function is_in_segment(of_member member, audience jsonb, at_time timestamptz) returns boolean
language sql stable as $$
  select of_member.type <> 4 and of_member.status = 'active' and case audience ->> 'kind'
    when 'new' then of_member.registered_at > at_time - make_interval(days => (audience ->> 'days')::int)
    when 'agents' then of_member.type not in (0, 4, 40)
    when 'vip' then exists (
      select from vip_member join merchant on merchant.code = vip_member.merchant_code
      where vip_member.member_id = of_member.id and vip_member.level >= (audience ->> 'level')::int
        and coalesce((merchant.settings -> 'flags' ->> 'MEMCLUB3')::boolean, false))
    else true end
$$;
