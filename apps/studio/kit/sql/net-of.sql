-- Contribution of a round to its session's net result: wins, paid parts and jackpots less the stake, once the stake was
-- accepted. A paid part belongs to the player immediately.
-- Locks: none.
-- Callers: update_session_net, when of trigger net_of_new on round, when of trigger net_of_changed on round.
create or replace function studio.net_of(round studio.round) returns bigint language sql immutable as $$
  select case when round.state in ('held', 'bet_accepted', 'win_sent', 'closed')
    then round.won_cents + round.parts_cents + coalesce(round.jackpot_paid_cents, 0) - round.stake_cents else 0 end
$$;
