-- Time from which the merchant's user agreement is in effect, by language: {"EN": "2026-01-01T00:00:00.000Z"}. Kept by
-- a trigger on user_agreement. A language is offered to players from then on.
alter table merchant add column agreement_from jsonb not null default '{}' check (jsonb_typeof(agreement_from) = 'object');

update merchant set agreement_from = spoken.since
from (
  select merchant_code, jsonb_object_agg(language, effective_from) as since
  from (
    select merchant_code, language,
      to_char(min(effective_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as effective_from
    from user_agreement, jsonb_object_keys(texts) as language
    group by merchant_code, language
  ) as one
  group by merchant_code
) as spoken
where spoken.merchant_code = merchant.code;

-- The text of the download bar has a text for each language: {"EN": ""}.
update merchant set settings = jsonb_set(settings, '{mobileTemplate,app_desc}',
  case when settings #>> '{mobileTemplate,app_desc}' = '' then '{}'
    else jsonb_build_object(settings ->> 'defaultLanguage', settings #> '{mobileTemplate,app_desc}') end)
where jsonb_typeof(settings #> '{mobileTemplate,app_desc}') = 'string';
