-- Whether a win would exceed the cap of its round, including the jackpot's part.
-- Locks: none.
-- Callers: hold_wins, resettle_seamless_rounds.
create or replace function exceeds_round_cap(c seamless_call, s game_session, pays bigint) returns boolean language plpgsql as $$
declare
  limits record;
begin
  limits := round_cap(c.vendor, s.member_id, c.round_id, coalesce(c.node_id, s.node_id), s.currency);
  return limits.paid + pays > limits.cap and limits.paid + pays > limits.cap + jackpot_room(c, s);
end $$;
