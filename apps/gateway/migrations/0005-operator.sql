-- Who changed what by hand. It is written with the change and never after it.
create table operator_change (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  -- The user of the operating system.
  who text not null,
  merchant_code text references merchant (code),
  -- In the words of the command, for example `flags set`, and what it was done to, for example `FEEDBACK3`.
  command text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  -- A change to a vendor's games holds at every site that offers them: it names the vendor, not a merchant.
  vendor text references vendor (code),
  -- What an operator was warned of when a change was made: that it pays more than the house keeps.
  warnings text[] not null default '{}',
  constraint operator_change_whose check (num_nonnulls(merchant_code, vendor) = 1)
);
create index operator_change_merchant on operator_change (merchant_code, id desc);
create index operator_change_vendor on operator_change (vendor, id desc) where vendor is not null;
