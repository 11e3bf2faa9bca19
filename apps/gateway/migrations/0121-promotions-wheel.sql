-- What lets a member spin a prize wheel once.
create table wheel_ticket (
  id bigint generated always as identity primary key,
  promotion_id bigint not null references promotion (id),
  merchant_code text not null,
  member_id bigint not null,
  -- What earned it, so that nothing earns it twice: `day:2026-02-28:1`, `deposit:D123ABC`.
  source text not null check (source ~ '^(day|deposit):' and char_length(source) <= 60),
  issued_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  spun_at timestamptz(3),
  check (expires_at > issued_at),
  check (spun_at < expires_at),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  unique (promotion_id, member_id, source)
);
create index wheel_ticket_waiting on wheel_ticket (member_id, expires_at) where spun_at is null;

-- What was drawn for it, once and for ever.
create table wheel_spin (
  -- The member's own name for it: asked again, it is this one.
  member_id bigint not null references member (id),
  spin_id uuid not null,
  ticket_id bigint not null unique references wheel_ticket (id),
  promotion_id bigint not null references promotion (id),
  -- Where the wheel stopped, counted from zero, and what that gave; zero is no prize.
  segment smallint not null check (segment >= 0),
  amount bigint not null check (amount >= 0),
  -- What the draw itself said; more than was given where no more was left.
  drawn_segment smallint not null check (drawn_segment >= 0),
  drawn bigint not null check (drawn >= amount),
  -- The entry by which it was given; null for no prize.
  entry_id bigint unique references promotion_entry (id),
  at timestamptz(3) not null,
  check ((entry_id is null) = (amount = 0)),
  primary key (member_id, spin_id)
);
create index wheel_spin_of_member on wheel_spin (member_id, promotion_id, ticket_id desc);

create function keep_wheel() returns trigger language plpgsql as $$
begin
  raise exception 'a spin, and a ticket that was spent, stay as they are' using errcode = 'restrict_violation';
end $$;
create trigger wheel_spins_are_final before update or delete or truncate on wheel_spin
  for each statement execute function keep_wheel();
create trigger wheel_tickets_are_kept before delete or truncate on wheel_ticket
  for each statement execute function keep_wheel();
create trigger wheel_ticket_is_spent_once before update on wheel_ticket for each row
  when (old.spun_at is not null
    or (old.promotion_id, old.member_id, old.source) is distinct from (new.promotion_id, new.member_id, new.source))
  execute function keep_wheel();

-- Whether a wheel turns at this moment, and something is left to be won.
create function wheel_gives(wheel promotion, at timestamptz) returns boolean language sql stable as $$
  select wheel.state = 'open' and (wheel.ends_at is null or wheel.ends_at > at)
    and (wheel.quota is null or wheel.given_count < wheel.quota)
    and (wheel.budget is null or exists (
      select from jsonb_to_recordset(wheel.rules -> 'segments') as segment (amount numeric)
      where segment.amount > 0 and segment.amount * 10000 <= wheel.budget - wheel.given_amount))
$$;
