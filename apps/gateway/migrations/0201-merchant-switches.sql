-- A switch that is not listed is off. Those that counted as on without being listed, and those that nothing has read
-- so far, are listed as on: no merchant loses a function by the rule. The same for the whitelist of the menus, which
-- nothing has read either.
update merchant set settings = jsonb_set(settings, '{whitelabel}', '{
  "REG3": true, "REGISTER_REE3": true, "CAPTCHA3": true, "FREEPLAY3": true, "VERIFICATION3": true, "AFFMAN3": true,
  "REFERRAL": true, "MEMCLUB3": true, "HOMESCREEN3": true, "INBOX3": true, "SECPRIV": true, "GAMSER": true,
  "COMM3": true, "MEMTRANS3": true, "PERSPNL3": true, "AGEINFO3": true, "AGEANNOUNCE3": true, "AGEDOWNMAN3": true
}'::jsonb || coalesce(settings -> 'whitelabel', '{}'));
update merchant set settings = jsonb_set(settings, '{menu}', (
  select coalesce(jsonb_agg(distinct key), '[]') from (
    select jsonb_array_elements_text(coalesce(settings -> 'menu', '[]')) as key
    union select jsonb_object_keys(settings -> 'whitelabel')
    union select unnest(array['HOME', 'PROMOTION', 'DEPOSIT', 'INVITE', 'MEMBER'])
  ) known
));
