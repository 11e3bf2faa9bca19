-- With what a merchant's jackpot begins again when it was won; where nothing stands here it begins with nothing.
create table jackpot_seed (
  merchant_code text primary key references merchant (code),
  amount bigint not null check (amount > 0)
);

-- Jackpots that were begun before this was written down begin again as they did then.
insert into jackpot_seed (merchant_code, amount)
select distinct on (t.merchant_code) t.merchant_code, t.amount
from transfer t join account pool on pool.id = t.credit_account and pool.kind = 'jackpot'
where t.code = 8122 order by t.merchant_code, t.occurred_at desc;

-- The postings that begin these jackpots again, after the wins that emptied them.
create type won_jackpot as (merchant_code text, pool bigint, house bigint, vendor text, transaction_id text);

create function jackpot_seed_postings(won won_jackpot[]) returns posting[]
language plpgsql set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return array(
    select row ('jackpot-seed:won:' || w.vendor || ':' || w.transaction_id, 8122, w.house, w.pool, seed.amount,
      'jackpot')::posting
    from unnest(won) w join jackpot_seed seed on seed.merchant_code = w.merchant_code);
end $$;
