-- Setups of new merchants: what staff has entered until the merchant is created, and what was tried afterwards.
create table merchant_setup (
  id bigint generated always as identity primary key,
  -- Of the call that began it: a repeated one adds nothing.
  key uuid not null,
  staff_id bigint not null references staff_account (id),
  state text not null default 'draft' check (state in ('draft', 'created', 'discarded')),
  -- Steps as the contract declares them (`SetupSteps`).
  steps jsonb not null default '{}',
  version integer not null default 1 check (version >= 1),
  edited_by text not null,
  edited_at timestamptz not null,
  -- The created merchant.
  merchant_code text unique references merchant (code),
  created_at timestamptz,
  -- Whether the merchant still has contents of the demo.
  has_demo boolean not null default false,
  -- Results of the last checks of the site (`SiteCheck`).
  checks jsonb not null default '[]',
  checked_at timestamptz,
  unique (staff_id, key),
  check ((state = 'created') = (merchant_code is not null)),
  check ((state = 'created') = (created_at is not null))
);
create index merchant_setup_page on merchant_setup (id desc) where state <> 'discarded';

alter table merchant
  -- Jurisdiction of the licence (`Jurisdiction`); XX: none of the listed ones.
  add column jurisdiction text not null default 'XX' check (jurisdiction ~ '^[A-Z]{2}(-[A-Z]{2})?$');
