import { RAKE_COUNTS } from '@ante/contract/launch/seamless-wallet.ts'
import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'

export type PlayCategory = Exclude<GameCategory, 'HOT'>

/**
 * What games of a category keep at least where their feed declares nothing, in hundredths of a percent. Between players nothing
 * can be assumed. The lottery is ours: 1 - 1956 / 2000 at the highest series that a member may have.
 */
const USUAL_EDGES: Record<PlayCategory, number> = {
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
  /** Declared, in hundredths of a percent. */
  edge: number | null
  /** How much of a valid bet counts; null: only what the vendor reports, by its rake. */
  percent: number | null
}

/** What the house keeps at least of a valid bet, by category, in thousandths of a percent. */
export type ValidEdges = Record<PlayCategory, number>

/** What a valid bet costs its player at least on average, by category, in the games that a merchant offers. */
export async function validEdgesOf(db: Db, merchantCode: string): Promise<ValidEdges> {
  const { rows } = await sql<GameEdge>`
    select distinct category, edge_hundredths as edge, game_percent(${merchantCode}, node_id) as percent
    from game join merchant_vendor offered on offered.vendor = game.vendor and offered.merchant_code = ${merchantCode}
    where active`.execute(db)
  return leastEdges(rows)
}

/** The cheapest game of each category; where there is none, what is usual. */
export function leastEdges(games: readonly GameEdge[]): ValidEdges {
  const least = (category: PlayCategory): number => {
    const edges = games.filter((game) => game.category === category && game.percent !== 0).map(edgeOfValid)
    return edges.length > 0 ? Math.min(...edges) : edgeOfValid({ category, edge: null, percent: 100 })
  }
  return {
    RNG: least('RNG'),
    FISH: least('FISH'),
    LIVE: least('LIVE'),
    PVP: least('PVP'),
    SPORTS: least('SPORTS'),
    ESPORTS: least('ESPORTS'),
    COCKFIGHT: least('COCKFIGHT'),
    INHOUSE: least('INHOUSE'),
    ELOTT: least('ELOTT'),
    LOTT: Math.min(least('LOTT'), USUAL_EDGES.LOTT * THOUSANDTHS_OF_A_HUNDREDTH),
  }
}

const THOUSANDTHS_OF_A_HUNDREDTH = 10
const WHOLE = 100_000

/** Where only the rake counts, so many times, the house has kept one of them. */
function edgeOfValid({ category, edge, percent }: GameEdge): number {
  if (percent === null) return WHOLE / Number(RAKE_COUNTS)
  return Math.floor(((edge ?? USUAL_EDGES[category]) * THOUSANDTHS_OF_A_HUNDREDTH * 100) / percent)
}
