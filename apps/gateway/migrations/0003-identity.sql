-- Everybody who can hold money: players, agents, their internal twins (40 to 42) and trial players (4).
create table member (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  account text not null check (char_length(account) between 1 and 64),
  type smallint not null check (type in (0, 1, 2, 4, 40, 41, 42)),
  -- A trial player has no password: the account lasts as long as its one session.
  password_hash text,
  upline_id bigint,
  status text not null default 'active' check (status in ('active', 'disabled')),
  registered_at timestamptz not null,
  first_login_at timestamptz,
  -- The Idempotency-Key of the registration, so that its repetition finds the member it has made.
  created_key text,
  register_url text,
  register_method text,
  -- The network of the address it was opened from; trial accounts are counted by it.
  registered_from text,
  -- When what a trial member left behind was taken away. His row stays, without anything that tells of a person: the ledger's
  -- transfers, which are final, belong to it.
  wiped_at timestamptz,
  -- The line above a member, from the root of his tree down to himself, as `/1/7/42/`: whoever stands below somebody, at whatever
  -- depth, has a path that begins with his. It follows `upline_id`, which says only who stands directly above.
  path text not null,
  -- The root of a tree, and a trial player, has nobody above.
  constraint member_check1 check (upline_id is null or type not in (2, 4, 42)),
  constraint member_check2 check (upline_id <> id),
  unique (merchant_code, id),
  -- An upline is of the same merchant.
  foreign key (merchant_code, upline_id) references member (merchant_code, id),
  constraint member_check3 check (wiped_at is null or (type = 4 and status = 'disabled')),
  -- Members registered by a code, or by an account elsewhere, have no password until they set one; trial players never have one.
  constraint member_trial_password check (type <> 4 or password_hash is null)
);
create unique index member_account on member (merchant_code, lower(account));
create unique index member_created_key on member (merchant_code, created_key) where created_key is not null;
create index member_upline on member (merchant_code, upline_id) where upline_id is not null;
create index member_trial_network on member (merchant_code, registered_from, registered_at) where type = 4;
create index member_trial_left on member (registered_at, id) where type = 4 and wiped_at is null;
create index member_path on member (merchant_code, path text_pattern_ops);
-- Accounts in their order, of everybody and of whoever stands directly below somebody.
-- The first with all that tells whether somebody belongs to a team: a search in it reads no other members.
create index member_by_account on member (merchant_code, lower(account) text_pattern_ops) include (id, account, path, type);
create index member_directly_below on member (merchant_code, upline_id, lower(account) text_pattern_ops)
  where upline_id is not null;
-- Whoever came last below somebody stands first.
create index member_newest_below on member (merchant_code, upline_id, id desc) where upline_id is not null;
-- A link may register agents too: a network makes no more accounts of one kind than of the other.
create index member_registered_network on member (merchant_code, registered_from, registered_at)
  where type <> 4 and registered_from is not null;

-- One signed-in browser tab. The token itself is known to the browser alone.
create table session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  member_id bigint not null references member (id),
  created_at timestamptz not null,
  -- Written at most once a minute: a busy player must not cost a write a call.
  last_seen_at timestamptz not null,
  -- The end of the session whatever its player does; the idle end follows from last_seen_at.
  expires_at timestamptz not null,
  device text not null,
  ip text not null,
  user_agent text not null,
  -- A session as its member sees it in the list of his devices: the token's hash leaves the house for nobody.
  id uuid not null default gen_random_uuid(),
  country text,
  check (expires_at > created_at)
);
create index session_member on session (member_id, created_at);
create index session_expiry on session (expires_at);
create unique index session_id on session (id);
create index session_seen on session (last_seen_at);

-- Wrong passwords, counted for the account they were meant for and for the network they came from. Hashed, because
-- people also type their password where the name belongs.
create table login_failure (
  merchant_code text not null references merchant (code),
  scope text not null,
  subject_hash bytea not null check (octet_length(subject_hash) = 32),
  failures integer not null,
  last_at timestamptz not null,
  primary key (merchant_code, scope, subject_hash),
  -- Tries are counted for the account, for the place that a try comes from (the source), and for the network.
  check (scope in ('account', 'source', 'network')),
  -- A row is written, and locked, before its try is counted.
  check (failures >= 0)
);
create index login_failure_expiry on login_failure (last_at);

