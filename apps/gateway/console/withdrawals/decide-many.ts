import { decideWithdrawals } from '@ante/contract/console/decide-withdrawals.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { approve } from './approve.ts'
import { reject } from './decisions.ts'

const refuse = refusalsOf(decideWithdrawals)

type Input = ParsedInputOf<typeof decideWithdrawals>

/**
 * Decides each row in a separate transaction; a refused row changes nothing and does not affect the others. A row with
 * a failed check is never approved here.
 */
export async function decideMany(
  ports: ScreenPorts,
  { items, ...decision }: Input,
  context: StaffContext,
): Promise<OutputOf<typeof decideWithdrawals>> {
  if (decision.decision === 'reject' && decision.code === undefined) throw refuse('decision.reason.unknown')
  const outcomes: { id: string; outcome: string }[] = []
  for (const item of items) {
    try {
      outcomes.push({ id: item.id, outcome: await decideOne(ports, { ...decision, ...item }, context) })
    } catch (error) {
      // Other failures, such as a removed right, end the call.
      if (!(error instanceof Refused) || error.code === 'staff.session.ended' || error.code === 'permission.denied')
        throw error
      outcomes.push({ id: item.id, outcome: error.code })
    }
  }
  const done = outcomes.filter(({ outcome }) => outcome === 'applied' || outcome === 'waiting').length
  await inTransaction(ports.db, (tx) =>
    context.audit(tx, {
      action: 'cashier.withdrawal.decide-many',
      object: `withdrawals:${items.length}`,
      reason: decision.note ?? null,
      after: { decision: decision.decision, done, outcomes },
    }),
  )
  return { outcomes }
}

type One = Omit<Input, 'items'> & Input['items'][number]

async function decideOne(ports: ScreenPorts, one: One, context: StaffContext): Promise<string> {
  const { id, version, note, code } = one
  if (one.decision === 'approve') return (await approve(ports, { id, version, failed: [], note }, context)).outcome
  await reject(ports, { id, version, code: code ?? '', note }, context)
  return 'applied'
}
