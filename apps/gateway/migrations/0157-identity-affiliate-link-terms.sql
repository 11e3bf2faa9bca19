-- Links that agents make themselves: what who comes by one becomes, until when it can be used, and with which rates.
alter table affiliate_link
  -- In the order in which they were made.
  add column id bigint generated always as identity unique,
  -- 0 a player, 1 an agent.
  add column type int not null default 0 check (type in (0, 1)),
  -- From this moment on nobody registers by it; null is never.
  add column ends_at timestamptz check (ends_at > made_at),
  add column memo text not null default '' check (char_length(memo) <= 60),
  -- What `agents` lays down in it for who comes by it.
  add column rates jsonb not null default '{}',
  add column made_key text,
  add unique (member_id, made_key);

drop index affiliate_link_member;
create index affiliate_link_of_member on affiliate_link (merchant_code, member_id, id desc);

create function keep_affiliate_link() returns trigger language plpgsql as $$
begin
  raise exception 'what a link gives is said once, and a closed one stays closed' using errcode = 'restrict_violation';
end $$;
create trigger affiliate_link_stays before update on affiliate_link for each row
  when (old.closed_at is not null or (old.merchant_code, old.code, old.member_id, old.type, old.rates, old.made_at)
    is distinct from (new.merchant_code, new.code, new.member_id, new.type, new.rates, new.made_at))
  execute function keep_affiliate_link();

create index member_profile_affiliate on member_profile (merchant_code, affiliate_code, member_id desc)
  where affiliate_code is not null;
