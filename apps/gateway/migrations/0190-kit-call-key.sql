-- The keys of calls that took effect, each written in the transaction of that effect; and the keys that were cancelled because their
-- caller asked before they took effect: a call with such a key is refused, however late it arrives.
create table call_key (
  member_id bigint not null,
  key text not null check (char_length(key) between 1 and 80),
  merchant_code text not null,
  is_cancelled boolean not null,
  at timestamptz not null default now(),
  primary key (member_id, key),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index call_key_at on call_key (at);
