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

create index member_profile_recommender on member_profile (merchant_code, recommender_id, member_id desc)
  where recommender_id is not null;

-- Who has recommended the site to somebody is said once, when he registers.
create function keep_recommender() returns trigger language plpgsql as $$
begin
  raise exception 'who recommended the site to a member stays' using errcode = 'restrict_violation';
end $$;
create trigger member_profile_recommender_stays before update on member_profile for each row
  when (old.recommender_id is distinct from new.recommender_id) execute function keep_recommender();
