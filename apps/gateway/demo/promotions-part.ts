import { DAY_MS } from '@ante/contract/kit/time.ts'
import { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import { merchants } from '@ante/demo/merchants.ts'
import { promotions } from '@ante/demo/promotions.ts'
import type { DemoPromotion } from '@ante/demo/promotions.ts'
import type { Texts } from '@ante/demo/types.ts'

import type { Clock } from '../kit/clock.ts'
import type { Db } from '../kit/db.ts'
import { unitsOf } from '../kit/money.ts'
import { richTextOf } from '../kit/rich-text/rich-text-of.ts'
import { openPromotion, storedPromotions, putCode, putPromotion, findTypeDefinition } from '../promotions/public.ts'
import type { PromotionOptions } from '../promotions/public.ts'
import type { Part } from './part.ts'

/** Promotions, which start when the demo is first seeded. */
export function promotionsPart(clock: Clock): Part {
  return {
    name: 'promotions',
    source: { promotions, merchants: merchants.map(({ code }) => code) },
    write: async (tx) => {
      const now = clock.now()
      for (const { code: merchantCode } of merchants) {
        const stored = await storedPromotions(tx, merchantCode)
        const merchantPromotions = promotions.filter((promotion) => promotion.merchants.includes(merchantCode))
        for (const [position, promotion] of merchantPromotions.entries()) {
          const key = { merchantCode, code: promotion.code }
          const promotionRow = promotionInputOf(promotion, merchantCode, now)
          // Promotions keep the start time of the first seeding.
          const before = stored.find(({ code }) => code === promotion.code)
          await putPromotion(tx, key, {
            ...promotionRow,
            starts_at: before ? before.starts_at : promotionRow.starts_at,
            position,
          })
          await openPromotion(tx, key, now)
        }
        await putCodes(tx, merchantCode, merchantPromotions)
      }
    },
  }
}

function promotionInputOf(
  promotion: DemoPromotion,
  merchantCode: string,
  now: Date,
): Omit<PromotionOptions, 'position'> {
  const { title, summary, terms, picture, rules, wageringMultiple, quota, budget, beginsInDays } = promotion
  const type = PromotionType.parse(promotion.type)
  const textIn = (language: keyof Texts) => ({
    title: title[language],
    summary: summary[language],
    terms: richTextOf(terms[language]),
  })
  return {
    type,
    texts: { EN: textIn('EN'), TY: textIn('TY'), AR: textIn('AR'), TH: textIn('TH') },
    picture: picture === null ? null : `/pictures/banners/${merchantCode}-${picture}.webp`,
    starts_at: beginsInDays === null ? null : new Date(now.getTime() + beginsInDays * DAY_MS),
    ends_at: null,
    audience: { kind: 'all' },
    quota,
    budget: budget === null ? null : unitsOf(budget),
    reward_days: 7,
    multiple_hundredths: Number(unitsOf(wageringMultiple) / 100n),
    rules: findTypeDefinition(type)?.rules.parse(rules),
  }
}

async function putCodes(tx: Db, merchantCode: string, merchantPromotions: readonly DemoPromotion[]): Promise<void> {
  const stored = await storedPromotions(tx, merchantCode)
  for (const { code: promotion, codes } of merchantPromotions) {
    const code = codes[merchantCode]
    const match = stored.find((candidate) => candidate.code === promotion)
    if (code === undefined || !match) continue
    await putCode(tx, merchantCode, { promotionId: match.id, code, quota: null, amount: null, endsAt: null })
  }
}
