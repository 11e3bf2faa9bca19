-- What a member has to play before what he was credited may leave. All his turnover is one line, on which each requirement has
-- its piece behind the one before it: the first is met first, and how far each is done needs no writing when he plays.
create table turnover_requirement (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  -- Once and for ever at the merchant.
  key text not null check (char_length(key) between 1 and 200),
  member_id bigint not null,
  currency text not null,
  cause text not null check (cause in ('deposit', 'bonus', 'grant')),
  -- What has to be played so many times.
  amount bigint not null check (amount > 0),
  multiple_hundredths integer not null check (multiple_hundredths > 0),
  -- Where its piece begins and ends, in hundredths of the ledger's units as the line is counted.
  from_turnover bigint not null,
  to_turnover bigint not null,
  made_at timestamptz not null,
  unique (merchant_code, key),
  constraint piece_is_as_long_as_required check (to_turnover - from_turnover = amount * multiple_hundredths)
);

-- The open ones of a member in their order; no two begin at one place.
create unique index turnover_requirement_piece on turnover_requirement (member_id, to_turnover);
create unique index turnover_requirement_begin on turnover_requirement (member_id, from_turnover);
