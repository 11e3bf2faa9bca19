-- What a merchant under maintenance says, in each language that it was said in: {"EN": ""}.
alter table merchant add maintenance_texts jsonb not null default '{}' check (jsonb_typeof(maintenance_texts) = 'object');
update merchant set maintenance_texts = jsonb_build_object(settings ->> 'defaultLanguage', maintenance_message)
where maintenance_message <> '';
alter table merchant drop maintenance_message;

-- Which countries may not use the site; and where some are allowed, none but these. ISO 3166 alpha-2.
alter table merchant add refused_countries text[] not null default '{}';
alter table merchant add allowed_countries text[] not null default '{}';
alter table merchant add constraint merchant_countries check (
  array_to_string(refused_countries || allowed_countries, '') ~ '^([A-Z]{2})*$'
  and not refused_countries && allowed_countries
);

-- Who changed what by hand. It is written with the change and never after it.
create table operator_change (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  -- The user of the operating system.
  who text not null,
  merchant_code text not null references merchant (code),
  -- In the words of the command, for example `flags set`, and what it was done to, for example `FEEDBACK3`.
  command text not null,
  subject text not null,
  before jsonb,
  after jsonb
);
create index operator_change_merchant on operator_change (merchant_code, id desc);

create function operator_change_stands() returns trigger language plpgsql as $$
begin
  raise exception 'what was changed by hand stays written';
end $$;
create trigger operator_change_stands before update or delete on operator_change
for each statement execute function operator_change_stands();
