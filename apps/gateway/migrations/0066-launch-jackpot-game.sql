-- Refuses what is given to a jackpot, or won of it, in a game that does not play for it. Who has fed it may win it, though its
-- game was taken out of the class since; and what was answered once is answered so again.
create function refuse_foreign_jackpots(steps seamless_step[]) returns seamless_step[]
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
      -- Of a game or a round that is not there the other rules speak.
      if exists (select from game where game.node_id = played and 'JP' <> all (game.classes)) then
        step.code := 'seamless.jackpot.not_played';
      end if;
    end if;
    decided := decided || step;
  end loop;
  return decided;
end $$;

create or replace function decide_seamless_steps(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql as $$
begin
  return decide_completed_steps(refuse_foreign_jackpots(complete_seamless_steps(steps)), now_at);
end $$;
