-- On which days of the merchant's calendar a member has signed in for a promotion, and how far in its cycle that took him.
create table calendar_day (
  promotion_id bigint not null references promotion (id),
  member_id bigint not null references member (id),
  day date not null,
  -- In the cycle, from 1.
  place smallint not null check (place between 1 and 31),
  -- How many days one after the other, this one counted.
  consecutive integer not null check (consecutive >= place or place = 1),
  -- The entry by which its bonus was given.
  entry_id bigint not null unique references promotion_entry (id),
  primary key (promotion_id, member_id, day)
);

create function refuse_to_change_calendar_days() returns trigger language plpgsql as $$
begin
  raise exception 'a day that was signed stays signed' using errcode = 'restrict_violation';
end $$;
create trigger calendar_days_are_kept before update or delete or truncate on calendar_day
  for each statement execute function refuse_to_change_calendar_days();
