-- The help centre: what players ask most, and the answers.
create table help_article (
  merchant_code text not null references merchant (code),
  -- Names it for whoever writes it, and in addresses: writing the same one again changes it.
  key text not null check (key ~ '^[a-z0-9-]{1,60}$'),
  position integer not null default 0,
  -- {"EN": {"title": "", "content": ""}, ...}: at least one language.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  primary key (merchant_code, key)
);

-- What members agree to. Old versions stay: somebody has agreed to each of them.
create table user_agreement (
  merchant_code text not null references merchant (code),
  version text not null check (char_length(version) between 1 and 40),
  effective_at timestamptz(3) not null,
  -- {"EN": [{"title": "", "content": ""}, ...], ...}: at least one language.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  primary key (merchant_code, version)
);
create index user_agreement_in_force on user_agreement (merchant_code, effective_at desc);
