import { CODES_AT_ONCE, PlayerCode } from '@ante/contract/console/promotion-codes.ts'
import { AmountText } from '@ante/contract/kit/money.ts'
import { Timestamp } from '@ante/contract/kit/moments.ts'
import { PromotionId } from '@ante/contract/promotions/promotion-type.ts'
import * as z from 'zod/mini'

import type { Db } from '../../../kit/db.ts'
import { ActionProblem, guardedAction } from '../../../kit/guarded-action.ts'
import { isPayableIn, unitsOf } from '../../../kit/money.ts'
import { currencyOf } from '../currency-of.ts'
import { putCode } from '../stored-promotions.ts'

export const CODE_CREATION = 'promotions.code.create'

const Values = z.object({
  promotion: PromotionId,
  codes: z.array(PlayerCode).check(z.minLength(1), z.maxLength(CODES_AT_ONCE)),
  quota: z.nullable(z.int()),
  amount: z.nullable(AmountText),
  until: z.nullable(Timestamp),
})

/** Creation of codes that players enter. Existing codes of the promotion get the new limits. */
export const codeCreation = guardedAction({
  name: CODE_CREATION,
  permission: 'promotions.promotion.update',
  approval: 'above limit',
  skippable: false,
  values: Values,
  readObject: async (tx, { promotion, codes, amount }, { merchantCode }) => {
    const { id, state } = await requirePromotion(tx, promotion, merchantCode)
    await requireAmount(tx, amount, merchantCode)
    const taken = await codesOfOthers(tx, { merchantCode, codes, id })
    if (taken !== null) throw new ActionProblem('promotion.code_taken', { code: taken })
    return { object: `promotion:${promotion}`, version: String(id), before: { promotion, state } }
  },
  apply: async (tx, { promotion, codes, quota, amount, until }, { merchantCode }) => {
    const { id } = await requirePromotion(tx, promotion, merchantCode)
    await requireAmount(tx, amount, merchantCode)
    const limits = {
      promotionId: id,
      quota,
      amount: amount === null ? null : unitsOf(amount),
      endsAt: until === null ? null : new Date(until),
    }
    for (const code of codes) {
      const isAdded = await putCode(tx, merchantCode ?? '', { ...limits, code })
      if (!isAdded) throw new ActionProblem('promotion.code_taken', { code })
    }
    return { promotion, codes, quota, amount, until }
  },
})

async function requirePromotion(tx: Db, code: string, merchantCode: string | null) {
  const promotion = await tx
    .selectFrom('promotion')
    .select(['id', 'state', 'type'])
    .where('merchant_code', '=', merchantCode ?? '')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  if (promotion?.type !== 'PROMOCODE') throw new ActionProblem('promotion.without_codes', { promotion: code })
  return promotion
}

async function requireAmount(tx: Db, amount: string | null, merchantCode: string | null): Promise<void> {
  if (amount === null) return
  const currency = await currencyOf(tx, merchantCode ?? '')
  const units = unitsOf(amount)
  if (units === 0n || !isPayableIn(currency, units)) throw new ActionProblem('amount.not_payable', { amount, currency })
}

async function codesOfOthers(
  tx: Db,
  { merchantCode, codes, id }: { merchantCode: string | null; codes: readonly string[]; id: bigint },
): Promise<string | null> {
  const taken = await tx
    .selectFrom('promotion_code')
    .select('code')
    .where('merchant_code', '=', merchantCode ?? '')
    .where('code', 'in', [...codes])
    .where('promotion_id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return taken?.code ?? null
}
