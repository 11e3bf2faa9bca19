-- One row per brand. A trial merchant is a row too: it has no host, and belongs to the merchant whose trial it is.
create table merchant (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  trial_of text references merchant (code),
  name text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  zone text not null,
  hosts text[] not null default '{}',
  -- Public settings: languages, flags, menu, licence, picture hosts.
  settings jsonb not null,
  registration jsonb not null,
  maintenance boolean not null default false,
  maintenance_until timestamptz,
  -- Maintenance message by language: {"EN": ""}.
  maintenance_texts jsonb not null default '{}' check (jsonb_typeof(maintenance_texts) = 'object'),
  -- Refused countries; if some are allowed, all others are refused. ISO 3166 alpha-2.
  refused_countries text[] not null default '{}',
  allowed_countries text[] not null default '{}',
  -- Sender of messages to the merchant's members. Defaults: the merchant's name, and the gateway's address.
  sms_sender text check (sms_sender ~ '^([A-Za-z0-9 ]{1,11}|\+[0-9]{5,15})$'),
  mail_sender text check (mail_sender ~ '^[^@\s]{1,64}@[^@\s]{1,250}$'),
  -- Number of manual changes of help and terms. Part of the settings version, so that open pages are notified as of any
  -- other change.
  texts_version integer not null default 0,
  -- Countries whose numbers get codes, ISO 3166 alpha-2; if empty, the currency's country and those to which the site
  -- is restricted.
  code_countries text[] not null default '{}',
  check ((trial_of is null) = (cardinality(hosts) > 0)),
  constraint merchant_countries check (
    array_to_string(refused_countries || allowed_countries, '') ~ '^([A-Z]{2})*$'
    and not refused_countries && allowed_countries
  )
);
create unique index merchant_trial on merchant (trial_of) where trial_of is not null;
