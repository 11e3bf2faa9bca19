import type { Db } from '@ante/plain-server/db.ts'

import type { PlaySession } from '../sessions/play-session.ts'
import { SELECT_ROUND } from './round-store.ts'
import type { Round } from './round.ts'

const PAGE_ROUNDS = 20

/**
 * Returns a player's rounds of one title, latest first, of all sessions. Rounds with a refused stake are omitted,
 * except in games with commitments, where each nonce has its round.
 */
export async function readHistory(
  db: Db,
  { vendor, playerId, gameId }: PlaySession,
  { before }: { before?: string | undefined },
): Promise<{ rounds: Round[]; next: string | null }> {
  const { rows } = await db.query<Round & { number: bigint }>(
    `${SELECT_ROUND.replace('select ', 'select r.number, ')} where r.vendor = $1 and r.player_id = $2 and r.game_id = $3
       and (r.state <> 'refused' or r.fairness is not null) and ($4::bigint is null or r.number < $4) order by r.number desc limit $5`,
    [vendor, playerId, gameId, before ?? null, PAGE_ROUNDS],
  )
  return { rounds: rows, next: rows.length === PAGE_ROUNDS ? `${rows.at(-1)?.number}` : null }
}
