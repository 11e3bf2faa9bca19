-- An issue that is drawn, or that somebody has bet on; one that neither has happened to is arithmetic, and has no row.
-- Whether it is open, locked or awaited is a matter of the hour alone: INIT is all of these.
create table lottery_issue (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  game_id bigint not null references lottery_game (id),
  numero text not null check (numero ~ '^\d{8}(-\d{4})?$'),
  -- The merchant's day on which it is drawn, whose secret it is drawn by.
  day date not null,
  open_at timestamptz not null,
  lock_at timestamptz not null check (lock_at >= open_at),
  draw_at timestamptz not null check (draw_at >= lock_at),
  status text not null default 'INIT' check (status in ('INIT', 'DRAWN', 'PAID', 'RESULT_REVERSED', 'RE_PAID', 'VOID')),
  -- As the rules of its family write it; not jsonb, which would order its names anew.
  result json,
  -- How often it has had a result.
  results integer not null default 0,
  -- Never before its time.
  drawn_at timestamptz check (drawn_at >= draw_at),
  -- When all bets on it had what this status gives them: paid, taken back, given back. Null: that is still to be done.
  settled_at timestamptz,
  unique (game_id, numero),
  check ((status in ('DRAWN', 'PAID', 'RE_PAID')) = (result is not null)),
  check (result is null or drawn_at is not null)
);
create index lottery_issue_results on lottery_issue (game_id, draw_at desc) include (status);
create index lottery_issue_awaited on lottery_issue (draw_at) where status = 'INIT';
create index lottery_issue_unsettled on lottery_issue (draw_at, id)
  where status in ('DRAWN', 'VOID', 'RESULT_REVERSED') and settled_at is null;

-- What happened to an issue besides being drawn in time: results by hand, what was taken back, void. And by whom.
create table lottery_issue_step (
  id bigint generated always as identity primary key,
  issue_id bigint not null references lottery_issue (id),
  at timestamptz not null,
  from_status text not null,
  to_status text not null,
  -- The result that came, or the one that was taken back.
  result json,
  who text not null,
  reason text not null
);
create index lottery_issue_step_of on lottery_issue_step (issue_id, id);

-- The only ways that an issue can go. Source: domain handbook 3.2.
create function keep_lottery_issue_legal() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('INIT', 'DRAWN'), ('INIT', 'VOID'),
    ('DRAWN', 'PAID'), ('DRAWN', 'RE_PAID'), ('DRAWN', 'RESULT_REVERSED'),
    ('PAID', 'RESULT_REVERSED'), ('RE_PAID', 'RESULT_REVERSED'),
    ('RESULT_REVERSED', 'DRAWN')
  ) or (new.status = 'PAID' and old.results <> 1) or (new.status = 'RE_PAID' and old.results < 2)
    -- What an old result paid is taken back before a new one pays.
    or (old.status = 'RESULT_REVERSED' and old.settled_at is null) then
    raise exception 'ILLEGAL_STATE: % cannot become %', old.status, new.status using errcode = 'restrict_violation';
  end if;
  if new.status in ('DRAWN', 'VOID', 'RESULT_REVERSED') then
    new.settled_at := null;
  end if;
  if new.status = 'DRAWN' then
    new.results := old.results + 1;
  end if;
  return new;
end $$;
create trigger lottery_issue_goes_legal_ways before update of status on lottery_issue
  for each row when (old.status <> new.status) execute function keep_lottery_issue_legal();

-- A result, once told, stays as it is; another one comes by the way above alone.
create function keep_lottery_result() returns trigger language plpgsql as $$
begin
  raise exception 'the result of an issue stays as it was told' using errcode = 'restrict_violation';
end $$;
create trigger lottery_results_stay before update on lottery_issue
  for each row when (old.status = new.status and old.result::text is distinct from new.result::text)
  execute function keep_lottery_result();
create trigger lottery_issues_stay before update on lottery_issue
  for each row when ((old.game_id, old.merchant_code, old.numero, old.day, old.draw_at)
    is distinct from (new.game_id, new.merchant_code, new.numero, new.day, new.draw_at))
  execute function keep_lottery_result();

-- An issue without a row has no bets either: drawn, it is paid.
create function begin_lottery_issue() returns trigger language plpgsql as $$
begin
  new.results := case when new.result is null then 0 else 1 end;
  if new.status not in ('INIT', 'PAID') or (new.status = 'PAID') <> (new.settled_at is not null) then
    raise exception 'an issue begins without bets' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger lottery_issues_begin before insert on lottery_issue
  for each row execute function begin_lottery_issue();

create trigger lottery_issue_steps_are_kept before update or delete or truncate on lottery_issue_step
  for each statement execute function keep_lottery_result();
