-- An offer of a merchant's: data that his operator edits, by rules of its type.
create table promotion (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[a-z0-9-]{1,40}$'),
  type text not null check (type ~ '^[A-Z_]{3,40}$'),
  -- {"EN": {"title": "", "summary": "", "terms": ""}, ...}: at least one language.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  picture text,
  -- It begins with the one and ends with the other, if it does.
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  position integer not null default 0,
  audience jsonb not null,
  -- How many rewards there are of it, and what they may come to; null for any. What has expired was given all the same.
  quota integer check (quota > 0),
  budget bigint check (budget > 0),
  given_count integer not null default 0,
  given_amount bigint not null default 0,
  reward_days integer not null default 7 check (reward_days between 1 and 365),
  -- How often a reward has to be played before it may leave; zero is not at all.
  multiple_hundredths integer not null default 0 check (multiple_hundredths between 0 and 10000),
  rules jsonb not null,
  state text not null default 'draft' check (state in ('draft', 'open', 'closed')),
  -- When it was opened for the first time: what was before earns nothing.
  opened_at timestamptz(3),
  -- When it was closed by hand; members see it for a few days more.
  closed_at timestamptz(3),
  -- Grows whenever what members read, or what decides, is changed.
  version integer not null default 1,
  check (ends_at > starts_at),
  check (given_count >= 0 and (quota is null or given_count <= quota)),
  check (given_amount >= 0 and (budget is null or given_amount <= budget)),
  check ((state = 'closed') = (closed_at is not null)),
  unique (merchant_code, code)
);

-- How far a periodic promotion has been looked at, by the merchant's calendar.
create table promotion_run (
  promotion_id bigint primary key references promotion (id),
  day date not null
);
