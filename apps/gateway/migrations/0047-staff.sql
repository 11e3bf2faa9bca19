-- Staff of the operator console: accounts, sessions, roles, approvals and access reviews.

create table staff_account (
  id bigint generated always as identity primary key,
  -- The login, in lower case.
  mail text not null unique check (mail = lower(mail)),
  display_name text not null,
  -- Accounts with the same value belong to one person: none of them can decide on a change that another one requested.
  person text not null,
  -- The merchant whose administrators manage the account; null for the platform.
  merchant_code text references merchant (code),
  state text not null default 'invited' check (state in ('invited', 'active', 'locked', 'left')),
  password_hash text,
  -- Secret of the authenticator app, sealed.
  totp_secret bytea,
  -- 30-second step of the last accepted code; a code of this or an earlier step is rejected.
  totp_last_step bigint not null default 0,
  -- From this time on the account has left.
  leaves_at timestamptz,
  last_sign_in_at timestamptz,
  -- Incremented by each change of state, roles or factors.
  version integer not null default 0,
  created_at timestamptz not null,
  invited_by bigint references staff_account (id),
  -- An active account has a passkey, or a password and an authenticator app; checked by the sign-in.
  check (state <> 'active' or password_hash is null or totp_secret is not null)
);
create index staff_account_person on staff_account (person);
create index staff_account_merchant on staff_account (merchant_code, id desc);
create index staff_account_leaving on staff_account (leaves_at) where leaves_at is not null and state <> 'left';

create table staff_passkey (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff_account (id),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkey_account on staff_passkey (staff_id);

-- One-time tokens: links of invitations, challenges of sign-ins and passkeys. Any use deletes them.
create table staff_challenge (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  -- Null for a sign-in by passkey: the passkey names the account.
  staff_id bigint references staff_account (id),
  purpose text not null check (purpose in ('invitation', 'factor', 'passkey')),
  expires_at timestamptz not null
);
create index staff_challenge_account on staff_challenge (staff_id, purpose) where staff_id is not null;
create index staff_challenge_expiry on staff_challenge (expires_at);

create table staff_session (
  id uuid primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  staff_id bigint not null references staff_account (id),
  kind text not null check (kind in ('console', 'cli')),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- The session ends when it is used from another address; a session of the CLI has none.
  ip text,
  user_agent text not null,
  -- Time of the last second factor.
  stepped_up_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('idle', 'expired', 'signed_in_again', 'signed_out', 'other_address', 'revoked')),
  check ((ended_at is null) = (end_reason is null))
);
-- One session at a time.
create unique index staff_session_open on staff_session (staff_id) where ended_at is null;

create table staff_role (
  id bigint generated always as identity primary key,
  -- Null for roles of the platform, which apply to all merchants.
  merchant_code text references merchant (code),
  code text not null,
  name text not null,
  version integer not null default 0,
  unique nulls not distinct (merchant_code, code)
);

create table staff_role_right (
  role_id bigint not null references staff_role (id),
  permission text not null,
  right_name text not null check (right_name in ('propose', 'approve', 'apply', 'skip')),
  -- Limits in the merchant's currency; null means unlimited.
  per_decision bigint check (per_decision >= 0),
  per_day bigint check (per_day >= 0),
  primary key (role_id, permission, right_name)
);

create table staff_grant (
  staff_id bigint not null references staff_account (id),
  role_id bigint not null references staff_role (id),
  granted_at timestamptz not null,
  granted_by text not null,
  primary key (staff_id, role_id)
);
create index staff_grant_role on staff_grant (role_id);

-- Amounts decided per day, permission and right, for the daily limits.
create table staff_limit_use (
  staff_id bigint not null references staff_account (id),
  merchant_code text not null references merchant (code),
  permission text not null,
  right_name text not null,
  day date not null,
  amount bigint not null check (amount >= 0),
  primary key (staff_id, merchant_code, permission, right_name, day)
);

-- Last use of each right, for the report of unused rights.
create table staff_right_use (
  staff_id bigint not null references staff_account (id),
  -- `-` for the platform.
  scope text not null,
  permission text not null,
  right_name text not null,
  last_used_at timestamptz not null,
  primary key (staff_id, scope, permission, right_name)
);

create table staff_network (
  -- `-` for the platform.
  scope text not null,
  network inet not null,
  primary key (scope, network)
);

create table change_request (
  id bigint generated always as identity primary key,
  -- Account and idempotency key: a repeated request is stored once.
  key text not null unique,
  -- Null for the platform.
  merchant_code text references merchant (code),
  action text not null,
  object text not null,
  "values" jsonb not null,
  before jsonb,
  -- Version of the object that the requester saw: the change fails if the object has another version when it is
  -- applied.
  seen_version text not null,
  -- Hash of the columns above. A decision must contain the same hash.
  binding bytea not null check (octet_length(binding) = 32),
  amount bigint check (amount >= 0),
  reason text not null,
  state text not null default 'waiting' check (state in (
    'waiting', 'approved', 'applied', 'rejected', 'void', 'expired', 'failed')),
  proposed_by bigint not null references staff_account (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by bigint references staff_account (id),
  decided_at timestamptz,
  decision_reason text,
  applied_at timestamptz,
  failure text,
  -- Whether the requester applied the change alone, by the right to skip the approval.
  skipped boolean not null default false,
  -- The separation of duties is enforced by the database too, for every caller.
  check (decided_by is distinct from proposed_by or skipped or state in ('void', 'expired')),
  check (state not in ('approved', 'applied', 'rejected') or decided_by is not null)
);
create index change_request_merchant on change_request (merchant_code, id desc);
create index change_request_state on change_request (merchant_code, state, id desc);
create index change_request_expiry on change_request (expires_at) where state = 'waiting';
create index change_request_approved on change_request (id) where state = 'approved';

create table access_review (
  id bigint generated always as identity primary key,
  -- `-` for the platform.
  scope text not null,
  quarter text not null check (quarter ~ '^\d{4}-Q[1-4]$'),
  opened_at timestamptz not null,
  opened_by text not null,
  signed_at timestamptz,
  signed_by text,
  signature text,
  unique (scope, quarter),
  check ((signed_at is null) = (signature is null))
);

create table access_review_item (
  id bigint generated always as identity primary key,
  review_id bigint not null references access_review (id),
  staff_id bigint not null references staff_account (id),
  role_id bigint not null references staff_role (id),
  last_used_at timestamptz,
  decision text check (decision in ('confirmed', 'removed')),
  decided_by text,
  decided_at timestamptz,
  note text not null default '',
  unique (review_id, staff_id, role_id)
);

-- Staff accounts have no merchant: their rows in the sign-in backoff have the merchant code `-`.
alter table login_failure drop constraint login_failure_merchant_code_fkey;
