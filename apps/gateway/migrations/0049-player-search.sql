-- Staff can search players by each of these columns: by the beginning of a name, and by the exact value of all others.
create index member_profile_any_mobile on member_profile (merchant_code, mobile) where mobile is not null;
create index member_profile_email on member_profile (merchant_code, lower(email)) where email is not null;
create index member_profile_payee on member_profile (merchant_code, lower(payee_name) text_pattern_ops)
  where payee_name is not null;
-- Includes removed cards.
create index bank_card_last_digits on bank_card (merchant_code, last_digits, id desc);
create index bank_card_any_number on bank_card (merchant_code, number_mark);
create index bank_card_any_of_member on bank_card (member_id, id desc);
create index sign_in_ip on sign_in (ip, id desc);
create index sign_in_device on sign_in (device_hash, id desc) where device_hash is not null;
-- Round identifiers are long and numerous: a hash index is smaller than a B-tree. The indexed values never change.
create index game_round_name on game_round using hash (round_id);

-- Parts of an account that staff has blocked. Login is blocked by the status.
alter table member add column blocked_parts text[] not null default '{}'
  constraint member_blocked_parts check (blocked_parts <@ array['deposit', 'bet', 'withdraw']);

-- Notes of staff about a member. They are never changed; the member does not see them.
create table member_note (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  member_id bigint not null,
  at timestamptz not null,
  staff_id bigint not null references staff_account (id),
  author text not null,
  -- Length in code points: one visible character may consist of several.
  text text not null check (char_length(text) between 1 and 32000),
  is_pinned boolean not null,
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index member_note_of_member on member_note (member_id, id desc);
create index member_note_pinned on member_note (member_id, id desc) where is_pinned;
