import { creditQueuedDeposit } from '@ante/contract/console/deposits.ts'
import type { claimDeposit, rejectQueuedDeposit, settleQueuedDeposit } from '@ante/contract/console/deposits.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import {
  claimDeposit as claimIn,
  creditOf,
  debitableOf,
  depositNumbered,
  endDepositClaim,
  rejectClaim,
  releaseDeposit,
  requireSeenClaim,
  settlementOf,
} from '../../cashier/public.ts'
import { inTransaction } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { Refused } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { answerOnce, earlierOutcome, submitChange } from '../../staff/public.ts'
import type { Submitted } from '../../staff/public.ts'
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
  const deposit = await requireDeposit(ports, seen)
  const units = unitsOf(paid)
  const values = creditOf(deposit, units, { line: line ?? null, code })
  if (!values) throw refuse('deposit.amount.invalid')
  const submitted = {
    action: 'cashier.deposit.credit',
    values: { ...values, version },
    reason: reason || EXACT,
    key: `deposit ${number} ${version} ${paid} ${line ?? ''}`,
    isKeyReusable: true,
  } as const
  return submitSeen(ports, { seen, submitted, line: values.line }, context, (current) => {
    if (current.state === 'SUCCESS') throw refuse('deposit.stale', { state: current.state })
    if (units !== current.pay_amount && reason.trim().length < 3) throw refuse('deposit.reason.missing')
  })
}

/** Settles the problem of a deposit in the version that staff read. A debit requires a reason for the member. */
export async function settle(
  ports: ScreenPorts,
  { id: number, version, debit, code, line, reason }: ParsedInputOf<typeof settleQueuedDeposit>,
  context: StaffContext,
): Promise<OutputOf<typeof settleQueuedDeposit>> {
  const seen = { merchantCode: merchantOf(context), number, version }
  const deposit = await requireDeposit(ports, seen)
  const units = unitsOf(debit)
  const values = settlementOf(deposit, { debit: units, code: units > 0n ? (code ?? null) : null, line: line ?? null })
  const submitted = {
    action: 'cashier.deposit.settle',
    values: { ...values, version },
    reason,
    // The key contains the time of the problem, because a later problem of the deposit may have the same version.
    key: `deposit ${number} problem ${deposit.problem_at?.toISOString()} ${values.debit} ${line ?? ''}`,
    isKeyReusable: true,
  } as const
  return submitSeen(ports, { seen, submitted, line: values.line }, context, (current) => {
    if (units > debitableOf(current)) throw refuse('deposit.amount.invalid')
    if (units > 0n && code === undefined) throw refuse('decision.reason.unknown')
  })
}

async function requireDeposit({ db }: ScreenPorts, { merchantCode, number }: Seen) {
  const deposit = await depositNumbered(db, merchantCode, number)
  if (!deposit) throw refuse('deposit.not.found')
  return deposit
}

type Seen = Parameters<typeof requireSeenClaim>[1]

interface SeenDecision {
  seen: Seen
  submitted: Submitted
  /** Bank line of the payment. */
  line: string | null
}

/**
 * Submits a decision about the version that staff read, after further checks. It is refused while another reviewer has
 * claimed the deposit or the bank line, and ends the own claim. If the deposit has changed because the same person has
 * already made the same decision, returns the outcome of that decision.
 */
async function submitSeen(
  ports: ScreenPorts,
  { seen, submitted, line }: SeenDecision,
  context: StaffContext,
  check: (current: Awaited<ReturnType<typeof requireSeenClaim>>) => void,
): Promise<OutputOf<typeof creditQueuedDeposit>> {
  const reviewer = reviewerOf(ports, context)
  const submitter = submitterOf(ports, context)
  const onLocked: Submitted['onLocked'] = (tx, outcome) =>
    endDepositClaim(tx, { number: seen.number, line, outcome }, reviewer)
  try {
    check(await requireSeenClaim(ports.db, seen))
    return await submitChange(ports, { ...submitted, onLocked }, submitter)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const earlier = error.code === 'deposit.stale' ? await earlierOutcome(ports, submitted, submitter) : null
    if (earlier) return earlier
    // If another decision came first, the refusal `deposit.stale` is clearer, because it contains the new state.
    if (error.code === 'change.invalid') await requireSeenClaim(ports.db, seen)
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
  const audited = { action: 'cashier.deposit.reject', object: `deposit:${number}` }
  const once = { ...audited, version, values: { code, note }, stale: 'deposit.stale' }
  return answerOnce(ports, once, submitterOf(ports, context), async (tx) => {
    const reviewer = reviewerOf(ports, context)
    const { state } = await rejectClaim(tx, { number, version, code, actor: context.staff.name }, reviewer)
    await context.audit(tx, { ...audited, reason: note || code, after: { state, code } })
    return {}
  })
}
