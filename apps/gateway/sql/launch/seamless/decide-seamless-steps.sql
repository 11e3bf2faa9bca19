-- Decides each step: completes it, then applies the rules of jackpots, of transactions, of stopped vendors and of
-- responsible gaming, in this order.
-- Locks: those of refuse_by_responsible_gaming.
-- Callers: answer_seamless_calls.
create or replace function decide_seamless_steps(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql as $$
begin
  return refuse_by_responsible_gaming(
    refuse_stopped_vendors(
      decide_completed_steps(refuse_foreign_jackpots(complete_seamless_steps(steps)), now_at), now_at), now_at);
end $$;
