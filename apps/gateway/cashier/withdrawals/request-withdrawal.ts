import { withdraw } from '@ante/contract/cashier/withdrawal.ts'
import type { Withdrawal as Shown } from '@ante/contract/cashier/withdrawal.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { requirePaymentPassword, requireRealMoney, isFreshSession } from '../../identity/public.ts'
import { claimKey } from '../../kit/call-keys.ts'
import type { MemberContext, SignedIn } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { addJob } from '../../kit/job-queue/add-job.ts'
import type { Ports } from '../../kit/ports.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { lockAccounts, mainAccountOf } from '../../wallet/public.ts'
import { advanceWithdrawalJob } from './advance-withdrawal.ts'
import { validateRequest } from './requirements.ts'
import { readAmount } from './rules.ts'
import { shownWithdrawal } from './show-withdrawal.ts'
import { withdrawalEligibility } from './eligibility.ts'
import type { Holder } from './eligibility.ts'
import { publishWithdrawal } from './publish-withdrawal.ts'
import { beginWithdrawal } from './withdrawals.ts'
import type { Withdrawal } from './withdrawals.ts'

const refuse = refusalsOf(withdraw)

type Input = ParsedInputOf<typeof withdraw>

/** Maximum number of requests per member and minute. Source: domain handbook 13. */
const PER_MINUTE = 3
const MINUTE_SECONDS = 60

export type RequestPorts = Pick<Ports, 'db' | 'clock' | 'bus'>

export const holderOf = ({ memberId, merchantCode, currency, account }: SignedIn): Holder => {
  return { memberId: BigInt(memberId), merchantCode, currency, account }
}

/**
 * Freezes an amount until it is paid or returned. The guards are checked twice: before the payment password, so that
 * members are not asked for it if the withdrawal is refused anyway, and again under the wallet's lock, because balance
 * and turnover may have changed in between.
 */
export async function requestWithdrawal(
  ports: RequestPorts,
  input: Input,
  { member, idempotencyKey: requestKey }: Pick<MemberContext, 'member' | 'idempotencyKey'>,
): Promise<Shown> {
  requireRealMoney(member)
  const holder = holderOf(member)
  const before = await repeated(ports.db, holder, { ...input, requestKey })
  if (before) return shownWithdrawal(ports.db, before)
  const eligibility = await withdrawalEligibility(ports, ports.db, holder)
  await requireStepUp(ports, member, { eligibility, amount: requireAdmission(input, eligibility).amount })
  await requirePaymentPassword(ports, holder.memberId, input.paymentPassword)
  const withdrawal = await begin(ports, { holder, input, requestKey })
  publishWithdrawal(ports.bus, holder.memberId)
  return shownWithdrawal(ports.db, withdrawal)
}

type WithdrawalEligibility = Awaited<ReturnType<typeof withdrawalEligibility>>

function requireAdmission(input: Input, eligibility: WithdrawalEligibility) {
  const validated = validateRequest(eligibility, input)
  if (input.fee !== undefined && unitsOf(input.fee) !== validated.fee) {
    throw refuse('withdrawal.fee.changed', { fee: textOf(validated.fee), currency: eligibility.currency })
  }
  if (eligibility.requestsInLastMinute >= PER_MINUTE)
    throw commonRefusal('request.too_many', { retryAfterSeconds: MINUTE_SECONDS })
  return validated
}

/** Requires a recent sign-in above the merchant's threshold, which limits what a stolen session can withdraw. */
async function requireStepUp(
  ports: RequestPorts,
  { token }: SignedIn,
  { eligibility, amount }: { eligibility: WithdrawalEligibility; amount: bigint },
): Promise<void> {
  const { rules, currency } = eligibility
  if (rules.stepUpAbove === null || amount <= rules.stepUpAbove || (await isFreshSession(ports, token))) return
  throw refuse('withdrawal.sign_in.required', { above: textOf(rules.stepUpAbove), currency })
}

interface NewRequest {
  holder: Holder
  input: Input
  requestKey: string | null
}

async function begin(ports: RequestPorts, { holder, input: requested, requestKey }: NewRequest): Promise<Withdrawal> {
  const { memberId, merchantCode, currency } = holder
  return inTransaction(ports.db, async (tx) => {
    await lockAccounts(tx, [await mainAccountOf(tx, memberId)])
    // Returns the withdrawal of a simultaneous call with the same key.
    const before = await repeated(tx, holder, { ...requested, requestKey })
    if (before) return before
    await claimKey(tx, { memberId, merchantCode, key: requestKey })
    const eligibility = await withdrawalEligibility(ports, tx, holder)
    const { amount, fee, card } = requireAdmission(requested, eligibility)
    const { now } = eligibility
    const { arrivalMinutes } = eligibility.rules
    const newWithdrawal = { memberId, merchantCode, currency, amount, fee, card, arrivalMinutes, requestKey }
    const withdrawal = await beginWithdrawal(tx, newWithdrawal, now)
    await addJob(tx, advanceWithdrawalJob, { withdrawal: withdrawal.id }, { key: withdrawal.id })
    return withdrawal
  })
}

/** Returns the withdrawal requested before with this idempotency key. */
async function repeated(
  db: Db,
  { memberId, currency }: Holder,
  { amount, bankCardId, requestKey }: Pick<Input, 'amount' | 'bankCardId'> & { requestKey: string | null },
): Promise<Withdrawal | null> {
  if (requestKey === null) return null
  const row = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  if (!row) return null
  if (row.amount !== readAmount(amount, currency) || row.bank_card_id !== BigInt(bankCardId)) {
    throw commonRefusal('idempotency_key.conflict')
  }
  return row
}
