-- Safeguards of staff: owners, role templates, paged access reviews, the audit log's filters and its verification.

-- Time at which the account became a platform owner for the first time; kept when it is locked, leaves or loses the
-- role, so that owners who are removed are not replaced by one person alone.
alter table staff_account add column owner_since timestamptz;
update staff_account set owner_since = granted.at
from (
  select staff_grant.staff_id, min(staff_grant.granted_at) as at
  from staff_grant join staff_role on staff_role.id = staff_grant.role_id
  where staff_role.merchant_code is null and staff_role.code = 'platform-owner'
  group by 1
) granted
where granted.staff_id = staff_account.id;
create index staff_account_owner on staff_account (id) where owner_since is not null;

-- Language of the console, as a BCP 47 tag; null means that of the browser.
alter table staff_account add column language text;

-- Recoveries of owners on the command line. They wait, so that the notified owners can stop them.
create table owner_recovery (
  id bigint generated always as identity primary key,
  mail text not null check (mail = lower(mail)),
  display_name text not null,
  reason text not null,
  requested_by text not null,
  requested_at timestamptz not null,
  effective_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'cancelled', 'failed')),
  -- Who cancelled it, or why it failed.
  note text not null default ''
);
create unique index owner_recovery_waiting on owner_recovery (mail) where state = 'waiting';
create index owner_recovery_due on owner_recovery (effective_at) where state = 'waiting';

-- Rights of the template that a role has had, or that were rejected: other rights of the template are new.
create table staff_role_known_right (
  role_id bigint not null references staff_role (id),
  permission text not null,
  right_name text not null,
  primary key (role_id, permission, right_name)
);
insert into staff_role_known_right (role_id, permission, right_name)
select role_id, permission, right_name from staff_role_right;

-- Pages of an access review, and those of its undecided items.
create index access_review_item_page on access_review_item (review_id, id);
create index access_review_item_open on access_review_item (review_id, id) where decision is null;
create index staff_grant_page on staff_grant (role_id, staff_id);

-- The audit log is listed by time. Each filter, alone or with a range of time, has an index.
create index audit_entry_time on audit_entry (chain, at desc, id desc);
create index audit_entry_actor_time on audit_entry (chain, actor, at desc, id desc);
create index audit_entry_action_time on audit_entry (chain, action, at desc, id desc);
create index audit_entry_object_time on audit_entry (chain, object, at desc, id desc);
create index audit_entry_result_time on audit_entry (chain, result, at desc, id desc);
drop index audit_entry_chain;
drop index audit_entry_actor;
drop index audit_entry_action;
drop index audit_entry_object;

-- The last verification of each chain, which runs in steps.
create table audit_verification (
  chain text primary key,
  -- End of the chain at the start, up to which it is verified, and its hash.
  until_position bigint not null,
  until_hash bytea not null,
  -- Last verified position, with its hash.
  position bigint not null default 0,
  hash bytea not null default '',
  -- The first problems, as sentences.
  problems text[] not null default '{}',
  requested_by text not null,
  started_at timestamptz not null,
  -- Time of the last step.
  touched_at timestamptz not null,
  finished_at timestamptz
);
