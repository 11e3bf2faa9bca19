import type { JackpotPool } from '@ante/contract/catalogue/jackpot.ts'

import { hasClass } from '../../catalogue/public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { jackpotPools } from '../../wallet/public.ts'
import type { GameSession } from '../opening/game-sessions.ts'

/** The class of games that play for the merchant's jackpot. Source: domain handbook 1. */
export const JACKPOT_CLASS = 'JP'
/** As many of them as are shown beside it. */
export const JACKPOT_GAMES = 12

/** What the jackpots of these merchants hold in the ledger. One that holds nothing is none. */
export async function jackpotsOf(db: Db, merchantCodes: string[]): Promise<Map<string, JackpotPool>> {
  const pools = await jackpotPools(db, merchantCodes)
  return new Map(
    [...pools].flatMap(([code, { units, currency }]): [string, JackpotPool][] =>
      units > 0n ? [[code, { pool: textOf(units), currency }]] : [],
    ),
  )
}

/** The jackpot for which a session's game plays; null where the merchant has none, or the game is of no such class. */
export async function jackpotPlayedIn(
  db: Db,
  { merchant_code: code, node_id: nodeId }: Pick<GameSession, 'merchant_code' | 'node_id'>,
): Promise<JackpotPool | null> {
  if (!(await hasClass(db, { nodeId, name: JACKPOT_CLASS }))) return null
  return (await jackpotsOf(db, [code])).get(code) ?? null
}
