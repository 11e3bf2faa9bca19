-- Sets the bet of a win on a whole round: the latest bet of the round, preferably one that was not rolled back. Refuses
-- calls for another player than the session's.
-- Locks: none.
-- Callers: decide_seamless_steps.
create or replace function complete_seamless_steps(steps seamless_step[]) returns seamless_step[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  step seamless_step;
  c seamless_call;
  completed seamless_step[] := '{}';
begin
  if not exists (
    select from unnest(steps) s where (s.call).for_round or (s.call).player_id is not null) then
    return steps;
  end if;
  foreach step in array steps loop
    c := step.call;
    if step.code is null and c.player_id <> (step.session).member_id then
      step.code := 'seamless.session.unknown';
    elsif step.code is null and c.for_round then
      select bet.transaction_id into c.bet_transaction_id from seamless_transaction bet
      where bet.member_id = (step.session).member_id and bet.vendor = c.vendor and bet.round_id = c.round_id
        and bet.kind = 'bet'
      order by bet.state = 'voided', bet.reference desc limit 1;
      step.call := c;
    end if;
    completed := completed || step;
  end loop;
  return completed;
end $$;
