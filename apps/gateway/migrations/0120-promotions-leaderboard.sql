-- What the members have played for a board, a window of its days that has not been settled. In hundredths of the ledger's units.
create table board_score (
  promotion_id bigint not null references promotion (id),
  -- The window's first day, by the merchant's calendar.
  began date not null,
  member_id bigint not null references member (id),
  score bigint not null,
  -- The news by which it became that: of two who are equal, he was there first whose is less.
  reached bigint not null,
  primary key (promotion_id, began, member_id)
) with (fillfactor = 70);
create index board_score_rank on board_score (promotion_id, began, score desc, reached);

-- Windows that are over and whose winners are known.
create table board_window (
  promotion_id bigint not null references promotion (id),
  began date not null,
  -- The last day that counted.
  ended date not null check (ended >= began),
  settled_at timestamptz(3) not null,
  primary key (promotion_id, began)
);

create table board_winner (
  promotion_id bigint not null,
  began date not null,
  rank smallint not null check (rank between 1 and 100),
  member_id bigint not null references member (id),
  score bigint not null,
  -- Zero: the rank gives none.
  prize bigint not null check (prize >= 0),
  -- Whether nothing more is to be given for it.
  done boolean not null,
  primary key (promotion_id, began, rank),
  unique (promotion_id, began, member_id),
  foreign key (promotion_id, began) references board_window (promotion_id, began)
);
create index board_winner_waiting on board_winner (promotion_id, began) where not done;

-- In which window of its board a promotion counts a day; null where it has no board, or did not run on that day.
create function board_window_of(kept promotion, zone text, day date) returns date language sql immutable as $$
  select case
    when kept.rules -> 'board' is null or kept.opened_at is null then null
    when day < (greatest(kept.opened_at, kept.starts_at) at time zone zone)::date
      or day > (kept.ends_at at time zone zone)::date then null
    else case kept.rules -> 'board' ->> 'window'
      when 'day' then day
      when 'week' then date_trunc('week', day)::date
      else (kept.opened_at at time zone zone)::date end
  end
$$;

-- Adds to the boards what these news tell, each once: who comes second finds them gone.
create function count_mission_news(ids bigint[], now_at timestamptz) returns void language sql as $$
  with told as (
    delete from mission_news where id = any (ids) returning *
  ), more as (
    select kept.id as promotion_id, board_window_of(kept, merchant.zone, told.day) as began, told.member_id,
      sum(told.turnover) as turnover, max(told.id) as reached
    from told
    join merchant on merchant.code = told.merchant_code
    join member on member.id = told.member_id
    join promotion kept on kept.merchant_code = told.merchant_code and kept.type = 'MISSION' and kept.state = 'open'
    -- Play money and the house's own accounts compete with nobody (source: domain handbook 1.1).
    where member.type in (0, 1, 2) and case kept.audience ->> 'kind'
      when 'all' then true
      when 'agents' then member.type in (1, 2)
      when 'new' then member.registered_at > now_at - make_interval(days => (kept.audience ->> 'days')::integer)
      else false end
    group by 1, 2, 3
  )
  insert into board_score as s (promotion_id, began, member_id, score, reached)
  select promotion_id, began, member_id, turnover, reached from more
  where began is not null and turnover <> 0 and not exists (
    select from board_window settled where settled.promotion_id = more.promotion_id and settled.began = more.began)
  order by 1, 2, 3
  on conflict (promotion_id, began, member_id) do update set
    score = s.score + excluded.score, reached = greatest(s.reached, excluded.reached)
$$;
