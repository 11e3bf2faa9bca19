-- What members tell of themselves: each merchant asks for what it needs, so most of it is null for most.
create table member_profile (
  member_id bigint primary key references member (id) on delete cascade,
  merchant_code text not null,
  -- E.164. Whoever has shown by a code that a number is his may sign in by it; before that it is a mere note.
  mobile text check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  mobile_verified_at timestamptz,
  email text,
  nickname text,
  payee_name text,
  -- As it was typed; compared without dashes and capitals.
  id_number text,
  qq text,
  facebook text,
  wechat text,
  line text,
  whatsapp text,
  zalo text,
  payment_password_hash text,
  -- Who recommended the site to him.
  recommender_id bigint,
  -- The agent's link that he came by.
  affiliate_code text,
  foreign key (merchant_code, member_id) references member (merchant_code, id) on delete cascade,
  foreign key (merchant_code, recommender_id) references member (merchant_code, id),
  check (mobile_verified_at is null or mobile is not null),
  check (recommender_id <> member_id)
);
create unique index member_profile_mobile on member_profile (merchant_code, mobile) where mobile_verified_at is not null;
create unique index member_profile_id_number on member_profile (
  merchant_code, lower(replace(id_number, '-', ''))) where id_number is not null;
