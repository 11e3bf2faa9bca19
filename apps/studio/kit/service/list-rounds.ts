import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { vendorRounds } from '@ante/contract/launch/vendor-service.ts'
import type { Db } from '@ante/plain-server/db.ts'

import type { EndState, Round } from '../rounds/round.ts'
import { decimalText } from '@ante/wallet-client/decimal-text.ts'

type Listed = OutputOf<typeof vendorRounds>['rounds'][number]

const ENDS: Record<EndState, Listed['state']> = { closed: 'paid', refused: 'refused', rolled_back: 'returned' }

interface Row extends Pick<Round, 'id' | 'playerId' | 'gameId' | 'stakeCents' | 'wonCents' | 'drawnAt'> {
  currency: string
  ended: EndState | null
  cursor: string
}

/** Returns the vendor's rounds in the order of storage, so that reading on from the last one misses none. */
export async function listRounds(
  db: Db,
  vendor: string,
  { cursor, limit }: ParsedInputOf<typeof vendorRounds>,
): Promise<OutputOf<typeof vendorRounds>> {
  const { rows } = await db.query<Row>(
    `select r.id, r.player_id as "playerId", r.game_id as "gameId", r.stake_cents as "stakeCents",
       r.won_cents + r.parts_cents + coalesce(r.jackpot_paid_cents, 0) as "wonCents", r.drawn_at as "drawnAt", s.currency,
       case when r.state in ('closed', 'refused', 'rolled_back') then r.state end as ended,
       r.number::text as cursor
     from studio.round r join studio.play_session s on s.id = r.session_id
     where r.vendor = $1 and r.number > $2 order by r.number limit $3`,
    [vendor, numberIn(cursor), limit],
  )
  return {
    rounds: rows.map(listed),
    next: rows.length === limit ? (rows.at(-1)?.cursor ?? null) : null,
  }
}

/** An invalid cursor starts with the first round. */
const numberIn = (cursor: string | undefined): string => /^\d{1,18}$/.exec(cursor ?? '')?.[0] ?? '0'

function listed({ id, playerId, gameId, ended, stakeCents, wonCents, currency, drawnAt }: Row): Listed {
  return {
    playerId,
    roundId: id,
    gameId,
    currency,
    state: ended === null ? 'open' : ENDS[ended],
    stake: decimalText(stakeCents),
    payout: decimalText(wonCents),
    beganAt: drawnAt.toISOString(),
  }
}
