-- Applies the rules of transactions, without writing. Each step gets a code: 'apply', or the refusal.
-- Locks: none.
-- Callers: decide_seamless_steps.
create or replace function decide_completed_steps(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  decided seamless_step[];
  may_play bigint[] := members_who_may_play(array(
    select (step.session).member_id from unnest(steps) step where (step.call).kind = 'bet'));
begin
  select array_agg(row (step.call, step.session, ruling.code,
    case when ruling.code = 'apply' then nextval('seamless_reference') else earlier.reference end, earlier.state,
    case
      when ruling.code <> 'apply' then null
      when c.kind in ('bet', 'win') then nullif(c.amount, 0)
      when c.kind = 'rollback' and bet.state = 'posted' then bet.amount end,
    c.kind = 'rollback' and bet.kind is null, null, null, null)::seamless_step)
  into decided
  from unnest(steps) step
  cross join lateral (select (step.call).*) c
  cross join lateral (select (step.session).*) s
  left join seamless_transaction earlier
    on earlier.vendor = c.vendor and earlier.transaction_id = c.transaction_id
  left join seamless_transaction bet
    on bet.vendor = c.vendor and bet.transaction_id = c.bet_transaction_id
  left join game_round round
    on round.vendor = c.vendor and round.member_id = s.member_id and round.round_id = c.round_id
  cross join lateral (select case
    when step.code is not null then step.code
    when c.kind in ('balance', 'look-up') then 'done'
    when c.kind = 'close' then case
      when round.state is null then 'seamless.round.not.found'
      when round.state = 'closed' then 'done'
      else 'apply' end
    -- The id was used before: returns the earlier outcome, or a conflict.
    when earlier.kind <> c.kind or earlier.member_id <> s.member_id or earlier.fingerprint <> c.fingerprint
      then 'seamless.transaction.conflict'
    when earlier.state = 'voided' then 'seamless.transaction.rolled_back'
    when earlier.state = 'posted' then 'done'
    when c.currency <> s.currency then 'seamless.currency.mismatch'
    when c.kind = 'bet' then case
      when c.node_id is null and c.game_id <> s.game_id then 'seamless.game.unknown'
      when s.expires_at <= now_at then 'seamless.session.expired'
      when s.member_id <> all (may_play) then 'account.disabled'
      when round.state = 'closed' then 'seamless.round.closed'
      else 'apply' end
    when c.kind = 'win' then case
      when (bet.kind, bet.member_id, bet.round_id) is distinct from ('bet', s.member_id, c.round_id)
        then 'seamless.bet.not.found'
      when bet.state = 'voided' then 'seamless.bet.rolled_back'
      when round.state = 'closed' then 'seamless.round.closed'
      else 'apply' end
    when c.kind = 'rollback' then case
      when c.transaction_id = c.bet_transaction_id then 'seamless.transaction.conflict'
      when bet.kind is null then 'apply'
      when (bet.kind, bet.member_id, bet.round_id) is distinct from ('bet', s.member_id, c.round_id)
        then 'seamless.transaction.conflict'
      when bet.settled or (bet.state = 'posted' and round.state = 'closed') then 'seamless.bet.settled'
      else 'apply' end
    -- For a correction, `bet` is the corrected win.
    when c.kind = 'resettle' then case
      when round.state is null then 'seamless.round.not.found'
      when round.state = 'voided' then 'seamless.bet.rolled_back'
      when (bet.kind, bet.member_id, bet.round_id) is distinct from ('win', s.member_id, c.round_id)
        then 'seamless.win.not.found'
      when exists (select from seamless_transaction other
        where other.vendor = c.vendor and other.member_id = s.member_id and other.round_id = c.round_id
          and other.bet_transaction_id = c.bet_transaction_id and other.revision = c.revision)
        then 'seamless.transaction.conflict'
      else 'apply' end
    end as code) ruling;
  return decided;
end $$;
