import { RAKE_COUNTS } from '@ante/contract/launch/seamless-wallet.ts'
import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'

export type PlayCategory = Exclude<GameCategory, 'HOT'>

/**
 * Minimum house edge of games of a category whose feed declares none, in hundredths of a percent. For games between
 * players it is 0. For the merchant's own lottery it is 1 - 1956 / 2000, at the highest series that a member may have.
 */
const DEFAULT_EDGES: Record<PlayCategory, number> = {
  RNG: 300,
  FISH: 300,
  LIVE: 100,
  PVP: 0,
  SPORTS: 300,
  ESPORTS: 300,
  COCKFIGHT: 300,
  INHOUSE: 100,
  ELOTT: 300,
  LOTT: 220,
}

interface GameEdge {
  category: PlayCategory
  /** Declared house edge, in hundredths of a percent. */
  edge: number | null
  /** Percentage of a valid bet that counts; null: only the vendor's report counts, by its rake. */
  percent: number | null
}

/** Minimum house edge of a valid bet, by category, in thousandths of a percent. */
export type ValidEdges = Record<PlayCategory, number>

/** Returns the minimum average cost of a valid bet to its player, by category, in the games that a merchant offers. */
export async function validEdgesOf(db: Db, merchantCode: string): Promise<ValidEdges> {
  const { rows } = await sql<GameEdge>`
    select distinct category, edge_hundredths as edge, game_percent(${merchantCode}, node_id) as percent
    from game join merchant_vendor offered on offered.vendor = game.vendor and offered.merchant_code = ${merchantCode}
    where active`.execute(db)
  return lowestEdges(rows)
}

/** Returns the lowest edge of each category; the default if there are no games. */
export function lowestEdges(games: readonly GameEdge[]): ValidEdges {
  const lowestEdge = (category: PlayCategory): number => {
    const edges = games.filter((game) => game.category === category && game.percent !== 0).map(edgeOfValid)
    return edges.length > 0 ? Math.min(...edges) : edgeOfValid({ category, edge: null, percent: 100 })
  }
  return {
    RNG: lowestEdge('RNG'),
    FISH: lowestEdge('FISH'),
    LIVE: lowestEdge('LIVE'),
    PVP: lowestEdge('PVP'),
    SPORTS: lowestEdge('SPORTS'),
    ESPORTS: lowestEdge('ESPORTS'),
    COCKFIGHT: lowestEdge('COCKFIGHT'),
    INHOUSE: lowestEdge('INHOUSE'),
    ELOTT: lowestEdge('ELOTT'),
    LOTT: Math.min(lowestEdge('LOTT'), DEFAULT_EDGES.LOTT * THOUSANDTHS_OF_A_HUNDREDTH),
  }
}

const THOUSANDTHS_OF_A_HUNDREDTH = 10
const HUNDRED_PERCENT = 100_000

/**
 * Returns the house edge per valid bet, in thousandths of a percent. If only rake counts, the valid bet is a fixed
 * multiple of the rake, and the edge is the inverse of that multiple.
 */
function edgeOfValid({ category, edge, percent }: GameEdge): number {
  if (percent === null) return HUNDRED_PERCENT / Number(RAKE_COUNTS)
  return Math.floor(((edge ?? DEFAULT_EDGES[category]) * THOUSANDTHS_OF_A_HUNDREDTH * 100) / percent)
}
