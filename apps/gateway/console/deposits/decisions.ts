import { creditQueuedDeposit } from '@ante/contract/console/deposits.ts'
import type { claimDeposit, rejectQueuedDeposit, settleQueuedDeposit } from '@ante/contract/console/deposits.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import {
  claimDeposit as claimIn,
  creditOf,
  debitableOf,
  endDepositClaim,
  rejectClaim,
  releaseDeposit,
  requireSeenClaim,
  settlementOf,
} from '../../cashier/public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { Refused } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { submitChange } from '../../staff/public.ts'
import { merchantOf, reviewerOf, submitterOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

const refuse = refusalsOf(creditQueuedDeposit)

/** Reason in the audit log if the exact amount arrived and staff entered none. */
const EXACT = 'the exact amount arrived'

/** Credits a deposit in the version that staff read. An amount other than the amount to pay requires a reason. */
export async function credit(
  ports: ScreenPorts,
  { id: number, version, paid, line, code, reason = '' }: ParsedInputOf<typeof creditQueuedDeposit>,
  context: StaffContext,
): Promise<OutputOf<typeof creditQueuedDeposit>> {
  const seen = { merchantCode: merchantOf(context), number, version }
  const deposit = await requireSeenClaim(ports.db, seen)
  if (deposit.state === 'SUCCESS') throw refuse('deposit.stale', { state: deposit.state })
  const units = unitsOf(paid)
  if (units !== deposit.pay_amount && reason.trim().length < 3) throw refuse('deposit.reason.missing')
  const values = creditOf(deposit, units, { line: line ?? null, code })
  if (!values) throw refuse('deposit.amount.invalid')
  const key = `deposit ${number} ${version} ${paid} ${line ?? ''}`
  const submitted = {
    action: 'cashier.deposit.credit',
    values,
    reason: reason || EXACT,
    key,
    isKeyOfObject: true,
    ...withClaim(ports, { number, line: values.line }, context),
  } as const
  return submitSeen(ports, seen, submitted, context)
}

/** Settles the problem of a deposit in the version that staff read. A debit requires a reason for the member. */
export async function settle(
  ports: ScreenPorts,
  { id: number, version, debit, code, line, reason }: ParsedInputOf<typeof settleQueuedDeposit>,
  context: StaffContext,
): Promise<OutputOf<typeof settleQueuedDeposit>> {
  const seen = { merchantCode: merchantOf(context), number, version }
  const deposit = await requireSeenClaim(ports.db, seen)
  const units = unitsOf(debit)
  if (units > debitableOf(deposit)) throw refuse('deposit.amount.invalid')
  if (units > 0n && code === undefined) throw refuse('decision.reason.unknown')
  const values = settlementOf(deposit, { debit: units, code: units > 0n ? (code ?? null) : null, line: line ?? null })
  // The key contains the time of the problem, because a later problem of the deposit may have the same version.
  const key = `deposit ${number} problem ${deposit.problem_at?.toISOString()} ${values.debit} ${line ?? ''}`
  const submitted = {
    action: 'cashier.deposit.settle',
    values,
    reason,
    key,
    isKeyOfObject: true,
    ...withClaim(ports, { number, line: values.line }, context),
  } as const
  return submitSeen(ports, seen, submitted, context)
}

/** A decision is refused while another reviewer has claimed the deposit or the bank line; it ends the own claim. */
function withClaim(ports: ScreenPorts, claimed: { number: string; line: string | null }, context: StaffContext) {
  const reviewer = reviewerOf(ports, context)
  return { onLocked: (tx: Db) => endDepositClaim(tx, claimed, reviewer) }
}

async function submitSeen(
  ports: ScreenPorts,
  seen: Parameters<typeof requireSeenClaim>[1],
  submitted: Parameters<typeof submitChange>[1],
  context: StaffContext,
): Promise<OutputOf<typeof creditQueuedDeposit>> {
  try {
    return await submitChange(ports, submitted, submitterOf(ports, context))
  } catch (error) {
    // If another decision came first, the refusal `deposit.stale` is clearer, because it contains the new state.
    if (error instanceof Refused && error.code === 'change.invalid') await requireSeenClaim(ports.db, seen)
    throw error
  }
}

/** Claims a deposit for a reviewer for a short time; other reviewers see the claim and cannot decide. */
export function claim(
  ports: ScreenPorts,
  { id: number, line }: ParsedInputOf<typeof claimDeposit>,
  context: StaffContext,
): Promise<OutputOf<typeof claimDeposit>> {
  return inTransaction(ports.db, async (tx) => {
    const until = await claimIn(tx, { number, line }, reviewerOf(ports, context))
    const after = line === undefined ? {} : { after: { line } }
    await context.audit(tx, { action: 'cashier.deposit.claim', object: `deposit:${number}`, ...after })
    return { until: until.toISOString() }
  })
}

/** Ends the reviewer's claim, so that others can decide at once. */
export function release(ports: ScreenPorts, number: string, context: StaffContext): Promise<Record<never, never>> {
  return inTransaction(ports.db, async (tx) => {
    const released = await releaseDeposit(tx, number, reviewerOf(ports, context))
    await context.audit(tx, { action: 'cashier.deposit.unclaim', object: `deposit:${number}`, after: { released } })
    return {}
  })
}

export function reject(
  ports: ScreenPorts,
  { id: number, version, code, note = '' }: ParsedInputOf<typeof rejectQueuedDeposit>,
  context: StaffContext,
): Promise<OutputOf<typeof rejectQueuedDeposit>> {
  return inTransaction(ports.db, async (tx) => {
    const reviewer = reviewerOf(ports, context)
    const { state } = await rejectClaim(tx, { number, version, code, actor: context.staff.name }, reviewer)
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
