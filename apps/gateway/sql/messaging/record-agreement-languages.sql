-- Sets `agreement_from` of a merchant: the time from which its user agreement is in effect in each language. The
-- merchant's row is locked first, so that the last of several simultaneous changes includes them all.
-- Locks: row of merchant.
-- Callers: trigger agreement_has_languages on user_agreement.
create or replace function record_agreement_languages() returns trigger language plpgsql as $$
declare
  of_merchant text := coalesce(new.merchant_code, old.merchant_code);
begin
  perform from merchant where code = of_merchant for no key update;
  update merchant set agreement_from = (
    select coalesce(jsonb_object_agg(language, effective_from), '{}')
    from (
      select language, to_char(min(effective_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as effective_from
      from user_agreement, jsonb_object_keys(texts) as language
      where merchant_code = of_merchant
      group by language
    ) as localized
  ) where code = of_merchant;
  return null;
end $$;
