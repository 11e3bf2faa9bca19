-- How a session stands: wins less stakes of all its rounds whose stake was taken. Kept with every change of a round, whoever makes
-- it, since pages ask for it with each call, and a long session would have all of its rounds summed each time.
create table studio.session_net (
  -- No reference: the row of a session is held by whoever begins a round in it, and nobody is to wait for him here.
  session_id uuid primary key,
  net_cents bigint not null
) with (fillfactor = 70); -- room for the next version of a row on its own page

create function studio.net_of(round studio.round) returns bigint language sql immutable as $$
  select case when round.state in ('held', 'bet_accepted', 'win_sent', 'closed')
    then round.won_cents + coalesce(round.jackpot_paid_cents, 0) - round.stake_cents else 0 end
$$;

create function studio.keep_net() returns trigger language plpgsql as $$
declare
  change bigint := studio.net_of(new);
begin
  if tg_op = 'UPDATE' then
    change := change - studio.net_of(old);
  end if;
  insert into studio.session_net as kept values (new.session_id, change)
    on conflict (session_id) do update set net_cents = kept.net_cents + excluded.net_cents;
  return null;
end $$;

create trigger net_of_new after insert on studio.round
  for each row when (studio.net_of(new) <> 0) execute function studio.keep_net();
create trigger net_of_changed after update on studio.round
  for each row when (studio.net_of(new) <> studio.net_of(old)) execute function studio.keep_net();

-- What has moved money stays: it is what a session's net is made of, and what a player and a regulator may ask for.
create function studio.refuse_to_forget_money() returns trigger language plpgsql as $$
begin
  raise exception 'rounds are kept: only a stake that was refused may go' using errcode = 'restrict_violation';
end $$;
create trigger money_is_kept before delete on studio.round
  for each row when (old.state <> 'refused') execute function studio.refuse_to_forget_money();

insert into studio.session_net
  select r.session_id, sum(studio.net_of(r)) from studio.round r group by r.session_id having sum(studio.net_of(r)) <> 0;
