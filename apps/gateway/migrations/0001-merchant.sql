-- One row a brand. A trial merchant is a row too: it has no host of its own and belongs to the merchant it is the trial of.
create table merchant (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  trial_of text references merchant (code),
  name text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  zone text not null,
  hosts text[] not null default '{}',
  -- What visitors may read as it stands: languages, flags, menu, licence, picture hosts.
  settings jsonb not null,
  registration jsonb not null,
  maintenance boolean not null default false,
  maintenance_until timestamptz,
  -- What a merchant under maintenance says, in each language that it was said in: {"EN": ""}.
  maintenance_texts jsonb not null default '{}' check (jsonb_typeof(maintenance_texts) = 'object'),
  -- Which countries may not use the site; and where some are allowed, none but these. ISO 3166 alpha-2.
  refused_countries text[] not null default '{}',
  allowed_countries text[] not null default '{}',
  -- Who writes to the merchant's members. Without a name of its own it is the merchant's; without an address the gateway's.
  sms_sender text check (sms_sender ~ '^([A-Za-z0-9 ]{1,11}|\+[0-9]{5,15})$'),
  mail_sender text check (mail_sender ~ '^[^@\s]{1,64}@[^@\s]{1,250}$'),
  -- How often what a merchant answers, and his terms, were written by hand. It is part of his settings' version, so open pages
  -- hear of it as of any other change.
  texts_version integer not null default 0,
  -- Countries whose numbers a merchant sends codes to, ISO 3166 alpha-2; none listed: its own and those its site is open for alone.
  code_countries text[] not null default '{}',
  check ((trial_of is null) = (cardinality(hosts) > 0)),
  constraint merchant_countries check (
    array_to_string(refused_countries || allowed_countries, '') ~ '^([A-Z]{2})*$'
    and not refused_countries && allowed_countries
  )
);
create unique index merchant_trial on merchant (trial_of) where trial_of is not null;
