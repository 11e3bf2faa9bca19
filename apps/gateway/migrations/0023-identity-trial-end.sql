-- When what a trial member left behind was taken away. His row stays, without anything that tells of a person: the ledger's
-- transfers, which are final, belong to it.
alter table member add column wiped_at timestamptz;
alter table member add check (wiped_at is null or (type = 4 and status = 'disabled'));
create index member_trial_left on member (registered_at, id) where type = 4 and wiped_at is null;
