import { requestReinstatement as endpoint } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'

import type { SignedIn } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { ResponsibleGamingPorts } from '../responsible-gaming-ports.ts'
import { logResponsibleGamingEvent } from '../events.ts'
import type { ResponsibleGamingTerms } from '../terms.ts'
import { exclusionOf } from './exclusions.ts'

const refuse = refusalsOf(endpoint)

/**
 * Ends an exclusion whose minimum time is over, a day after the reinstatement request. For repeated requests the first
 * one counts.
 */
export async function requestReinstatement(
  { db, clock, effects }: ResponsibleGamingPorts,
  { member, terms }: { member: SignedIn; terms: ResponsibleGamingTerms },
): Promise<void> {
  const memberId = BigInt(member.memberId)
  const at = clock.now()
  await inTransaction(db, async (tx) => {
    await effects.lockMoney(tx, memberId)
    const exclusion = await exclusionOf(tx, memberId, at)
    if (!exclusion || exclusion.row.lifted_at !== null) return
    const { ends_at: endsAt } = exclusion.row
    if (endsAt === null || endsAt > at)
      throw refuse('responsible.gaming.exclusion.running', { until: endsAt?.toISOString() ?? null })
    const liftedAt = new Date(at.getTime() + terms.delayHours * HOUR_MS)
    await tx
      .updateTable('player_exclusion')
      .set({ reinstatement_requested_at: at, lifted_at: liftedAt })
      .where('member_id', '=', memberId)
      .where('lifted_at', 'is', null)
      .where('ends_at', '<=', at)
      .execute()
    await logResponsibleGamingEvent(tx, { memberId, at, action: 'back', detail: { from: liftedAt.toISOString() } })
  })
}
