-- Those of these members who may stake money. The function that takes bets asks it: a disabled member may be paid, but
-- stakes nothing more.
create function members_who_may_play(asked bigint[]) returns bigint[] language plpgsql stable as $$
begin
  return array(select id from member where id = any (asked) and status = 'active');
end $$;
