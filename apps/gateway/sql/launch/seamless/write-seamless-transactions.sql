-- Stores the transactions of a step. A win on a round settles all bets placed in it so far.
-- Locks: writes seamless_transaction; those of write_applied_transactions.
-- Callers: answer_seamless_calls.
create or replace function write_seamless_transactions(steps seamless_step[], now_at timestamptz) returns void
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform write_applied_transactions(steps, now_at);
  if exists (select from unnest(steps) step where step.code = 'apply' and (step.call).for_round) then
    update seamless_transaction bet set settled = true from unnest(steps) step
    where step.code = 'apply' and (step.call).for_round and bet.member_id = (step.session).member_id
      and bet.vendor = (step.call).vendor and bet.round_id = (step.call).round_id and bet.kind = 'bet'
      and bet.state = 'posted' and not bet.settled;
  end if;
end $$;
