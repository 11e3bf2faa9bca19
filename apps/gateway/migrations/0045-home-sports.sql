-- Home has a new block: sports. All merchants show it after the lobby, or last if they hide the lobby.
with place as (
  select code, coalesce(max(entry.place) filter (where entry.key = 'HOME_LOBBY'), max(entry.place)) as after
  from merchant, jsonb_array_elements_text(settings -> 'menu') with ordinality as entry (key, place)
  group by code
)
update merchant set settings = jsonb_set(settings, '{menu}', (
  select jsonb_agg(to_jsonb(shown.key) order by shown.place, shown.position)
  from (
    select entry.key, entry.place, 0 as position
    from jsonb_array_elements_text(settings -> 'menu') with ordinality as entry (key, place)
    union all
    select 'HOME_SPORTS', place.after, 1
  ) shown
))
from place
where place.code = merchant.code and not settings -> 'menu' ? 'HOME_SPORTS';
