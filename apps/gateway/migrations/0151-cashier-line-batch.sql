-- Money that an agent sent to several directly below him at once: each amount is a transfer of its own, and they are all there
-- or none is.
create table line_batch (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  payer_id bigint not null,
  -- The payer's own name for it: repeated, it is the same list.
  request_key text not null,
  lines integer not null check (lines between 1 and 50),
  total bigint not null check (total > 0),
  made_at timestamptz not null,
  payer_balance bigint not null,
  unique (payer_id, request_key),
  foreign key (merchant_code, payer_id) references member (merchant_code, id)
);
create trigger line_batches_are_final before update or delete or truncate on line_batch
  for each statement execute function refuse_to_change_line_transfers();
