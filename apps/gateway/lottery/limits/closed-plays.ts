import { playsOf } from '@ante/lottery/plays.ts'

import type { Db } from '../../kit/db.ts'
import type { LotteryGameRow } from '../games/tables.ts'

/** Returns the plays of a game that accept no bets. */
export async function closedPlays(db: Db, gameId: bigint): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('lottery_closed_play').select('play_id').where('game_id', '=', gameId).execute()
  return new Set(rows.map(({ play_id: id }) => id))
}

/** Returns the ids of the plays with this number or name; a name may occur in both prize modes. */
export function playsCalled(game: Pick<LotteryGameRow, 'family' | 'prize_modes'>, text: string): number[] {
  const plays = game.prize_modes.flatMap((prizeMode) => playsOf(game.family, prizeMode))
  const called = plays.filter(({ id, code }) => String(id) === text || code === text)
  return [...new Set(called.map(({ id }) => id))]
}

interface Plays {
  gameId: bigint
  playIds: readonly number[]
  isSale: boolean
}

export async function setPlaySale(tx: Db, { gameId, playIds, isSale }: Plays): Promise<void> {
  await tx.deleteFrom('lottery_closed_play').where('game_id', '=', gameId).where('play_id', 'in', playIds).execute()
  if (isSale) return
  const rows = playIds.map((playId) => ({ game_id: gameId, play_id: playId }))
  await tx.insertInto('lottery_closed_play').values(rows).execute()
}
