import type { RebateState, RebateCategory } from '@ante/contract/promotions/rebates.ts'

import type { Db } from '../../kit/db.ts'
import { mainAccountOf, merchantAccount, postTransfer, requireTurnover, transactionCode } from '../../wallet/public.ts'
import { markRebated } from './accrued-rebate.ts'
import type { AccruedRebate, RebateRequest } from './accrued-rebate.ts'
import { rebateTermsOf } from './rates.ts'
import { totalOf } from './rules.ts'
import type { RebateLine } from './rules.ts'

export interface RebatePayment extends RebateRequest, AccruedRebate {
  /** Once and for ever at the merchant. */
  key: string
  state: RebateState
  currency: string
  /** On which it is paid, by the merchant's calendar. */
  day: string
  at: Date
}

/** Fish, live casino and sports have no code of their own in the handbook. Source: domain handbook 8. */
const CODES = {
  RNG: transactionCode.slotRebate,
  PVP: transactionCode.pvpRebate,
  FISH: transactionCode.fishRebate,
  LIVE: transactionCode.liveRebate,
  SPORTS: transactionCode.sportsRebate,
} satisfies Record<RebateCategory, number>

/** Pays what has accrued, whose member's account the caller has locked before he looked. */
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

/** One transfer a vertical. What comes in goes first, so that what is taken back is there. */
async function postCategories(tx: Db, { memberId, lines, ...payment }: RebatePayment, id: bigint): Promise<void> {
  const { merchantCode, currency, at } = payment
  const own = await mainAccountOf(tx, memberId)
  const bonus = await merchantAccount(tx, { merchantCode, currency, kind: 'bonus' })
  for (const [vertical, amount] of sumsByCategory(lines)) {
    await postTransfer(tx, {
      key: `rebate:${id}:${vertical}`,
      code: CODES[vertical],
      ...(amount > 0n ? { debit: bonus, credit: own } : { debit: own, credit: bonus }),
      amount: amount > 0n ? amount : -amount,
      reference: `rebate:${id}`,
      at,
    })
  }
}

function sumsByCategory(lines: readonly RebateLine[]): (readonly [RebateCategory, bigint])[] {
  const verticals = [...new Set(lines.map(({ vertical }) => vertical))]
  return verticals
    .map((vertical) => [vertical, totalOf(lines.filter((line) => line.vertical === vertical))] as const)
    .filter(([, amount]) => amount !== 0n)
    .toSorted(([, one], [, other]) => (one < other ? 1 : -1))
}
