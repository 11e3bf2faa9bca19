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
  maintenance_message text not null default '',
  check ((trial_of is null) = (cardinality(hosts) > 0))
);

create unique index merchant_trial on merchant (trial_of) where trial_of is not null;
