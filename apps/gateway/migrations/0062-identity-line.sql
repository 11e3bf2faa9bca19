-- The line above a member, from the root of his tree down to himself, as `/1/7/42/`: whoever stands below somebody, at whatever
-- depth, has a path that begins with his. It follows `upline_id`, which says only who stands directly above.
alter table member add column path text;

with recursive tree as (
  select id, '/' || id || '/' as path from member where upline_id is null
  union all
  select below.id, tree.path || below.id || '/' from member below join tree on below.upline_id = tree.id
)
update member set path = tree.path from tree where tree.id = member.id;

alter table member alter column path set not null;
create index member_path on member (merchant_code, path text_pattern_ops);

create function place_member_in_line() returns trigger language plpgsql as $$
begin
  new.path := coalesce((select path from member where id = new.upline_id), '/') || new.id || '/';
  return new;
end $$;
create trigger member_has_a_path before insert on member for each row execute function place_member_in_line();

-- Whoever moves somebody to another upline moves all below him too; nobody comes to stand below himself.
create function move_member_in_line() returns trigger language plpgsql as $$
declare
  above text := coalesce((select path from member where id = new.upline_id), '/');
begin
  if position(old.path in above) = 1 then
    raise exception 'member % would stand below himself', new.id using errcode = 'restrict_violation';
  end if;
  new.path := above || new.id || '/';
  update member set path = new.path || substr(path, char_length(old.path) + 1)
  where merchant_code = new.merchant_code and path like old.path || '%' and id <> new.id;
  return new;
end $$;
create trigger member_path_follows before update of upline_id on member
  for each row when (old.upline_id is distinct from new.upline_id) execute function move_member_in_line();
