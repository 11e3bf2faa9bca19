import type { RebateState, RebateCategory } from '@ante/contract/promotions/rebates.ts'

import type { Db } from '../../kit/db.ts'
import { mainAccountOf, merchantAccount, postTransfer, requireTurnover, transactionCode } from '../../wallet/public.ts'
import { markRebated } from './accrued-rebate.ts'
import type { AccruedRebate, RebateRequest } from './accrued-rebate.ts'
import { rebateTermsOf } from './rates.ts'
import { totalOf } from './rules.ts'
import type { RebateLine } from './rules.ts'

export interface RebatePayment extends RebateRequest, AccruedRebate {
  /** Unique per merchant, permanently. */
  key: string
  state: RebateState
  currency: string
  /** Day of the payment, by the merchant's calendar. */
  day: string
  at: Date
}

/**
 * Transaction codes by category. Source: domain handbook 8, which has none for fish, live casino and sports.
 */
const CODES = {
  RNG: transactionCode.slotRebate,
  PVP: transactionCode.pvpRebate,
  FISH: transactionCode.fishRebate,
  LIVE: transactionCode.liveRebate,
  SPORTS: transactionCode.sportsRebate,
} satisfies Record<RebateCategory, number>

/** Pays an accrued rebate. The caller has locked the member's account before it read the accrued rebate. */
export async function payRebate(tx: Db, payment: RebatePayment): Promise<void> {
  const { key, memberId, merchantCode, currency, state, lines, total: amount, day, at } = payment
  const { id } = await tx
    .insertInto('rebate')
    .values({ merchant_code: merchantCode, member_id: memberId, key, state, currency, amount, day, made_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('rebate_line')
    .values(lines.map((line) => ({ ...line, rebate_id: id })))
    .execute()
  await postCategories(tx, payment, id)
  await markRebated(tx, payment)
  const { multipleHundredths } = await rebateTermsOf(tx, merchantCode)
  const required = { memberId, merchantCode, currency, cause: 'bonus', amount, multipleHundredths, at } as const
  await requireTurnover(tx, { key: `rebate:${id}`, ...required })
}

/** Posts one transfer per category, credits first, so that the balance covers the debits. */
async function postCategories(tx: Db, { memberId, lines, ...payment }: RebatePayment, id: bigint): Promise<void> {
  const { merchantCode, currency, at } = payment
  const mainAccount = await mainAccountOf(tx, memberId)
  const bonus = await merchantAccount(tx, { merchantCode, currency, kind: 'bonus' })
  for (const [category, amount] of sumsByCategory(lines)) {
    await postTransfer(tx, {
      key: `rebate:${id}:${category}`,
      code: CODES[category],
      ...(amount > 0n ? { debit: bonus, credit: mainAccount } : { debit: mainAccount, credit: bonus }),
      amount: amount > 0n ? amount : -amount,
      reference: `rebate:${id}`,
      at,
    })
  }
}

function sumsByCategory(lines: readonly RebateLine[]): (readonly [RebateCategory, bigint])[] {
  const categories = [...new Set(lines.map(({ category }) => category))]
  return categories
    .map((category) => [category, totalOf(lines.filter((line) => line.category === category))] as const)
    .filter(([, amount]) => amount !== 0n)
    .toSorted(([, a], [, b]) => (a < b ? 1 : -1))
}
