-- Tree of agents: the roots, and the agents directly below a member, latest registration first. Most members are players,
-- which these indexes leave out.
create index member_root on member (merchant_code, id desc) where upline_id is null and type in (1, 2);
create index member_agent_below on member (merchant_code, upline_id, id desc) where type = 1;

-- Lists of contracts and bills by kind and state, latest first. Lists of several kinds or states merge these.
create index agent_contract_listed on agent_contract (merchant_code, kind, status, id desc);
create index agent_contract_with_downlines on agent_contract (upline_id, id desc) where upline_id is not null;
create index agent_bill_listed on agent_bill (merchant_code, kind, state, id desc);
-- Bills of a member that are not paid.
create index agent_bill_unpaid_of on agent_bill (downline_id)
  where state in ('unapproved', 'unpaid', 'partly_paid', 'upline_insufficient');
create index agent_rebate_of_agent on agent_rebate (agent_id, id desc);

-- Proofs of the team sums that staff requested, by merchant.
create table team_proof (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  requested_by text not null,
  requested_at timestamptz not null,
  -- Null until the result is stored.
  finished_at timestamptz,
  duration_ms integer,
  teams integer,
  sums integer,
  -- Differences as sentences; null without a result: the proof failed.
  problems text[],
  check (finished_at is not null or problems is null)
);
create index team_proof_of_merchant on team_proof (merchant_code, id desc);
-- One at a time: a proof reads all bets.
create unique index team_proof_waiting on team_proof (merchant_code) where finished_at is null;

-- Existing roles that change agents keep what they could do, and can request and approve moves of many members.
insert into staff_role_right (role_id, permission, right_name)
select role_id, 'agents.agent.update', right_name
from (select role_id from staff_role_right where permission = 'agents.agent.update' and right_name = 'apply') held
cross join unnest(array['propose', 'approve']) right_name
on conflict do nothing;
