-- What is agreed between an agent and somebody directly below him, or between the merchant and a top agent: who is paid what
-- for his team's play. One a downline, kind and category; those that have ended stay as history. Source: domain handbook 6.8.
create table agent_contract (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  -- Null: the merchant himself, of a top agent.
  upline_id bigint,
  downline_id bigint not null,
  kind text not null check (kind in ('daily_salary', 'hourly_salary', 'realtime_salary', 'dividend')),
  category text not null check (category in ('CONS', 'LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP')),
  -- P: offered. E: in force, other terms are offered. V: in force, one side asks to end it. A: in force. R: declined. C: ended.
  status text not null check (status in ('P', 'E', 'V', 'A', 'R', 'C')),
  -- Counts the steps; who takes one says which version he has before him.
  version integer not null default 1 check (version > 0),
  -- What holds; null before the first is accepted, and what held last of one that has ended.
  terms_id bigint,
  -- What waits for an answer.
  offered_terms_id bigint,
  -- Who asks to end it.
  ending_by text check (ending_by in ('upline', 'downline')),
  made_at timestamptz not null,
  changed_at timestamptz not null,
  foreign key (merchant_code, upline_id) references member (merchant_code, id),
  foreign key (merchant_code, downline_id) references member (merchant_code, id),
  check (upline_id <> downline_id),
  check ((status in ('P', 'E')) = (offered_terms_id is not null)),
  check ((status = 'V') = (ending_by is not null)),
  check (status not in ('E', 'V', 'A') or terms_id is not null)
);
create unique index agent_contract_open on agent_contract (downline_id, kind, category) where status in ('P', 'E', 'V', 'A');
create index agent_contract_of_downline on agent_contract (downline_id, kind, id desc);
create index agent_contract_of_upline on agent_contract (upline_id, kind, id desc);
create index agent_contract_of_merchant on agent_contract (merchant_code, kind, id);
create index agent_contract_with_company on agent_contract (merchant_code, id) where upline_id is null;

-- Each version of what was offered, and from when until when it held: whatever is computed for a day reads it here.
create table agent_contract_terms (
  id bigint generated always as identity primary key,
  contract_id bigint not null references agent_contract (id),
  made_at timestamptz not null,
  -- Null: the merchant.
  made_by bigint,
  -- Null: it was never accepted.
  in_force_from timestamptz,
  in_force_to timestamptz,
  check (in_force_to is null or in_force_to >= in_force_from)
);
create index agent_contract_terms_of on agent_contract_terms (contract_id, id);
create index agent_contract_terms_in_force on agent_contract_terms (contract_id, in_force_from) where in_force_from is not null;

alter table agent_contract
  add foreign key (terms_id) references agent_contract_terms (id),
  add foreign key (offered_terms_id) references agent_contract_terms (id);

-- Amounts are in the ledger's units.
create table agent_contract_tier (
  terms_id bigint not null references agent_contract_terms (id),
  place smallint not null check (place between 1 and 10),
  min_volume bigint not null check (min_volume >= 0 and min_volume % 100 = 0),
  net_loss bigint not null default 0 check (net_loss >= 0 and net_loss % 100 = 0),
  active_members integer not null check (active_members >= 0),
  rate_type text not null check (rate_type in ('P', 'F')),
  -- Thousandths of a per cent: 300 is 0.3 %, 20000 is 20 %.
  rate_thousandths integer check (rate_thousandths between 1 and 100000),
  fixed_amount bigint check (fixed_amount > 0 and fixed_amount % 100 = 0),
  primary key (terms_id, place),
  check ((rate_type = 'P') = (rate_thousandths is not null)),
  check ((rate_type = 'F') = (fixed_amount is not null))
);

-- What happened to it, in its order; also what somebody wanted and was refused.
create table agent_contract_log (
  id bigint generated always as identity primary key,
  contract_id bigint not null references agent_contract (id),
  -- N offered, P the offer changed, A accepted, R declined or taken back, E other terms offered, V asked to end, C ended,
  -- D paid out. Source: domain handbook 6.8.
  action text not null check (action in ('N', 'E', 'C', 'A', 'R', 'V', 'P', 'D')),
  at timestamptz not null,
  -- Of the member who did it; null where nobody of the line did.
  by_member bigint,
  side text not null check (side in ('upline', 'downline', 'company', 'system')),
  -- The operator's name, where one did it.
  who text not null default '',
  -- The version that was before him; null where there was none yet.
  version integer,
  from_status text,
  to_status text,
  to_version integer,
  -- What was offered with it.
  terms_id bigint references agent_contract_terms (id),
  refused boolean not null default false,
  -- The caller's own name for an offer: repeated, it is the same offer.
  request_key text
);
create index agent_contract_log_of on agent_contract_log (contract_id, id);
create unique index agent_contract_log_request on agent_contract_log (by_member, request_key) where request_key is not null;

