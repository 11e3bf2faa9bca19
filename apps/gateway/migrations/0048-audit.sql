-- The audit log: one chain of hashes per merchant, and one for the platform (`-`).

create table audit_chain (
  chain text primary key,
  position bigint not null,
  head bytea not null
);

create table audit_entry (
  id bigint generated always as identity primary key,
  chain text not null,
  -- Number in the chain, without gaps.
  position bigint not null,
  at timestamptz(3) not null default now(),
  -- Mail of the staff account, `system operator`, or the operating-system user of a change before staff existed.
  actor text not null,
  staff_id bigint references staff_account (id),
  role text,
  session_id uuid,
  ip text,
  request_id text,
  merchant_code text references merchant (code),
  vendor text references vendor (code),
  action text not null,
  object text not null,
  reason text,
  approver text,
  change_request_id bigint references change_request (id),
  before jsonb,
  after jsonb,
  -- Warnings shown to the operator with the change.
  warnings text[] not null default '{}',
  result text not null default 'done' check (result in ('done', 'refused', 'read', 'exported')),
  refusal text,
  hash bytea not null check (octet_length(hash) = 32),
  unique (chain, position),
  check ((result = 'refused') = (refusal is not null)),
  check (num_nonnulls(merchant_code, vendor) <= 1)
);
create index audit_entry_chain on audit_entry (chain, id desc);
create index audit_entry_actor on audit_entry (chain, actor, id desc);
create index audit_entry_action on audit_entry (chain, action, id desc);
create index audit_entry_object on audit_entry (chain, object, id desc);
create index audit_entry_vendor on audit_entry (vendor, id desc) where vendor is not null;

-- Copies the operator changes in their order; each hash includes the hash of the previous entry. The hashed fields are
-- the same as in the function audit_fields.
do $$
declare
  change record;
  place bigint;
  previous bytea;
  entry_hash bytea;
  chain_name text;
begin
  for change in select * from operator_change order by id loop
    chain_name := coalesce(change.merchant_code, '-');
    select position, head into place, previous from audit_chain where chain = chain_name;
    place := coalesce(place, 0) + 1;
    previous := coalesce(previous, ''::bytea);
    entry_hash := audit_hash(previous, array[
      chain_name, place::text, extract(epoch from change.at)::text, change.actor, null, null, null, null, null,
      change.merchant_code, change.vendor, change.command, change.subject, null, null, null,
      change.before::text, change.after::text, array_to_string(change.warnings, e'\n'), 'done', null]);
    insert into audit_entry (chain, position, at, actor, merchant_code, vendor, action, object, before, after, warnings, hash)
    values (chain_name, place, change.at, change.actor, change.merchant_code, change.vendor, change.command,
      change.subject, change.before, change.after, change.warnings, entry_hash);
    insert into audit_chain (chain, position, head) values (chain_name, place, entry_hash)
    on conflict (chain) do update set position = excluded.position, head = excluded.head;
  end loop;
end $$;

drop table operator_change;
