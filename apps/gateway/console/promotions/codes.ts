import { randomInt } from 'node:crypto'

import { createPromotionCodes, listPromotionCodes } from '@ante/contract/console/promotion-codes.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { exactTextOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { CODE_CREATION, storedPromotion } from '../../promotions/public.ts'
import { submitChange } from '../../staff/public.ts'
import { merchantOf, submitterOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

/** Letters and digits of random codes, without those that are easily confused. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const RANDOM_LETTERS = 12

/** Returns a page of a promotion's codes. */
export async function codesPage(
  { db }: ScreenPorts,
  { code, after, size }: ParsedInputOf<typeof listPromotionCodes>,
  context: StaffContext,
): Promise<OutputOf<typeof listPromotionCodes>> {
  const promotion = await storedPromotion(db, { merchantCode: merchantOf(context), code })
  if (!promotion) throw refusalsOf(listPromotionCodes)('promotion.not.found')
  const ofPromotion = db.selectFrom('promotion_code').where('promotion_id', '=', promotion.id)
  const [rows, { total }] = await Promise.all([
    ofPromotion
      .selectAll()
      .$if(after !== undefined, (query) => query.where('code', '>', after ?? ''))
      .orderBy('code')
      .limit(size + 1)
      .execute(),
    ofPromotion.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ])
  const { page, next } = pageOf(rows, size, (row) => row.code)
  return {
    codes: page.map((row) => ({
      code: row.code,
      used: row.used,
      quota: row.quota,
      amount: row.amount === null ? null : exactTextOf(row.amount),
      until: row.ends_at?.toISOString() ?? null,
    })),
    next,
    total: Number(total),
  }
}

/** Creates codes, or requests their approval. */
export async function createCodes(
  ports: ScreenPorts,
  input: ParsedInputOf<typeof createPromotionCodes>,
  context: StaffContext,
): Promise<OutputOf<typeof createPromotionCodes>> {
  const { code: promotion, codes, quota, amount, until, key, reason } = input
  const stored = await storedPromotion(ports.db, { merchantCode: merchantOf(context), code: promotion })
  if (!stored) throw refusalsOf(createPromotionCodes)('promotion.not.found')
  const named = typeof codes === 'number' ? Array.from({ length: codes }, randomCode) : [...new Set(codes)]
  const values = { promotion, codes: named, quota, amount, until }
  return submitChange(ports, { action: CODE_CREATION, values, reason, key }, submitterOf(ports, context))
}

const randomCode = (): string =>
  Array.from({ length: RANDOM_LETTERS }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('')
