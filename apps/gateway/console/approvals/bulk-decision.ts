import { MAX_SELECTED } from '@ante/contract/console/bulk-changes.ts'
import type { decideChanges, selectWaitingChanges } from '@ante/contract/console/bulk-changes.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { Refused } from '../../kit/refusal.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { approve, reject } from '../../staff/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'

/** Returns the changes that await a decision, newest first, at most as many as can be selected together. */
export async function waitingChanges(
  db: Db,
  merchantCode: string | null,
): Promise<OutputOf<typeof selectWaitingChanges>> {
  const rows = await db
    .selectFrom('change_request')
    .select(['id', 'binding', 'amount'])
    .where('merchant_code', 'is not distinct from', merchantCode)
    .where('state', '=', 'waiting')
    .orderBy('id', 'desc')
    .limit(MAX_SELECTED + 1)
    .execute()
  return {
    rows: rows.slice(0, MAX_SELECTED).map(({ id, binding, amount }) => ({
      id: String(id),
      binding: binding.toString('hex'),
      amount: amount === null ? null : textOf(amount),
    })),
    hasMore: rows.length > MAX_SELECTED,
  }
}

type Input = ParsedInputOf<typeof decideChanges>
type Outcome = OutputOf<typeof decideChanges>['outcomes'][number]

/** Decides each row separately; a refused row does not affect the others. */
export async function decideEach(
  ports: Pick<ScreenPorts, 'db' | 'clock' | 'secrets' | 'merchants' | 'actions'>,
  { decision, rows, reason }: Input,
  { merchantCode, staff, held, audit }: StaffContext,
): Promise<{ outcomes: Outcome[] }> {
  const zone = merchantCode === null ? 'UTC' : ports.merchants.of(merchantCode).zone
  const decider = { staffId: staff.staffId, merchantCode, held, audit, zone }
  const decide = decision === 'approve' ? approve : reject
  const outcomes: Outcome[] = []
  for (const row of rows) {
    try {
      outcomes.push({ id: row.id, ...(await decide(ports, { ...row, reason }, decider)), refusal: null })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      outcomes.push({ id: row.id, state: null, failure: null, refusal: error.code })
    }
  }
  await inTransaction(ports.db, (tx) =>
    audit(tx, {
      action: 'staff.change.decide-several',
      object: `changes:${rows.length}`,
      reason,
      after: { decision, outcomes: outcomes.map(({ id, state, refusal }) => `${id} ${refusal ?? state}`) },
    }),
  )
  return { outcomes }
}
