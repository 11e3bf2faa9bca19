import type { Queryable } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

import type { HeldRoundInput } from '../game.ts'

/** For a game with one round per player at a time; the player's session is locked while a stake begins. */
export async function refuseWhileOpen(tx: Queryable, { playerId, title }: HeldRoundInput<unknown>): Promise<void> {
  const { rowCount } = await tx.query(
    `select from studio.round where vendor = $1 and player_id = $2 and game_id = $3 and subject is not null
       and state not in ('closed', 'refused', 'rolled_back') and set_aside is null limit 1`,
    [title.vendor, playerId, title.gameId],
  )
  if (rowCount) throw new Refused('round.open')
}
