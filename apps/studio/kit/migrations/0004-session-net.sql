-- Net result of a session: wins less stakes of all rounds with an accepted stake. Updated with every change of a round
-- by any writer, because pages request it with each call, and summing all rounds of a long session would be expensive.
create table studio.session_net (
  -- No foreign key: a process that begins a round locks the session's row, and writers must not wait for that lock.
  session_id uuid primary key,
  net_cents bigint not null
) with (fillfactor = 70); -- Leaves room for the next version of a row on the same page.
