-- The order of a merchant's menu keys is now that of the blocks of home, which have a new one for the member's own games:
-- all merchants start with the order that was fixed before.
with blocks (key, position) as (
  values ('HOME_BANNERS', 1), ('HOME_NOTICES', 2), ('HOME_CONTINUE', 3), ('HOME_MATCHES', 4), ('HOME_JACKPOT', 5),
    ('HOME_LOBBY', 6), ('HOME_WINNERS', 7), ('HOME_POPULAR', 8), ('HOME_NEWS', 9)
)
update merchant set settings = jsonb_set(settings, '{menu}', (
  select coalesce(jsonb_agg(to_jsonb(shown.key) order by shown.position, shown.place), '[]')
  from (
    select entry.key, 0 as position, entry.place
    from jsonb_array_elements_text(settings -> 'menu') with ordinality as entry (key, place)
    where entry.key not in (select key from blocks)
    union all
    select key, position, 0 from blocks where settings -> 'menu' ? key or key = 'HOME_CONTINUE'
  ) shown
))
where settings ? 'menu';
