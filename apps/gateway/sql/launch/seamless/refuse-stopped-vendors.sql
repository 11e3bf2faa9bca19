-- Refuses bets at vendors that an operator has stopped, as if the session had ended. Wins, rollbacks, ends of rounds and
-- repeats of earlier bets are never refused.
-- Locks: none.
-- Callers: decide_seamless_steps.
create or replace function refuse_stopped_vendors(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  step seamless_step;
  decided seamless_step[] := '{}';
  stopped text[] := array(
    select closing.vendor from vendor_closing closing
    where closing.vendor = any (array(
        select distinct (s.call).vendor from unnest(steps) s where s.code = 'apply' and (s.call).kind = 'bet'))
      and closing.stops_bets and (closing.until is null or closing.until > now_at));
begin
  if cardinality(stopped) = 0 then
    return steps;
  end if;
  foreach step in array steps loop
    if step.code = 'apply' and (step.call).kind = 'bet' and (step.call).vendor = any (stopped) then
      step.code := 'seamless.session.expired';
      step.reference := null;
      step.moves := null;
    end if;
    decided := decided || step;
  end loop;
  return decided;
end $$;
