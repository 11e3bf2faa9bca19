import type { JackpotPool } from '@ante/contract/catalogue/jackpot.ts'

import { hasClass } from '../../catalogue/public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { jackpotPools } from '../../wallet/public.ts'
import type { GameSession } from '../opening/game-sessions.ts'

/** Game class whose games play for the merchant's jackpot. Source: domain handbook 1. */
export const JACKPOT_CLASS = 'JP'
/** Maximum number of games shown with the jackpot. */
export const JACKPOT_GAMES = 12

/** Returns the jackpot pools of these merchants from the ledger; empty ones are omitted. */
export async function jackpotsOf(db: Db, merchantCodes: string[]): Promise<Map<string, JackpotPool>> {
  const pools = await jackpotPools(db, merchantCodes)
  return new Map(
    [...pools].flatMap(([code, { units, currency }]): [string, JackpotPool][] =>
      units > 0n ? [[code, { pool: textOf(units), currency }]] : [],
    ),
  )
}

/**
 * Returns the jackpot that a session's game plays for; null if the merchant has none, or the game is not of the jackpot
 * class.
 */
export async function jackpotPlayedIn(
  db: Db,
  { merchant_code: code, node_id: nodeId }: Pick<GameSession, 'merchant_code' | 'node_id'>,
): Promise<JackpotPool | null> {
  if (!(await hasClass(db, { nodeId, name: JACKPOT_CLASS }))) return null
  return (await jackpotsOf(db, [code])).get(code) ?? null
}
