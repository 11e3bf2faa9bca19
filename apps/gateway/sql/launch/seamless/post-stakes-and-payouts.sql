-- Moves the money of the steps to be applied; refuses a step that exceeds the balance.
-- Locks: those of post_transfers.
-- Callers: post_seamless_steps.
create or replace function post_stakes_and_payouts(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql as $$
declare
  moving seamless_step[] := array(
    select step from unnest(steps) step where step.code = 'apply' and step.moves is not null);
  postings posting[] := array(
    select row (
      'game:' || c.vendor || ':' || c.transaction_id,
      case c.kind when 'bet' then 3200 when 'win' then 3100 else 3106 end,
      case c.kind when 'bet' then (step.session).account_id else (step.session).counter_account_id end,
      case c.kind when 'bet' then (step.session).counter_account_id else (step.session).account_id end,
      step.moves, c.vendor || ':' || c.round_id)::posting
    from unnest(moving) step
    cross join lateral (select (step.call).*) c);
  outcomes text[];
begin
  if cardinality(moving) = 0 then
    return steps;
  end if;
  outcomes := post_transfers(postings, now_at);
  return array(
    select step from unnest(steps) step where step.code <> 'apply' or step.moves is null
    union all
    select row (call, session, case outcome
      when 'posted' then code
      when 'overdrawn' then 'account.balance.not.enough'
      else 'seamless.transaction.conflict' end,
      reference, state, moves, bet_unknown, null, null, null)::seamless_step
    from unnest(moving, outcomes) as step (call, session, code, reference, state, moves, bet_unknown, win_id, win_paid,
      win_staked, outcome));
end $$;