-- Pictures that have been shown and not been answered yet: answering one, right or wrong, removes it.
create table captcha (
  id uuid primary key,
  merchant_code text not null references merchant (code),
  answer_hash bytea not null check (octet_length(answer_hash) = 32),
  expires_at timestamptz not null
);
create index captcha_expiry on captcha (expires_at);

-- Every sign-in of a member, for him to look through; and so that he is known again where he has been before.
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
  -- The browser's own number, hashed; none from one that keeps nothing.
  device_hash bytea check (octet_length(device_hash) = 32),
  -- Whether he had signed in with this device, or from this network, before.
  known boolean not null,
  -- In which language somebody signed in: what is written to him about his account is in that of his last familiar sign-in,
  -- not in the one that a stranger at his account has chosen.
  language text
);
create index sign_in_member on sign_in (member_id, at desc);

-- What a member's device signs with in place of a password. It is good at the host where it was made, and nowhere else.
create table passkey (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references member (id) on delete cascade,
  -- The device's own name of the key, base64url.
  credential_id text not null unique check (char_length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- How often the device says it has signed: a smaller number would be a copy.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  host text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- In code points: one character of a reader may be many, so the limit is that of the bytes that a call may carry.
  check (char_length(name) between 1 and 960)
);
create index passkey_member on passkey (member_id, created_at);

-- Questions that a device is to sign. An answer, right or wrong, uses one up.
create table passkey_challenge (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  -- Who adds a key by it; nobody for one that somebody signs in by.
  member_id bigint references member (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

-- The authenticator app of a member: begun when it is shown to him, and asked for from when he has confirmed it.
create table authenticator (
  member_id bigint primary key references member (id) on delete cascade,
  -- Sealed by SECRETS_KEY: a copy of the database makes no codes.
  secret bytea not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: no code is taken twice.
  last_step bigint not null default 0
);

-- One row a code that is left; using it removes it.
create table recovery_code (
  member_id bigint not null references member (id) on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (member_id, code_hash)
);

-- Who has shown the password and has not shown the second factor yet.
create table login_challenge (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  member_id bigint not null references member (id) on delete cascade,
  method text not null,
  expires_at timestamptz not null
);
create index login_challenge_expiry on login_challenge (expires_at);
-- A new password ends the logins of its member that wait for their second factor.
create index login_challenge_member on login_challenge (member_id);

-- What was done to an account's safety, by whom it seems: for its member to look through, and for the operator to look up.
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
  -- The payment password beside its hash: when it was changed last (the first one was not), and how often a wrong one came in a
  -- row. A try is counted before it is looked at, so that any number at once are no more than the few that there are.
  payment_password_changed_at timestamptz,
  payment_password_tries integer not null default 0 check (payment_password_tries >= 0),
  payment_password_locked_until timestamptz,
  -- A merchant may ask for it; see `ageOn` of the contract for the age.
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

-- Codes sent to phones. One is written for a number that nobody has as well: neither the answer nor its time tells which.
create table verification_code (
  id uuid primary key,
  merchant_code text not null references merchant (code),
  -- A number, or the address of a mailbox.
  mobile text not null,
  purpose text not null,
  -- The hash of the code, sealed by the gateway's secret: six digits are guessed from a plain hash in no time.
  code_sealed bytea not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  -- Where it was asked for. Strangers have tries of their own, so that they cannot use up those of the owner.
  network text not null,
  own_tries integer not null default 0,
  other_tries integer not null default 0,
  used_at timestamptz,
  -- What carries it; gone when that is forgotten.
  message_id uuid references outbox_message (id) on delete set null,
  -- Asked for by a browser that the number's member has signed in with: such codes are counted apart, so that strangers who ask
  -- for a member's codes cannot use up what he may have in a day.
  known boolean not null default false,
  -- Codes cost money, and some networks share it with whoever makes them ring: they are counted by who asks, and by the merchant
  -- who pays, at home and abroad.
  abroad boolean not null default false,
  constraint verification_code_purpose_check check (purpose in ('login', 'register', 'reset', 'payment'))
);
create index verification_code_newest on verification_code (merchant_code, mobile, made_at desc);
create index verification_code_made on verification_code (made_at);
create index verification_code_message on verification_code (message_id) where message_id is not null;
create index verification_code_network on verification_code (network, made_at desc);
create index verification_code_merchant on verification_code (merchant_code, abroad, made_at desc);

-- The links by which agents bring new members; who comes by one stands below its agent.
create table affiliate_link (
  merchant_code text not null,
  code text not null check (code ~ '^[A-Za-z0-9-]{3,32}$'),
  member_id bigint not null,
  -- Where alone the link may be used, if only there.
  domain text,
  made_at timestamptz not null,
  closed_at timestamptz,
  -- Links that agents make themselves: what who comes by one becomes, until when it can be used, and with which rates.
  -- In the order in which they were made.
  id bigint generated always as identity unique,
  -- 0 a player, 1 an agent.
  type int not null default 0 check (type in (0, 1)),
  -- From this moment on nobody registers by it; null is never.
  ends_at timestamptz check (ends_at > made_at),
  memo text not null default '',
  -- What `agents` lays down in it for who comes by it.
  rates jsonb not null default '{}',
  made_key text,
  primary key (merchant_code, code),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  unique (member_id, made_key),
  -- In code points: one character of a reader may be many, so the limit is that of the bytes that a call may carry.
  check (char_length(memo) <= 960)
);
create unique index affiliate_link_code on affiliate_link (merchant_code, lower(code));
create index affiliate_link_of_member on affiliate_link (merchant_code, member_id, id desc);

-- Links for a new password, each good once; the token is known to the mailbox alone.
create table password_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  member_id bigint not null references member (id) on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_link_member on password_link (member_id, made_at desc);
create index password_link_made on password_link (made_at);

-- Which account of Google's or Facebook's is whose here. The subject is the provider's own number of it: mail addresses
-- change hands, and are never a link.
create table social_identity (
  merchant_code text not null references merchant (code),
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null check (char_length(subject) between 1 and 255),
  member_id bigint not null references member (id) on delete cascade,
  linked_at timestamptz not null,
  primary key (merchant_code, provider, subject)
);
create unique index social_identity_member on social_identity (member_id, provider);

-- Browsers that we have sent to a provider; what proves that it answers us lies sealed here, and never passes through it.
create table social_wish (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  merchant_code text not null references merchant (code),
  provider text not null check (provider in ('google', 'facebook')),
  verifier_sealed bytea not null,
  redirect_uri text not null,
  expires_at timestamptz not null
);
create index social_wish_expiry on social_wish (expires_at);

-- Who has shown an account that nobody here has linked, and may make one of ours with it.
create table social_ticket (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  merchant_code text not null references merchant (code),
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null check (char_length(subject) between 1 and 255),
  -- As the provider has verified it.
  email text,
  expires_at timestamptz not null
);
create index social_ticket_expiry on social_ticket (expires_at);

-- Tokens that have opened something, until they expire by themselves: none opens anything twice.
create table used_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  expires_at timestamptz not null
);
create index used_token_expiry on used_token (expires_at);

-- Tasks for browsers of people who cannot see a picture. An answer, right or wrong, uses one up. They are kept for a while
-- afterwards, because a network that asks for many gets harder ones.
create table work_task (
  id uuid primary key,
  merchant_code text not null references merchant (code),
  purpose text not null,
  -- Of a login: the name, hashed, at which alone the work is good.
  subject_hash bytea not null check (octet_length(subject_hash) = 32),
  network text not null,
  bits smallint not null check (bits between 1 and 32),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The /48 or /24 of the network: tasks from all over it count too.
  wide_network text,
  check (expires_at > made_at),
  constraint work_task_purpose_check check (purpose in ('login', 'register', 'code'))
);
create index work_task_network on work_task (merchant_code, network, made_at);
create index work_task_made on work_task (made_at);
create index work_task_wide_network on work_task (merchant_code, wide_network, made_at);

-- The code by which a member invites his friends: made when he first asks for it, his for ever, and nobody's account can be
-- read from it. Who registers by it was recommended by him, and stands below nobody's agent for that.
create table invitation_code (
  merchant_code text not null,
  member_id bigint not null,
  -- Capitals, as they are written; compared without them.
  code text not null check (code ~ '^[2-9A-HJKMNP-TV-Z]{8}$'),
  made_at timestamptz not null,
  primary key (merchant_code, code),
  unique (member_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);

-- What is left of the budgets of text messages, one row for each network, block of numbers and merchant. A budget refills
-- steadily: `used_until` is when it is full again.
create table code_budget (
  key text primary key,
  used_until timestamptz not null
);
create index code_budget_used_until on code_budget (used_until);

-- How names look: small letters, with i and 1 as l, and 0 as o. A new name must look like no other of its merchant; names that
-- looked alike before keep their members.
create table member_look (
  merchant_code text not null references merchant (code),
  look text not null,
  primary key (merchant_code, look)
);
