import type { SignedIn } from '../../kit/context.ts'
import type { Ports } from '../../kit/ports.ts'
import { parseActivity } from '../activities/activity.ts'
import { isFor, participantOf } from '../activities/participant.ts'
import { wheelOf } from './show-wheel.ts'
import { issueTickets } from './tickets.ts'

/** Issues the daily free spins of a visiting member, so that they are included in the count of rewards. */
export async function issueFreeSpins({ db, clock }: Pick<Ports, 'db' | 'clock'>, signedIn: SignedIn): Promise<void> {
  const rows = await db
    .selectFrom('promotion')
    .selectAll()
    .where('merchant_code', '=', signedIn.merchantCode)
    .where('type', '=', 'PRIZE_WHEEL')
    .where('state', '=', 'open')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return
  const now = clock.now()
  const member = await participantOf(db, signedIn)
  if (!member) return
  for (const row of rows) {
    const activity = parseActivity(row)
    const wheel = activity && wheelOf(activity)
    if (wheel && isFor(wheel.audience, member, now)) await issueTickets(db, wheel, member, now)
  }
}
