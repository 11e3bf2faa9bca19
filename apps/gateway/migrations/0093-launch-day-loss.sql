-- What the members of a merchant lost on a day of his calendar, in the ledger's units: what they staked in rounds that ended,
-- without what these paid. Who has won is not among them.
create function day_losses(at_merchant text, of_day date)
returns table (member_id bigint, loss bigint) language sql stable as $$
  select played.member_id, (sum(played.staked) - sum(played.paid))::bigint
  from play_day played join member on member.id = played.member_id
  where member.merchant_code = at_merchant and played.day = of_day and played.outcome <> 'voided'
  group by played.member_id having sum(played.staked) > sum(played.paid)
$$;
