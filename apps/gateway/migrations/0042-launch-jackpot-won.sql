-- Of a win: the jackpot pays all that it holds, beside the win's own amount.
alter type seamless_call add attribute jackpot_all boolean;

-- Adds to each win of a whole jackpot what the jackpot holds. From here until the end of the transaction nobody else takes
-- from it, so what is read is what is paid: of two winners the later one finds what was put back after the earlier, and
-- where both come in one batch he is given just that.
create function with_whole_jackpots(steps seamless_step[]) returns seamless_step[]
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

-- The jackpots that were emptied by these steps begin again.
create function begin_won_jackpots_again(steps seamless_step[], now_at timestamptz) returns void
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if not exists (select from unnest(steps) step
    where step.code = 'apply' and (step.call).jackpot_all and (step.call).jackpot is not null) then
    return;
  end if;
  perform post_transfers(jackpot_seed_postings(array(
    select distinct on (pool.id) row (pool.merchant_code, pool.id, house.id, c.vendor, c.transaction_id)::won_jackpot
    from unnest(steps) step
    cross join lateral (select (step.call).*) c
    cross join lateral (select (step.session).*) s
    join account pool on pool.merchant_code = s.merchant_code and pool.kind = 'jackpot' and pool.kind <> 'member'
      and pool.vendor is null
    join account house on house.merchant_code = s.merchant_code and house.kind = 'house' and house.kind <> 'member'
      and house.vendor is null
    where step.code = 'apply' and c.jackpot_all and c.jackpot is not null
    order by pool.id, c.vendor, c.transaction_id)), now_at);
end $$;

create or replace function post_seamless_steps(steps seamless_step[], now_at timestamptz) returns seamless_step[]
language plpgsql as $$
declare
  posted seamless_step[] := post_stakes_and_payouts(with_whole_jackpots(steps), now_at);
begin
  perform post_jackpot_parts(posted, now_at);
  perform begin_won_jackpots_again(posted, now_at);
  return posted;
end $$;
