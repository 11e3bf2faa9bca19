-- Adds the jackpot's balance to each win of a whole jackpot. No other transaction debits the jackpot until this one
-- ends, so the balance that is read here is the amount that is paid. Of two winners, also within one batch, the second
-- receives what was contributed after the first.
-- Locks: the jackpots' rows of account, in id order (for no key update).
-- Callers: post_seamless_steps.
create or replace function with_whole_jackpots(steps seamless_step[]) returns seamless_step[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  step seamless_step;
  c seamless_call;
  pays bigint;
  won text[] := '{}';
  completed seamless_step[] := '{}';
begin
  if not exists (select from unnest(steps) s where s.code = 'apply' and (s.call).jackpot_all) then
    return steps;
  end if;
  perform from account where balance is null and kind = 'jackpot' and kind <> 'member' and vendor is null
    and merchant_code = any (array(
      select (s.session).merchant_code from unnest(steps) s where s.code = 'apply' and (s.call).jackpot_all))
  order by id for no key update;

  foreach step in array steps loop
    c := step.call;
    if step.code = 'apply' and c.jackpot_all then
      if (step.session).merchant_code = any (won) then
        select amount into pays from jackpot_seed where merchant_code = (step.session).merchant_code;
      else
        select sum(part.amount) into pays
        from account pool join jackpot_pool part on part.account_id = pool.id
        where pool.merchant_code = (step.session).merchant_code and pool.kind = 'jackpot' and pool.kind <> 'member'
          and pool.vendor is null;
      end if;
      if pays > 0 then
        won := won || (step.session).merchant_code;
        c.jackpot := pays;
        c.amount := c.amount + pays;
        step.moves := c.amount;
        step.call := c;
      end if;
    end if;
    completed := completed || step;
  end loop;
  return completed;
end $$;
