-- All account holders: players, agents, their internal accounts (40 to 42) and trial players (4).
create table member (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  account text not null check (char_length(account) between 1 and 64),
  type smallint not null check (type in (0, 1, 2, 4, 40, 41, 42)),
  -- A trial player has no password: the account lasts as long as its only session.
  password_hash text,
  upline_id bigint,
  status text not null default 'active' check (status in ('active', 'disabled')),
  registered_at timestamptz not null,
  first_login_at timestamptz,
  -- Idempotency-Key of the registration: a repeat finds the member created first.
  created_key text,
  register_url text,
  register_method text,
  -- Network of the registering address; trial accounts are limited by it.
  registered_from text,
  -- Time at which a trial member's data was deleted. The row stays without personal data, because the ledger's
  -- transfers, which are final, reference it.
  wiped_at timestamptz,
  -- Members from the root of the tree down to this one, as `/1/7/42/`: the paths of all downlines, at any depth, begin
  -- with it. Derived from `upline_id`, which is the direct upline only.
  path text not null,
  -- Roots and trial players have no upline.
  constraint member_check1 check (upline_id is null or type not in (2, 4, 42)),
  constraint member_check2 check (upline_id <> id),
  unique (merchant_code, id),
  -- An upline belongs to the same merchant.
  foreign key (merchant_code, upline_id) references member (merchant_code, id),
  constraint member_check3 check (wiped_at is null or (type = 4 and status = 'disabled')),
  -- Members registered by code or social account have no password until they set one; trial players never have one.
  constraint member_trial_password check (type <> 4 or password_hash is null)
);
create unique index member_account on member (merchant_code, lower(account));
create unique index member_created_key on member (merchant_code, created_key) where created_key is not null;
create index member_upline on member (merchant_code, upline_id) where upline_id is not null;
create index member_trial_network on member (merchant_code, registered_from, registered_at) where type = 4;
create index member_trial_left on member (registered_at, id) where type = 4 and wiped_at is null;
create index member_path on member (merchant_code, path text_pattern_ops);
-- Accounts in order: of all members, and of direct downlines. The first index includes all columns that determine team
-- membership, so that a search in a team reads no member rows.
create index member_by_account on member (merchant_code, lower(account) text_pattern_ops) include (id, account, path, type);
create index member_directly_below on member (merchant_code, upline_id, lower(account) text_pattern_ops)
  where upline_id is not null;
-- Direct downlines, latest registration first.
create index member_newest_below on member (merchant_code, upline_id, id desc) where upline_id is not null;
-- Links may register agents too: the limit per network covers all types together.
create index member_registered_network on member (merchant_code, registered_from, registered_at)
  where type <> 4 and registered_from is not null;

-- One session of a browser tab. Only the browser has the token itself.
create table session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  member_id bigint not null references member (id),
  created_at timestamptz not null,
  -- Updated at most once a minute, so that a busy player does not cause a write per call.
  last_seen_at timestamptz not null,
  -- Absolute end of the session; the idle end follows from last_seen_at.
  expires_at timestamptz not null,
  device text not null,
  ip text not null,
  user_agent text not null,
  -- Public id of a session in its member's list of devices: the token's hash is never sent.
  id uuid not null default gen_random_uuid(),
  country text,
  check (expires_at > created_at)
);
create index session_member on session (member_id, created_at);
create index session_expiry on session (expires_at);
create unique index session_id on session (id);
create index session_seen on session (last_seen_at);

-- Wrong passwords, counted by account and by network. Hashed, because people also type their password into the name
-- field.
create table login_failure (
  merchant_code text not null references merchant (code),
  scope text not null,
  subject_hash bytea not null check (octet_length(subject_hash) = 32),
  failures integer not null,
  last_at timestamptz not null,
  primary key (merchant_code, scope, subject_hash),
  -- Attempts are counted by account, by origin (the source), and by network.
  check (scope in ('account', 'source', 'network')),
  -- A row is inserted, and locked, before its attempt is counted.
  check (failures >= 0)
);
create index login_failure_expiry on login_failure (last_at);

-- Captchas that were shown and not answered yet: an answer, right or wrong, deletes one.
create table captcha (
  id uuid primary key,
  merchant_code text not null references merchant (code),
  answer_hash bytea not null check (octet_length(answer_hash) = 32),
  expires_at timestamptz not null
);
create index captcha_expiry on captcha (expires_at);

-- Sign-ins of a member, for the member's own review, and to recognise known places.
create table sign_in (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id) on delete cascade,
  at timestamptz not null,
  method text not null,
  ip text not null,
  network text not null,
  country text,
  device text not null,
  user_agent text not null,
  -- Hash of the browser's own device id; null if it stores nothing.
  device_hash bytea check (octet_length(device_hash) = 32),
  -- Whether the member had signed in with this device, or from this network, before.
  known boolean not null,
  -- Language of the sign-in: messages about the account use that of the last sign-in from a known place, rather than
  -- one chosen by a stranger.
  language text
);
create index sign_in_member on sign_in (member_id, at desc);

