-- Where a member stands with a promotion, once or a period of it.
create table promotion_entry (
  id bigint generated always as identity primary key,
  promotion_id bigint not null references promotion (id),
  merchant_code text not null,
  member_id bigint not null,
  -- Of what comes again: a day, a code; empty for what is once and for ever.
  period text not null default '' check (char_length(period) <= 60),
  state text not null check (state in
    ('coming', 'open', 'signed', 'applying', 'rejected', 'issued', 'claimed', 'expired', 'closed')),
  -- What the member wrote with his application, and why it was refused.
  comment text not null default '' check (char_length(comment) <= 140),
  reason text not null default '' check (char_length(reason) <= 400),
  -- The caller's own name for what he did last: repeated, it is done already.
  request_key text,
  changed_at timestamptz(3) not null,
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  unique (promotion_id, member_id, period)
);
create index promotion_entry_of_member on promotion_entry (member_id, promotion_id, id desc);
create index promotion_entry_waiting on promotion_entry (merchant_code, id) where state = 'applying';
create index promotion_entry_signed on promotion_entry (promotion_id) where state = 'signed';

-- What happened to it, in its order; also what somebody wanted and was refused.
create table promotion_step (
  id bigint generated always as identity primary key,
  entry_id bigint not null references promotion_entry (id),
  at timestamptz not null,
  -- Null for the first.
  from_state text,
  to_state text not null,
  refused boolean not null default false,
  who text not null,
  reason text not null default ''
);
create index promotion_step_of on promotion_step (entry_id, id);

-- The only ways that it can go. The rules of the gateway say the same; this holds for whoever writes here.
create function keep_promotion_entry_legal() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (
    ('coming', 'open'), ('open', 'signed'),
    ('signed', 'applying'), ('signed', 'closed'),
    ('applying', 'issued'), ('applying', 'rejected'),
    ('rejected', 'applying'),
    ('issued', 'claimed'), ('issued', 'expired')
  ) then
    raise exception 'ILLEGAL_STATE: % cannot become %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger promotion_entry_goes_legal_ways before update of state on promotion_entry
  for each row when (old.state <> new.state) execute function keep_promotion_entry_legal();

create function keep_promotion_entry() returns trigger language plpgsql as $$
begin
  raise exception 'whose entry it is, and of what, stays' using errcode = 'restrict_violation';
end $$;
create trigger promotion_entry_stays before update on promotion_entry for each row
  when ((old.promotion_id, old.member_id, old.period) is distinct from (new.promotion_id, new.member_id, new.period))
  execute function keep_promotion_entry();
create trigger promotion_entries_begin before insert on promotion_entry for each row
  when (new.state not in ('coming', 'open')) execute function keep_promotion_entry();

create function refuse_to_forget_entries() returns trigger language plpgsql as $$
begin
  raise exception 'what happened to an entry is kept' using errcode = 'restrict_violation';
end $$;
create trigger promotion_entries_are_kept before delete or truncate on promotion_entry
  for each statement execute function refuse_to_forget_entries();
create trigger promotion_steps_are_kept before update or delete or truncate on promotion_step
  for each statement execute function refuse_to_forget_entries();

-- A picture of an application, drawn anew from what was sent; the operator alone sees it. Without an entry: sent, not applied with.
create table promotion_picture (
  id uuid primary key,
  promotion_id bigint not null references promotion (id),
  member_id bigint not null references member (id),
  entry_id bigint references promotion_entry (id),
  picture bytea not null check (octet_length(picture) <= 5242880),
  width integer not null,
  height integer not null,
  at timestamptz(3) not null
);
create index promotion_picture_of on promotion_picture (entry_id) where entry_id is not null;
create index promotion_picture_loose on promotion_picture (member_id, at) where entry_id is null;

-- What a member types in to be given something.
create table promotion_code (
  merchant_code text not null references merchant (code),
  -- Whatever case it is typed in.
  code text not null check (code ~ '^[A-Z0-9-]{4,40}$'),
  promotion_id bigint not null references promotion (id),
  -- How many members may use it; null for any.
  quota integer check (quota > 0),
  used integer not null default 0 check (used >= 0 and (quota is null or used <= quota)),
  -- What it gives, where that is not what its promotion says.
  amount bigint check (amount > 0),
  ends_at timestamptz(3),
  primary key (merchant_code, code)
);
create index promotion_code_of on promotion_code (promotion_id);
