import { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { Winner, WinnersCategory, WinnersPeriod } from '@ante/contract/catalogue/winners.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import type { GameWinTable } from '../tables.ts'

type GameWin = Selectable<GameWinTable>
type Games = Pick<LaunchPorts['catalogue'], 'gameByNode'>

/** Number of days of a period in the merchant's time zone, including today. */
const DAYS: Record<WinnersPeriod, number> = { day: 1, week: 7 }
const CATEGORIES = GameCategory.options.filter((category) => category !== 'HOT')

export interface WinnersQuery {
  merchantCode: string
  category: z.output<typeof WinnersCategory>
  period: WinnersPeriod
  limit: number
  now: Date
}

/**
 * Returns the largest wins of the last days, largest first: merges the largest wins of each day and category, read by
 * index.
 */
export async function largestWins(db: Db, catalogue: Games, query: WinnersQuery): Promise<Winner[]> {
  const { merchantCode, category, period, limit, now } = query
  const categories = CATEGORIES.filter((listedCategory) => category === 'ALL' || category === listedCategory)
  const { rows } = await sql<GameWin>`
    select won.* from (
      select (${now}::timestamptz at time zone zone)::date as day from merchant where code = ${merchantCode}
    ) today
    cross join generate_series(0, ${DAYS[period] - 1}::int) ago
    cross join unnest(${categories}::text[]) kind
    cross join lateral (
      select * from game_win
      where merchant_code = ${merchantCode} and day = today.day - ago
        and category = kind
      order by paid desc, round limit ${limit}
    ) won
    order by won.paid desc, won.round limit ${limit}`.execute(db)
  return rows.flatMap((row) => winnerOf(row, catalogue) ?? [])
}

/** Returns the wins of these rounds, each with the merchant on whose site it is shown. */
export async function winnersOf(
  db: Db,
  catalogue: Games,
  rounds: bigint[],
): Promise<{ merchantCode: string; winner: Winner }[]> {
  const rows = await db.selectFrom('game_win').selectAll().where('round', 'in', rounds).execute()
  return rows.flatMap((row) => {
    const winner = winnerOf(row, catalogue)
    return winner ? [{ merchantCode: row.merchant_code, winner }] : []
  })
}

/** Returns null if the merchant no longer offers the game. */
function winnerOf(row: GameWin, catalogue: Games): Winner | null {
  const game = gameOf(row, catalogue)
  if (!game) return null
  return {
    roundId: String(row.round),
    iconUrl: game.picture,
    gameName: game.name,
    nodeId: game.nodeId,
    customerName: row.masked_name,
    winAmount: textOf(row.paid),
    currency: row.currency,
  }
}

function gameOf({ merchant_code: merchantCode, node_id: nodeId, game_name: name, picture }: GameWin, catalogue: Games) {
  if (nodeId !== null) return catalogue.gameByNode(merchantCode, Number(nodeId))
  return name === null || picture === null ? null : { name, picture, nodeId: null }
}
