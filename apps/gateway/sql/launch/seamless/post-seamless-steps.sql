-- Moves all money of the steps: holds wins above a cap, then posts stakes, payouts and jackpot parts.
-- Locks: those of begin_won_jackpots_again, hold_wins, post_jackpot_parts, post_stakes_and_payouts,
--   with_whole_jackpots.
-- Callers: answer_seamless_calls.
create or replace function post_seamless_steps(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql as $$
declare
  posted seamless_step[] := post_stakes_and_payouts(hold_wins(with_whole_jackpots(steps), now_at), now_at);
begin
  perform post_jackpot_parts(posted, now_at);
  perform begin_won_jackpots_again(posted, now_at);
  return posted;
end $$;
