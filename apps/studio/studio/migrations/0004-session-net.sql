-- How a session stands: wins less stakes of all its rounds whose stake was taken. Kept with every change of a round, whoever makes
-- it, since pages ask for it with each call, and a long session would have all of its rounds summed each time.
create table studio.session_net (
  -- No reference: the row of a session is held by whoever begins a round in it, and nobody is to wait for him here.
  session_id uuid primary key,
  net_cents bigint not null
) with (fillfactor = 70); -- room for the next version of a row on its own page
