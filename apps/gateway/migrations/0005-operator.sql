-- Manual changes, with their operators. Inserted in the transaction of the change, never afterwards.
create table operator_change (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  -- Operating-system user.
  who text not null,
  merchant_code text references merchant (code),
  -- Command, for example `flags set`, and its subject, for example `FEEDBACK3`.
  command text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  -- A change to a vendor's games holds at every site that offers them: it names the vendor, not a merchant.
  vendor text references vendor (code),
  -- Warnings shown to the operator with the change: that it pays more than the house edge.
  warnings text[] not null default '{}',
  constraint operator_change_whose check (num_nonnulls(merchant_code, vendor) = 1)
);
create index operator_change_merchant on operator_change (merchant_code, id desc);
create index operator_change_vendor on operator_change (vendor, id desc) where vendor is not null;
