-- Lobby data of a table, separate from its whole state, so that listing all tables reads no decks.
alter table holdem.poker_table add column lobby jsonb;
update holdem.poker_table set lobby = jsonb_build_object(
  'stakes', state -> 'stakes',
  'seats', (
    select jsonb_agg(case when jsonb_typeof(seat) = 'object' then jsonb_build_object(
      'key', seat -> 'key', 'name', seat -> 'name', 'isBot', seat -> 'isBot',
      'stackCents', (seat ->> 'stack')::bigint + (seat ->> 'incoming')::bigint) else 'null' end order by place)
    from jsonb_array_elements(state -> 'seats') with ordinality as s (seat, place)),
  'turn', case when jsonb_typeof(state #> '{hand,result}') = 'null' then state #> '{hand,turn,seat}' end);
alter table holdem.poker_table alter column lobby set not null;
