-- Refuses bets of members who are excluded or have reached a limit. Wins, rollbacks and ends of rounds are never
-- refused. The vendor receives "account closed" without the reason.
-- Locks: those of responsible_gaming_refusals.
-- Callers: decide_seamless_steps.
create or replace function refuse_by_responsible_gaming(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql as $$
declare
  step seamless_step;
  bets seamless_step[] := array(
    select s from unnest(steps) s where s.code = 'apply' and (s.call).kind = 'bet');
  reasons text[];
  refused seamless_step[] := '{}';
begin
  if cardinality(bets) = 0 then
    return steps;
  end if;
  reasons := responsible_gaming_refusals(
    array(select (s.session).member_id from unnest(bets) with ordinality s (call, session, code, reference, state, moves,
      bet_unknown, win_id, win_paid, win_staked, place) order by place),
    array(select (s.call).amount from unnest(bets) with ordinality s (call, session, code, reference, state, moves,
      bet_unknown, win_id, win_paid, win_staked, place) order by place),
    now_at);
  if array_remove(reasons, null) = '{}' then
    return steps;
  end if;
  foreach step in array bets loop
    if reasons[1] is not null then
      step.code := case reasons[1]
        when 'exclusion' then 'account.disabled' when 'loss' then 'responsible.gaming.loss.limit' else 'responsible.gaming.session.limit' end;
      step.reference := null;
      step.moves := null;
    end if;
    reasons := reasons[2:];
    refused := refused || step;
  end loop;
  return refused || array(
    select s from unnest(steps) s where not (s.code = 'apply' and (s.call).kind = 'bet'));
end $$;
