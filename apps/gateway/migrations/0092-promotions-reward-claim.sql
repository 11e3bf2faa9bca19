-- What gave a reward, how it is to be played, and by which entry it is followed.
alter table reward
  add column promotion_id bigint references promotion (id),
  add column entry_id bigint unique references promotion_entry (id),
  add column type text check (type ~ '^[A-Z_]{3,40}$'),
  add column multiple_hundredths integer not null default 0 check (multiple_hundredths between 0 and 10000),
  -- Whether the member's pages were told that it waits no longer.
  add column expiry_told boolean not null default false,
  add check (claimed_at < expires_at);
create index reward_of_member on reward (member_id, id desc);
create index reward_expiring on reward (expires_at) where status = 'issued' and not expiry_told;

create function keep_reward() returns trigger language plpgsql as $$
begin
  raise exception 'a reward stays what was granted' using errcode = 'restrict_violation';
end $$;
create trigger reward_stays_as_granted before update on reward for each row
  when (old.status = 'claimed' or (old.member_id, old.key, old.amount, old.currency, old.multiple_hundredths)
    is distinct from (new.member_id, new.key, new.amount, new.currency, new.multiple_hundredths))
  execute function keep_reward();
create trigger rewards_are_kept before delete or truncate on reward
  for each statement execute function keep_reward();
