import { creditQueuedDeposit } from '@ante/contract/console/deposits.ts'
import type { rejectQueuedDeposit } from '@ante/contract/console/deposits.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { creditOf, rejectClaim, requireSeenClaim } from '../../cashier/public.ts'
import { inTransaction } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { Refused } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { submitChange } from '../../staff/public.ts'
import { merchantOf, submitterOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

const refuse = refusalsOf(creditQueuedDeposit)

/** Reason in the audit log if the exact amount arrived and staff entered none. */
const EXACT = 'the exact amount arrived'

/** Credits a deposit in the version that staff saw. An amount that differs from the amount to pay requires a reason. */
export async function credit(
  ports: ScreenPorts,
  { id: number, version, paid, line, reason = '' }: ParsedInputOf<typeof creditQueuedDeposit>,
  context: StaffContext,
): Promise<OutputOf<typeof creditQueuedDeposit>> {
  const seen = { merchantCode: merchantOf(context), number, version }
  const deposit = await requireSeenClaim(ports.db, seen)
  if (deposit.state === 'SUCCESS') throw refuse('deposit.stale', { state: deposit.state })
  const units = unitsOf(paid)
  if (units !== deposit.pay_amount && reason.trim().length < 3) throw refuse('deposit.reason.missing')
  const values = creditOf(deposit, units, line ?? null)
  if (!values) throw refuse('deposit.amount.invalid')
  const key = `deposit ${number} ${version} ${paid} ${line ?? ''}`
  const submitted = {
    action: 'cashier.deposit.credit',
    values,
    reason: reason || EXACT,
    key,
    isKeyOfObject: true,
  } as const
  try {
    return await submitChange(ports, submitted, submitterOf(ports, context))
  } catch (error) {
    // If another decision came first, a refusal that shows the difference is clearer.
    if (error instanceof Refused && error.code === 'change.invalid') await requireSeenClaim(ports.db, seen)
    throw error
  }
}

export function reject(
  ports: ScreenPorts,
  { id: number, version, code, note = '' }: ParsedInputOf<typeof rejectQueuedDeposit>,
  context: StaffContext,
): Promise<OutputOf<typeof rejectQueuedDeposit>> {
  return inTransaction(ports.db, async (tx) => {
    const seen = { merchantCode: merchantOf(context), number, version }
    const { state } = await rejectClaim(tx, { ...seen, code, actor: context.staff.name, now: ports.clock.now() })
    const after = { state, code }
    await context.audit(tx, {
      action: 'cashier.deposit.reject',
      object: `deposit:${number}`,
      reason: note || code,
      after,
    })
    return {}
  })
}
