-- Refuses contributions to a jackpot, and wins of it, in games outside of the jackpot class. A player who contributed
-- may still win after the game has left the class, and repeated calls get the same answer as before.
-- Locks: none.
-- Callers: decide_seamless_steps.
create or replace function refuse_foreign_jackpots(steps seamless_step[]) returns seamless_step[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  step seamless_step;
  c seamless_call;
  played bigint;
  decided seamless_step[] := '{}';
begin
  if not exists (
    select from unnest(steps) s where (s.call).jackpot is not null or (s.call).jackpot_all) then
    return steps;
  end if;
  foreach step in array steps loop
    c := step.call;
    if step.code is null and (c.jackpot is not null or c.jackpot_all)
      and not exists (select from seamless_transaction earlier
        where earlier.vendor = c.vendor and earlier.transaction_id = c.transaction_id)
      and not exists (select from transfer fed
        where c.kind = 'win' and fed.key = 'jackpot:' || c.vendor || ':' || c.bet_transaction_id)
    then
      if c.kind = 'bet' then
        played := coalesce(c.node_id, case when c.game_id = (step.session).game_id then (step.session).node_id end);
      else
        select round.node_id into played from game_round round
        where round.vendor = c.vendor and round.member_id = (step.session).member_id and round.round_id = c.round_id;
      end if;
      -- A missing game or round is refused by the other rules.
      if exists (select from game where game.node_id = played and 'JP' <> all (game.classes)) then
        step.code := 'seamless.jackpot.not_played';
      end if;
    end if;
    decided := decided || step;
  end loop;
  return decided;
end $$;
