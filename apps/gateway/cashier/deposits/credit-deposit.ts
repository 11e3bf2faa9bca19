import { isExcluded } from '../../responsible-gaming/public.ts'
import { unitsOf } from '../../kit/money.ts'
import type { Db } from '../../kit/db.ts'
import {
  lockAccounts,
  mainAccountOf,
  merchantAccount,
  postTransfer,
  requireTurnover,
  transactionCode,
} from '../../wallet/public.ts'
import { walk } from '../../kit/state-machine/move.ts'
import type { Step } from '../../kit/state-machine/state-machine.ts'
import { depositStates } from './deposit-states.ts'
import type { Deposit } from './deposits.ts'
import { bonusFor, creditFor } from './rules.ts'

export interface Payment {
  /** Amount that arrived, in the channel's currency. */
  paid: bigint
  /** The provider's payment id. */
  providerRef: string
}

/**
 * Credits a payment that arrived, with reimbursement and promotion bonus, in the transaction that sets the deposit to
 * SUCCESS. Each transfer has its own key and SUCCESS is final: nothing is credited twice.
 */
export async function creditDeposit(
  tx: Db,
  deposit: Deposit,
  { paid, providerRef }: Payment,
  step: Step,
): Promise<Deposit> {
  const { merchant_code: merchantCode, member_id: memberId, rate, transaction_id: transactionId } = deposit
  // Serialises the member's deposits, so that exactly one is the first.
  await lockAccounts(tx, [await mainAccountOf(tx, memberId)])
  const { arrived, reimbursement } = creditFor(paid, {
    rate,
    currency: deposit.currency,
    reimbursementHundredths: deposit.reimbursement_hundredths,
  })
  const credited = arrived + reimbursement
  // An excluded member gets the payment, but not the promotion's bonus.
  const isOffered = deposit.promotion !== null && !(await isExcluded(tx, memberId, step.now))
  const bonus = isOffered ? await bonusOf(tx, deposit, credited) : null
  const done = await walk(
    tx,
    depositStates,
    { id: deposit.id, from: deposit.state, to: 'SUCCESS' },
    {
      ...step,
      change: { paid, provider_ref: providerRef, credited, reimbursement, bonus, credited_at: step.now, due_at: null },
    },
  )
  const key = `deposit:${merchantCode}:${transactionId}`
  await pay(tx, done, { key, code: transactionCode.deposit, from: 'clearing', amount: arrived, at: step.now })
  const returned = { key: `${key}:fee`, code: transactionCode.depositReimbursement, from: 'house' } as const
  await pay(tx, done, { ...returned, amount: reimbursement, at: step.now })
  const promotionBonus = { key: `${key}:bonus`, code: transactionCode.promotionBonus, from: 'bonus' } as const
  await pay(tx, done, { ...promotionBonus, amount: bonus ?? 0n, at: step.now })
  await requireFor(tx, done, { key, memberId, merchantCode, at: step.now })
  return done
}

interface Payout {
  key: string
  code: (typeof transactionCode)['deposit' | 'depositReimbursement' | 'promotionBonus']
  from: 'clearing' | 'house' | 'bonus'
  amount: bigint
  at: Date
}

async function pay(tx: Db, deposit: Deposit, { key, code, from, amount, at }: Payout): Promise<void> {
  if (amount === 0n) return
  const { merchant_code: merchantCode, currency, member_id: memberId, transaction_id: reference } = deposit
  const debit = await merchantAccount(tx, { merchantCode, currency, kind: from })
  const credit = await mainAccountOf(tx, memberId)
  await postTransfer(tx, { key, code, debit, credit, amount, reference, at })
}

/** Returns the bonus; zero if the promotion is for another deposit number than that of this deposit. */
async function bonusOf(
  tx: Db,
  { promotion, member_id: memberId, currency }: Deposit,
  credited: bigint,
): Promise<bigint> {
  if (!promotion) return 0n
  const { kind, percentHundredths, amount, cap, minimum, nth } = promotion
  if (nth !== null && (await countOfDeposits(tx, memberId)) + 1 !== nth) return 0n
  const units = { amount: unitsOf(amount), cap: cap === null ? null : unitsOf(cap), minimum: unitsOf(minimum) }
  return bonusFor(credited, { kind, percentHundredths, ...units }, currency)
}

/** Returns the number of a member's credited deposits. */
export async function countOfDeposits(db: Db, memberId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('deposit')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'SUCCESS')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Adds the wagering requirement: with a bonus, (deposit + bonus) × the promotion's multiple; otherwise deposit × the
 * merchant's multiple.
 */
async function requireFor(
  tx: Db,
  { promotion, bonus, credited, currency, multiple_hundredths: defaultMultiple }: Deposit,
  requested: { key: string; memberId: bigint; merchantCode: string; at: Date },
): Promise<void> {
  const hasBonus = promotion !== null && (bonus ?? 0n) > 0n
  const multipleHundredths = hasBonus ? promotion.multipleHundredths : defaultMultiple
  const amount = (credited ?? 0n) + (hasBonus ? (bonus ?? 0n) : 0n)
  if (multipleHundredths === 0 || amount === 0n) return
  await requireTurnover(tx, {
    ...requested,
    currency,
    cause: hasBonus ? 'bonus' : 'deposit',
    amount,
    multipleHundredths,
  })
}
