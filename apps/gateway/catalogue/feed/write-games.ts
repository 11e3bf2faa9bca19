import { sql } from 'kysely'
import type { Insertable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { GameTable } from '../tables.ts'

interface GameChanges {
  games: Insertable<GameTable>[]
  /** Node ids of closed games. */
  closing: bigint[]
}

/**
 * Writes any number of games in one statement: as one JSON value, because the number of statement parameters is
 * limited. Values that staff has set stay: the feed's are stored beside them.
 */
export async function writeGames(tx: Db, { games, closing }: GameChanges): Promise<void> {
  if (closing.length > 0)
    await sql`
      update game set active = false, feed_active = case when feed_active is not null then false end
      where node_id = any(${closing.map(String)}::bigint[])`.execute(tx)
  if (games.length === 0) return
  const rows = games.map(({ node_id: nodeId, min_bet: minBet, max_bet: maxBet, ...rest }) => ({
    ...rest,
    node_id: String(nodeId),
    min_bet: String(minBet),
    max_bet: maxBet?.toString() ?? null,
  }))
  await sql`
    insert into game (node_id, vendor, game_id, name, category, classes, is_new, hot_rank, min_bet, picture,
      large_picture, small_picture, support_play, edge_hundredths, max_win_multiple, max_bet, volatility, active, position)
    select node_id, vendor, game_id, name, category, classes, is_new, hot_rank, min_bet, picture,
      large_picture, small_picture, support_play, edge_hundredths, max_win_multiple, max_bet, volatility, active, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as reported (
      node_id bigint, vendor text, game_id text, name text, category text, classes text[], is_new boolean, hot_rank integer,
      min_bet bigint, picture text, large_picture text, small_picture text, support_play boolean, edge_hundredths smallint,
      max_win_multiple integer, max_bet bigint, volatility text, active boolean, position integer
    )
    on conflict (node_id) do update set
      name = excluded.name,
      category = excluded.category,
      classes = case when game.feed_classes is null then excluded.classes else game.classes end,
      feed_classes = case when game.feed_classes is not null then excluded.classes end,
      is_new = excluded.is_new,
      hot_rank = excluded.hot_rank,
      min_bet = excluded.min_bet,
      picture = excluded.picture,
      large_picture = excluded.large_picture,
      small_picture = excluded.small_picture,
      support_play = excluded.support_play,
      edge_hundredths = excluded.edge_hundredths,
      max_win_multiple = excluded.max_win_multiple,
      max_bet = excluded.max_bet,
      volatility = excluded.volatility,
      active = case when game.feed_active is null then excluded.active else game.active end,
      feed_active = case when game.feed_active is not null then excluded.active end,
      position = case when game.feed_position is null then excluded.position else game.position end,
      feed_position = case when game.feed_position is not null then excluded.position end`.execute(tx)
}
