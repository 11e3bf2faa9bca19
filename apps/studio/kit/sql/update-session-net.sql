-- Updates the net result of a session with every change of a round: pages request it with each call.
-- Locks: writes studio.session_net.
-- Callers: trigger net_of_new on round, trigger net_of_changed on round.
create or replace function studio.update_session_net() returns trigger language plpgsql as $$
declare
  change bigint := studio.net_of(new);
begin
  if tg_op = 'UPDATE' then
    change := change - studio.net_of(old);
  end if;
  insert into studio.session_net as stored values (new.session_id, change)
    on conflict (session_id) do update set net_cents = stored.net_cents + excluded.net_cents;
  return null;
end $$;
