-- Applies corrections one by one, because they are rare. Of the corrections of a win the one with the highest revision
-- applies: one with a lower revision that arrives later is stored, but moves nothing. Upward corrections are held by
-- the same caps as wins.
-- Locks: writes seamless_transaction, held_win, round_detail; those of correct_round, hold_win.
-- Callers: answer_seamless_calls.
create or replace function resettle_seamless_rounds(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  step seamless_step;
  c seamless_call;
  standing seamless_transaction;
  unpaid bigint;
  difference bigint;
  resettled seamless_step[] := '{}';
begin
  if not exists (select from unnest(steps) s where s.code = 'apply' and (s.call).kind = 'resettle') then
    return steps;
  end if;
  foreach step in array steps loop
    c := step.call;
    if step.code = 'apply' and c.kind = 'resettle' then
      select t.* into strict standing from seamless_transaction t
      where t.vendor = c.vendor and t.member_id = (step.session).member_id and t.round_id = c.round_id
        and (t.transaction_id = c.bet_transaction_id or t.kind = 'resettle' and t.bet_transaction_id = c.bet_transaction_id)
      order by t.revision desc nulls last limit 1;
      insert into seamless_transaction (vendor, transaction_id, reference, kind, member_id, round_id, bet_transaction_id, amount,
        revision, state, fingerprint, at)
      values (c.vendor, c.transaction_id, step.reference, 'resettle', (step.session).member_id, c.round_id, c.bet_transaction_id,
        c.amount, c.revision, 'posted', c.fingerprint, now_at);
      if coalesce(standing.revision, 0) < c.revision then
        -- The stored detail is deleted, so that it is requested from the vendor again.
        delete from round_detail d
        where d.vendor = c.vendor and d.member_id = (step.session).member_id and d.round_id = c.round_id;
      end if;
      if coalesce(standing.revision, 0) < c.revision and standing.amount <> c.amount then
        -- The correction replaces a held or rejected part of the win, which was never paid.
        with replaced as (
          update held_win h set state = 'replaced', decided_at = coalesce(h.decided_at, now_at)
          where h.vendor = c.vendor and h.win_transaction_id = c.bet_transaction_id and h.state in ('held', 'rejected')
          returning h.amount)
        select coalesce(sum(amount), 0) into unpaid from replaced;
        difference := c.amount - standing.amount + unpaid;
        if difference > 0 and exceeds_round_cap(c, step.session, difference) then
          perform hold_win(c, step.session, difference, 'round', now_at);
        elsif difference <> 0 then
          step.moves := correct_round(c, step.session, difference, now_at);
        end if;
      end if;
      step.code := 'resettled';
    end if;
    resettled := resettled || step;
  end loop;
  return resettled;
end $$;
