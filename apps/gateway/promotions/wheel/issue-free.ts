import type { SignedIn } from '../../kit/context.ts'
import type { Ports } from '../../kit/ports.ts'
import { parsePromotionRow } from '../core/supported-promotion.ts'
import { isFor, participantOf } from '../core/participant.ts'
import { wheelOf } from './show-wheel.ts'
import { issueTickets } from './tickets.ts'

/** Issues the daily free spins of a member who visits the site, so that the count of rewards includes them. */
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
    const supported = parsePromotionRow(row)
    const wheel = supported && wheelOf(supported)
    if (wheel && isFor(wheel.audience, member, now)) await issueTickets(db, wheel, member, now)
  }
}
