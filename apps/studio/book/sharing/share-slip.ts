import { isDeepStrictEqual } from 'node:util'

import { DAY_MS, HOUR_MS } from '@ante/contract/kit/time.ts'
import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

import { shownRoundsOfPlayer } from '../../kit/held/held-rounds.ts'
import type { PlaySession } from '../../kit/sessions/play-session.ts'
import { playerName } from '../settle/valid-bet.ts'
import { legsOf } from '../tickets/leg-store.ts'
import type { StoredLeg } from '../tickets/leg-store.ts'
import type { Leg } from '../tickets/ticket.ts'
import { returnAttempt, takeAttempt } from './attempts.ts'
import { newBookingCode } from './booking-code.ts'
import { insertSharedSlip, lockSharing, sharedSlip, slipsSharedBy } from './shared-slip-store.ts'
import type { SharedSlip } from './shared-slip-store.ts'

/** Validity of a booking code. Most matches have ended long before. */
const VALID_MS = 7 * DAY_MS
/** New codes per player and hour. */
export const CODES_PER_HOUR = 20
/** Maximum number of codes drawn until a free one is found; practically the first one is free. */
const TRIES = 5

interface Sharing {
  db: Db
  session: PlaySession
  now: Date
}

/**
 * Stores the picks of the player's own open ticket under a booking code. The same picks shared again within the hour
 * have the same code.
 */
export async function shareSlip({ db, session, now }: Sharing, roundId: string): Promise<SharedSlip> {
  const legs = await legsToShare(db, session, roundId)
  if (legs.length === 0) throw new Refused('ticket.unknown', {}, 404)
  return inTransaction(db, async (tx) => {
    const player = playerName(session)
    await lockSharing(tx, player)
    const since = new Date(now.getTime() - HOUR_MS)
    const recent = await slipsSharedBy(tx, { player, since, limit: CODES_PER_HOUR })
    const existing = recent.find((slip) => isDeepStrictEqual(slip.legs, legs))
    if (existing) return existing
    if (recent.length >= CODES_PER_HOUR) throw new Refused('share.too_many', {}, 429)
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const slip = { code: newBookingCode(), legs, expiresAt: new Date(now.getTime() + VALID_MS) }
      if (await insertSharedSlip(tx, { ...slip, player, createdAt: now })) return slip
    }
    throw new Error('No free booking code was found')
  })
}

/** Returns the picks of the player's open ticket; empty if there is none with this id, and for play money. */
async function legsToShare(db: Db, session: PlaySession, roundId: string): Promise<Leg[]> {
  if (session.playMode === 'fun') return []
  const isOwn = (await shownRoundsOfPlayer(db, session)).some(({ id, state }) => id === roundId && state === 'held')
  return isOwn ? ((await legsOf(db, [roundId])).get(roundId) ?? []).map(sharedLeg) : []
}

const sharedLeg = ({ fixtureId, market, pick, price }: StoredLeg): Leg => ({ fixtureId, market, pick, price })

/** Returns the slip with this code. Unknown and expired codes are refused alike, and count as wrong codes. */
export async function slipByCode({ db, session, now }: Sharing, code: string): Promise<SharedSlip> {
  const player = playerName(session)
  if (!(await takeAttempt(db, player, now))) throw new Refused('code.too_often', {}, 429)
  const slip = await sharedSlip(db, code, now)
  if (!slip) throw new Refused('code.unknown', {}, 404)
  await returnAttempt(db, player)
  return slip
}
