import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { keepGameOpen } from '@ante/contract/launch/game-open.ts'
import { getPlayClock } from '@ante/contract/launch/play-clock.ts'
import type { PlayClock } from '@ante/contract/launch/play-clock.ts'
import { sql } from 'kysely'

import { isExcluded, recordPlay, realityMinutesOf, sessionLeft } from '../../responsible-gaming/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import { textOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import { extendGameWindow } from './game-windows.ts'

const refuse = refusalsOf(getPlayClock)
const SECOND_MS = 1_000n

type ClockPorts = Pick<LaunchPorts, 'db' | 'clock'>

/**
 * Records that the game is still open in the browser, and counts the time as play. Returns why the game should close,
 * or null.
 */
export async function extendPlayClock(
  { db, clock }: ClockPorts,
  sessionId: string,
  member: SignedIn,
): Promise<OutputOf<typeof keepGameOpen>> {
  const now = clock.now()
  const memberId = BigInt(member.memberId)
  await extendGameWindow(db, { sessionId, memberId }, now)
  await recordPlay(db, memberId, now)
  if (await isExcluded(db, memberId, now)) return { endReason: 'exclusion' }
  const msLeft = await sessionLeft(db, memberId, now)
  return { endReason: msLeft !== null && msLeft <= 0n ? 'session' : null }
}

/** Returns the time, the stakes and the payouts of one game since it was opened, and the limits of the session. */
export async function showPlayClock(
  { db, clock }: ClockPorts,
  sessionId: string,
  { memberId: id, merchantCode, currency }: SignedIn,
): Promise<PlayClock> {
  const memberId = BigInt(id)
  const now = clock.now()
  const session = await db
    .selectFrom('game_session')
    .select('opened_at')
    .where('id', '=', sessionId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!session) throw refuse('game.session.not.found')
  const { rows } = await sql<{ staked: bigint; paid: bigint }>`
    select coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(paid), 0)::bigint as paid from game_round
    where member_id = ${memberId} and session_id = ${sessionId} and day >= (${session.opened_at}::timestamptz)::date - 1`.execute(
    db,
  )
  const msLeft = await sessionLeft(db, memberId, now)
  return {
    openedAt: session.opened_at.toISOString(),
    now: now.toISOString(),
    staked: textOf(rows[0]?.staked ?? 0n),
    paid: textOf(rows[0]?.paid ?? 0n),
    everyMinutes: await realityMinutesOf(db, { memberId, merchantCode }),
    leftSeconds: msLeft === null ? null : Number((msLeft > 0n ? msLeft : 0n) / SECOND_MS),
    currency,
  }
}
