-- Stores requests and their outcomes, which makes repeated calls harmless. For a win the vendor's amount is stored,
-- even when a part is held.
-- Locks: writes seamless_transaction.
-- Callers: write_seamless_transactions.
create or replace function write_applied_transactions(steps seamless_step[], now_at timestamptz) returns void
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if exists (select from unnest(steps) step where step.code = 'apply' and (step.call).kind in ('win', 'rollback')) then
    update seamless_transaction t set
      settled = (step.call).kind = 'win',
      state = case (step.call).kind when 'rollback' then 'voided' else t.state end
    from unnest(steps) step
    where step.code = 'apply' and t.vendor = (step.call).vendor and t.transaction_id = (step.call).bet_transaction_id
      and t.state = 'posted' and not t.settled;

    -- The bet of a rollback that arrived first is stored as rolled back, so that it moves nothing when it arrives.
    insert into seamless_transaction (vendor, transaction_id, kind, member_id, round_id, amount, state, at)
    select (step.call).vendor, (step.call).bet_transaction_id, 'bet', (step.session).member_id, (step.call).round_id, 0,
      'voided', now_at
    from unnest(steps) step where step.code = 'apply' and step.bet_unknown;
  end if;

  insert into seamless_transaction
    (vendor, transaction_id, reference, kind, member_id, round_id, bet_transaction_id, amount, state, fingerprint, at)
  select c.vendor, c.transaction_id, step.reference, c.kind, (step.session).member_id, c.round_id,
    c.bet_transaction_id, case c.kind when 'win' then c.amount else coalesce(step.moves, 0) end, 'posted', c.fingerprint, now_at
  from unnest(steps) step
  cross join lateral (select (step.call).*) c
  where step.code = 'apply' and c.kind <> 'close';
end $$;
