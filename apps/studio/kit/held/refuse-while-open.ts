import type { Queryable } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

import type { HeldRoundInput } from '../game.ts'

/**
 * Refuses a stake while the player has another open round of the title. Stakes of one session cannot begin
 * concurrently, because the session is locked.
 */
export async function refuseWhileOpen(tx: Queryable, { playerId, title }: HeldRoundInput<unknown>): Promise<void> {
  const { rowCount } = await tx.query(
    `select from studio.round where vendor = $1 and player_id = $2 and game_id = $3 and subject is not null
       and state not in ('closed', 'refused', 'rolled_back') and set_aside is null limit 1`,
    [title.vendor, playerId, title.gameId],
  )
  if (rowCount) throw new Refused('round.open')
}