-- The only ways that a contract can go. The rules of the gateway say the same; this holds for whoever writes here.
create function keep_contract_legal() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('P', 'A'), ('P', 'R'), ('P', 'C'),
    ('A', 'E'), ('A', 'V'), ('A', 'C'),
    ('E', 'A'), ('E', 'C'),
    ('V', 'A'), ('V', 'C')
  ) then
    raise exception 'ILLEGAL_STATE: % cannot become %', old.status, new.status using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger contract_goes_legal_ways before update of status on agent_contract
  for each row when (old.status <> new.status) execute function keep_contract_legal();

create function keep_contract_as_agreed() returns trigger language plpgsql as $$
begin
  raise exception 'a contract stays between the same two, of the same kind' using errcode = 'restrict_violation';
end $$;
create trigger contract_stays_as_agreed before update on agent_contract for each row
  when ((old.merchant_code, old.upline_id, old.downline_id, old.kind, old.category)
    is distinct from (new.merchant_code, new.upline_id, new.downline_id, new.kind, new.category))
  execute function keep_contract_as_agreed();
create trigger contracts_begin_as_offers before insert on agent_contract for each row
  when (new.status <> 'P') execute function keep_contract_as_agreed();

create function refuse_to_forget_contracts() returns trigger language plpgsql as $$
begin
  raise exception 'what was agreed is kept' using errcode = 'restrict_violation';
end $$;
create trigger contracts_are_kept before delete or truncate on agent_contract
  for each statement execute function refuse_to_forget_contracts();
create trigger contract_terms_are_kept before delete or truncate on agent_contract_terms
  for each statement execute function refuse_to_forget_contracts();
create trigger contract_tiers_are_kept before update or delete or truncate on agent_contract_tier
  for each statement execute function refuse_to_forget_contracts();
create trigger contract_log_is_kept before update or delete or truncate on agent_contract_log
  for each statement execute function refuse_to_forget_contracts();

-- Whoever comes to stand below somebody else leaves what he had agreed with the one above him; what was offered to him too.
create function end_contracts_of_moved_member() returns trigger language plpgsql as $$
declare
  now_at timestamptz := clock_timestamp();
  ended agent_contract;
begin
  for ended in
    select * from agent_contract
    where downline_id = new.id and status in ('P', 'E', 'V', 'A') and upline_id is distinct from new.upline_id
    order by id for update
  loop
    update agent_contract_terms set in_force_to = greatest(now_at, in_force_from)
    where id = ended.terms_id and in_force_to is null;
    update agent_contract
    set status = 'C', version = version + 1, offered_terms_id = null, ending_by = null, changed_at = now_at
    where id = ended.id;
    insert into agent_contract_log (contract_id, action, at, side, version, from_status, to_status, to_version)
    values (ended.id, 'C', now_at, 'system', ended.version, ended.status, 'C', ended.version + 1);
  end loop;
  return null;
end $$;
create trigger moved_member_leaves_contracts after update of upline_id on member
  for each row when (old.upline_id is distinct from new.upline_id) execute function end_contracts_of_moved_member();

-- What a merchant says of a kind of contract; where he has said nothing, the handbook's figures hold.
create table agent_contract_settings (
  merchant_code text not null references merchant (code),
  kind text not null check (kind in ('daily_salary', 'hourly_salary', 'realtime_salary', 'dividend')),
  -- Whether new ones are offered; those that there are go on.
  open boolean not null,
  -- Whether players are offered any, besides agents.
  to_players boolean not null,
  -- How many of a kind an agent may have with those below him.
  most_contracts integer not null check (most_contracts between 0 and 100000),
  -- The least lottery series of whoever is offered one; 0 asks for none.
  least_series integer not null check (least_series between 0 and 3000),
  -- What is suggested: as the wire has it.
  tiers jsonb not null,
  primary key (merchant_code, kind)
);
