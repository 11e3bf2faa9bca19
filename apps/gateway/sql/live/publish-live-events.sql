-- Stores live events. Readers request ids above the last one that they received. Therefore ids are assigned under a
-- lock that is held until the transaction ends, so that an id is visible before the next one is assigned.
-- Locks: advisory 7463926; writes live_event.
-- Callers: live/publish-live.ts.
create or replace function publish_live_events(events jsonb, published_at timestamptz) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7463926);
  insert into live_event (merchant_code, member_id, agents_only, type, payload, at)
  select event ->> 'merchantCode', (event ->> 'memberId')::bigint, coalesce((event ->> 'agentsOnly')::boolean, false),
    event ->> 'type', event -> 'payload', published_at
  from jsonb_array_elements(events) with ordinality as given (event, place)
  order by place;
end $$;
