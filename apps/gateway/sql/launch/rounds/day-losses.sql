-- Losses of a merchant's members on a day of its calendar, in the ledger's units: stakes of ended rounds less the
-- payouts by the house. Members without a loss are omitted.
-- Locks: none.
-- Callers: promotions/core/types/savior.ts.
create or replace function day_losses(at_merchant text, of_day date)
returns table (member_id bigint, loss bigint) language sql stable as $$
  select played.member_id, sum(played.staked - house_paid(played.category, played.staked, played.valid, played.paid))::bigint
  from play_day played join member on member.id = played.member_id
  where member.merchant_code = at_merchant and played.day = of_day and played.outcome <> 'voided'
  group by played.member_id
  having sum(played.staked - house_paid(played.category, played.staked, played.valid, played.paid)) > 0
$$;
