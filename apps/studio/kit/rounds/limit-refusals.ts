import type { Queryable } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

import type { LockedSession } from './beginning.ts'

/** Maximum number of a player's refused stakes per minute: each is stored and sent to the wallet. */
const MAX_REFUSED = 30
const WITHIN_MS = 60_000

/** Throws `Refused` for a player above the limit, with the time until the oldest of the refusals is a minute old. */
export async function limitRefusals(tx: Queryable, { vendor, playerId }: LockedSession): Promise<void> {
  const { rows } = await tx.query<{ waitMs: number }>(
    `select ceil(extract(epoch from drawn_at - now() + $3 * interval '1 ms') * 1000)::float8 as "waitMs"
     from studio.round where vendor = $1 and player_id = $2 and state = 'refused'
       and drawn_at > now() - $3 * interval '1 ms'
     order by drawn_at desc offset $4 limit 1`,
    [vendor, playerId, WITHIN_MS, MAX_REFUSED - 1],
  )
  if (rows[0]) throw new Refused('round.refused_often', { waitMs: rows[0].waitMs })
}