-- Public keys of members' devices, used instead of a password. Valid only for the host where they were created.
create table passkey (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references member (id) on delete cascade,
  -- The device's credential id, base64url.
  credential_id text not null unique check (char_length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- Signature counter reported by the device: a decrease indicates a clone.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  host text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- In code points: one visible character may consist of many, so the limit follows from the maximum body size.
  check (char_length(name) between 1 and 960)
);
create index passkey_member on passkey (member_id, created_at);

-- Challenges for devices to sign. An answer, right or wrong, deletes one.
create table passkey_challenge (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  -- Member who adds a passkey; null for a sign-in.
  member_id bigint references member (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

-- Authenticator app of a member: inserted when the secret is shown, and required after confirmation.
create table authenticator (
  member_id bigint primary key references member (id) on delete cascade,
  -- Sealed with SECRETS_KEY: a copy of the database cannot generate codes.
  secret bytea not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  -- Half minute of the last accepted code: no code is accepted twice.
  last_step bigint not null default 0
);

-- One row per unused code; using it deletes it.
create table recovery_code (
  member_id bigint not null references member (id) on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (member_id, code_hash)
);

-- Sign-ins that have passed the password and wait for the second factor.
create table login_challenge (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  member_id bigint not null references member (id) on delete cascade,
  method text not null,
  expires_at timestamptz not null
);
create index login_challenge_expiry on login_challenge (expires_at);
-- A new password cancels its member's sign-ins that wait for the second factor.
create index login_challenge_member on login_challenge (member_id);

-- Changes of an account's security settings, with the apparent origin: for the member's review, and for the operator.
create table security_event (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id) on delete cascade,
  at timestamptz not null,
  kind text not null,
  ip text not null,
  country text,
  device text not null,
  user_agent text not null
);
create index security_event_member on security_event (member_id, at desc);

-- Personal data of members: each merchant requests only some, so most columns are null for most members.
create table member_profile (
  member_id bigint primary key references member (id) on delete cascade,
  merchant_code text not null,
  -- E.164. A number verified by code can be used to sign in; an unverified one is only a note.
  mobile text check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  mobile_verified_at timestamptz,
  email text,
  nickname text,
  payee_name text,
  -- As typed; compared without dashes and case.
  id_number text,
  qq text,
  facebook text,
  wechat text,
  line text,
  whatsapp text,
  zalo text,
  payment_password_hash text,
  -- Member who recommended the site.
  recommender_id bigint,
  -- Agent's link used for the registration.
  affiliate_code text,
  -- Data of the payment password: time of the last change (setting the first one does not count), and consecutive wrong
  -- attempts. An attempt is counted before the comparison, so that simultaneous attempts cannot exceed the limit.
  payment_password_changed_at timestamptz,
  payment_password_tries integer not null default 0 check (payment_password_tries >= 0),
  payment_password_locked_until timestamptz,
  -- Optional per merchant; for the age see `ageOn` of the contract.
  birthday date check (birthday >= '1900-01-01'),
  foreign key (merchant_code, member_id) references member (merchant_code, id) on delete cascade,
  foreign key (merchant_code, recommender_id) references member (merchant_code, id),
  check (mobile_verified_at is null or mobile is not null),
  check (recommender_id <> member_id),
  constraint payment_password_is_hashed check (payment_password_hash is null or payment_password_hash like '$%')
);
create unique index member_profile_mobile on member_profile (merchant_code, mobile) where mobile_verified_at is not null;
create unique index member_profile_id_number on member_profile (
  merchant_code, lower(replace(id_number, '-', ''))) where id_number is not null;
create index member_profile_recommender on member_profile (merchant_code, recommender_id, member_id desc)
  where recommender_id is not null;
create index member_profile_affiliate on member_profile (merchant_code, affiliate_code, member_id desc)
  where affiliate_code is not null;

-- Codes sent to phones. Inserted for unknown numbers too: neither the answer nor its time reveals whether a number
-- exists.
create table verification_code (
  id uuid primary key,
  merchant_code text not null references merchant (code),
  -- Phone number, or email address.
  mobile text not null,
  purpose text not null,
  -- Hash of the code, sealed with the gateway's secret, because six digits can be recovered from a plain hash
  -- immediately.
  code_sealed bytea not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  -- Network of the request. Strangers have separate attempts, so that they cannot use up the owner's.
  network text not null,
  own_tries integer not null default 0,
  other_tries integer not null default 0,
  used_at timestamptz,
  -- Message with the code; null after that is deleted.
  message_id uuid references outbox_message (id) on delete set null,
  -- Whether it was requested by a browser with which the number's member has signed in: such codes are counted
  -- separately, so that strangers cannot use up the member's daily codes.
  known boolean not null default false,
  -- Codes cost money, and some carriers share it with fraudsters: codes are counted by requester, and by the paying
  -- merchant, domestic and abroad.
  abroad boolean not null default false,
  constraint verification_code_purpose_check check (purpose in ('login', 'register', 'reset', 'payment'))
);
create index verification_code_newest on verification_code (merchant_code, mobile, made_at desc);
create index verification_code_made on verification_code (made_at);
create index verification_code_message on verification_code (message_id) where message_id is not null;
create index verification_code_network on verification_code (network, made_at desc);
create index verification_code_merchant on verification_code (merchant_code, abroad, made_at desc);

-- Links by which agents register new members; a member registered by a link is below its agent.
create table affiliate_link (
  merchant_code text not null,
  code text not null check (code ~ '^[A-Za-z0-9-]{3,32}$'),
  member_id bigint not null,
  -- The only domain on which the link may be used; null: any.
  domain text,
  made_at timestamptz not null,
  closed_at timestamptz,
  -- Columns of links that agents create themselves: member type of registrations, end of validity, and rates. Ids
  -- ascend by creation.
  id bigint generated always as identity unique,
  -- 0: player, 1: agent.
  type int not null default 0 check (type in (0, 1)),
  -- End of registrations by this link; null: never.
  ends_at timestamptz check (ends_at > made_at),
  memo text not null default '',
  -- Rates that `agents` stores for registrations by it.
  rates jsonb not null default '{}',
  made_key text,
  primary key (merchant_code, code),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  unique (member_id, made_key),
  -- In code points: one visible character may consist of many, so the limit follows from the maximum body size.
  check (char_length(memo) <= 960)
);
create unique index affiliate_link_code on affiliate_link (merchant_code, lower(code));
create index affiliate_link_of_member on affiliate_link (merchant_code, member_id, id desc);

-- Password-reset links, each valid once; only the email contains the token.
create table password_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  member_id bigint not null references member (id) on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_link_member on password_link (member_id, made_at desc);
create index password_link_made on password_link (made_at);

-- Google and Facebook accounts linked to members. The subject is the provider's account id: email addresses change
-- owners, and are never used for linking.
create table social_identity (
  merchant_code text not null references merchant (code),
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null check (char_length(subject) between 1 and 255),
  member_id bigint not null references member (id) on delete cascade,
  linked_at timestamptz not null,
  primary key (merchant_code, provider, subject)
);
create unique index social_identity_member on social_identity (member_id, provider);

-- Browsers sent to a provider; the secret that proves the provider's answer is sealed here, and never sent through the
-- browser.
create table social_wish (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  merchant_code text not null references merchant (code),
  provider text not null check (provider in ('google', 'facebook')),
  verifier_sealed bytea not null,
  redirect_uri text not null,
  expires_at timestamptz not null
);
create index social_wish_expiry on social_wish (expires_at);

-- Persons with a proven provider account that is linked to no member, who may register with it.
create table social_ticket (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  merchant_code text not null references merchant (code),
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null check (char_length(subject) between 1 and 255),
  -- As verified by the provider.
  email text,
  expires_at timestamptz not null
);
create index social_ticket_expiry on social_ticket (expires_at);

-- Used tokens, until they expire: none can be used twice.
create table used_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  expires_at timestamptz not null
);
create index used_token_expiry on used_token (expires_at);

-- Proof-of-work tasks for visitors who cannot see a captcha. An answer, right or wrong, invalidates one. Kept for a
-- while afterwards, because a network with many requests gets harder ones.
create table work_task (
  id uuid primary key,
  merchant_code text not null references merchant (code),
  purpose text not null,
  -- For a sign-in: hash of the name for which the work is valid.
  subject_hash bytea not null check (octet_length(subject_hash) = 32),
  network text not null,
  bits smallint not null check (bits between 1 and 32),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The /48 or /24 of the network: tasks from it count too.
  wide_network text,
  check (expires_at > made_at),
  constraint work_task_purpose_check check (purpose in ('login', 'register', 'code'))
);
create index work_task_network on work_task (merchant_code, network, made_at);
create index work_task_made on work_task (made_at);
create index work_task_wide_network on work_task (merchant_code, wide_network, made_at);

-- Code by which a member invites others: created on first request, permanent, and revealing nothing about the account.
-- A member registered by it was recommended by its owner, and has no upline from it.
create table invitation_code (
  merchant_code text not null,
  member_id bigint not null,
  -- Upper case; compared case-insensitively.
  code text not null check (code ~ '^[2-9A-HJKMNP-TV-Z]{8}$'),
  made_at timestamptz not null,
  primary key (merchant_code, code),
  unique (member_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);

-- Remaining budgets of text messages, one row per network, block of numbers and merchant. A budget refills steadily:
-- `used_until` is the time when it is full again.
create table code_budget (
  key text primary key,
  used_until timestamptz not null
);
create index code_budget_used_until on code_budget (used_until);

-- Normal forms of account names: lower case, with i and 1 as l, and 0 as o. A new name's form must be unused at its
-- merchant; existing lookalikes keep their members.
create table member_look (
  merchant_code text not null references merchant (code),
  look text not null,
  primary key (merchant_code, look)
);
