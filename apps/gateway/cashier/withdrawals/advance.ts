import type { ProviderAnswer } from '../providers/provider.ts'
import type { PayoutNotification } from '@ante/contract/cashier/payout-provider.ts'

import { inTransaction } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { unlessStale } from '../../kit/state-machine/transition-errors.ts'
import type { Ports } from '../../kit/ports.ts'
import { maskedName } from '../../identity/public.ts'
import { maskedNumber } from '../bank-cards/bank-cards.ts'
import { accountPaidTo } from '../bank-cards/put-bank-card.ts'
import {
  retryLater,
  handlePayoutNotification,
  handlePayoutRefusal,
  isDifferentAmount,
} from '../payouts/handle-payout-notification.ts'
import type { PayoutProviders } from '../payouts/payout.ts'
import { recordProviderCall } from '../review/provider-calls.ts'
import { isReviewed, NEVER } from './rules.ts'
import type { SettlePorts } from './settle-withdrawal.ts'
import { rulesOf } from './withdrawal-rules.ts'
import { publishWithdrawal } from './publish-withdrawal.ts'
import { moveWithdrawal } from './withdrawals.ts'
import type { Withdrawal, WithdrawalIn } from './withdrawals.ts'

export interface AdvancePorts extends SettlePorts, Pick<Ports, 'secrets'> {
  payouts: PayoutProviders
}

const GATEWAY = 'gateway'

/** Advances a withdrawal as far as possible. The caller holds its lease, so that no other process works on it. */
export async function advance(ports: AdvancePorts, withdrawal: Withdrawal): Promise<void> {
  const next = await step(ports, withdrawal)
  if (!next) return
  publishWithdrawal(ports.bus, next.member_id)
  // A withdrawal in one of these states can be advanced immediately.
  if (next.state === 'APPROVED' || next.state === 'PAYING') await advance(ports, next)
}

/** Takes the next step. Returns null if the withdrawal has to wait for a person or its provider. */
function step(ports: AdvancePorts, withdrawal: Withdrawal): Promise<Withdrawal | null> {
  if (withdrawal.state === 'SUBMITTED') return review(ports, { ...withdrawal, state: withdrawal.state })
  if (withdrawal.state === 'APPROVED') return startPaying(ports, { ...withdrawal, state: withdrawal.state })
  if (withdrawal.state === 'PAYING') return pay(ports, withdrawal).then(() => null)
  return Promise.resolve(null)
}

/**
 * Moves a withdrawal to REVIEW, and approves it in the same transaction if its amount needs no review. Returns the
 * withdrawal; null if another process has moved it.
 */
function review({ db, clock }: AdvancePorts, submitted: WithdrawalIn<'SUBMITTED'>): Promise<Withdrawal | null> {
  const now = clock.now()
  const work = inTransaction(db, async (tx) => {
    const rules = await rulesOf(tx, submitted.merchant_code)
    const reviewed = await moveWithdrawal(tx, submitted, 'REVIEW', { now, actor: GATEWAY, change: { due_at: NEVER } })
    if (isReviewed(rules, reviewed.amount)) return reviewed
    const note = `not above ${textOf(rules.approvedUpTo)}`
    return moveWithdrawal(tx, { ...reviewed, state: 'REVIEW' }, 'APPROVED', { now, actor: GATEWAY, note })
  })
  return unlessStale(work)
}

/**
 * Stores state PAYING and the provider before the provider is called: a withdrawal in this state may have been paid.
 */
function startPaying({ db, clock }: AdvancePorts, approved: WithdrawalIn<'APPROVED'>): Promise<Withdrawal | null> {
  const now = clock.now()
  const work = inTransaction(db, async (tx) => {
    const { payoutProvider: provider } = await rulesOf(tx, approved.merchant_code)
    // Without a provider the merchant's staff pay and confirm.
    const change = { provider, ...(provider === null && { due_at: NEVER }) }
    return moveWithdrawal(tx, approved, 'PAYING', { now, actor: GATEWAY, change })
  })
  return unlessStale(work)
}

/** Requests or polls the payout. Repeats are safe, because the provider pays once per reference. */
async function pay(ports: AdvancePorts, withdrawal: Withdrawal): Promise<void> {
  if (withdrawal.provider === null) return
  const answer = await openOrPoll(ports, withdrawal, withdrawal.provider)
  if (answer.kind === 'done') {
    const isOther = await isDifferentAmount(ports, withdrawal, answer.value)
    return isOther ? retryLater(ports, withdrawal) : handlePayoutNotification(ports, withdrawal, answer.value)
  }
  if (answer.kind === 'refused' && answer.code === 'payout.refused')
    return handlePayoutRefusal(ports, withdrawal, answer.code)
  const problem = answer.kind === 'refused' ? answer.code : answer.problem
  ports.log.warn(
    { event: 'withdrawal.payout_postponed', withdrawalId: withdrawal.id, provider: withdrawal.provider, problem },
    'payout is postponed',
  )
  return retryLater(ports, withdrawal)
}

/** Polls a payout that the provider has accepted, else requests it again. */
async function openOrPoll(
  ports: AdvancePorts,
  withdrawal: Withdrawal,
  provider: string,
): Promise<ProviderAnswer<PayoutNotification>> {
  const { id: reference, merchant_code: merchantCode, bank_code: bankCode, currency } = withdrawal
  const payouts = await ports.payouts.of({ merchantCode, provider })
  const recorded = async (
    call: 'open' | 'status',
    request: Record<string, string>,
    answer: ProviderAnswer<PayoutNotification>,
  ) => {
    await recordProviderCall(ports.db, { withdrawalId: reference, call, request, answer, at: ports.clock.now() })
    return answer
  }
  if (withdrawal.payout_id !== null) return recorded('status', { reference }, await payouts.status(reference))
  const request = { reference, amount: textOf(withdrawal.amount - withdrawal.fee), currency, bankCode }
  const account = await accountPaidTo(ports, withdrawal.bank_card_id)
  const masked = {
    ...request,
    account: maskedNumber(withdrawal.last_digits),
    holder: maskedName(account.accountHolder),
  }
  return recorded('open', masked, await payouts.open({ ...request, ...account }))
}
