import type { Db } from '../../kit/db.ts'
import type { Merchant } from '../../merchant/public.ts'
import { storedPromotions } from '../../promotions/public.ts'
import { dayFrom } from '../kit/merchant-day.ts'
import { requireMerchants } from '../kit/require-merchants.ts'
import { checkRatesAgainstEdge } from './affordable-rates.ts'
import { termsOfDepositBonus } from './deposit-bonus.ts'
import { bonusesOfPromotion } from './promotion-bonuses.ts'
import { bonusWarning } from './rules.ts'
import type { BonusTerms } from './rules.ts'
import { wageringEdgeOf } from './wagering-edge.ts'

/**
 * Computes the payments of merchants with these vendors before a feed changes their games. Call the returned function
 * after the change: it returns warnings about payments that exceed the house edge now, but did not exceed it before.
 */
export async function feedWarnings(tx: Db, vendors: readonly string[]): Promise<(tx: Db) => Promise<string[]>> {
  const watched = await Promise.all((await merchantsOffering(tx, vendors)).map((merchant) => watch(tx, merchant)))
  return async (writeTx) => {
    const warnings: string[] = []
    for (const watcher of watched) warnings.push(...(await watcher(writeTx)))
    return warnings
  }
}

async function merchantsOffering(tx: Db, vendors: readonly string[]): Promise<Merchant[]> {
  if (vendors.length === 0) return []
  const rows = await tx
    .selectFrom('merchant_vendor')
    .select('merchant_code')
    .distinct()
    .where('vendor', 'in', [...vendors])
    .execute()
  const codes = new Set(rows.map(({ merchant_code: code }) => code))
  return (await requireMerchants(tx, undefined)).filter(({ code }) => codes.has(code))
}

async function watch(tx: Db, merchant: Merchant): Promise<(tx: Db) => Promise<string[]>> {
  const { code, zone } = merchant
  const day = await dayFrom(tx, zone, 0)
  const rates = await checkRatesAgainstEdge(tx, { merchantCode: code, day, acceptsLoss: true })
  const costly = new Set((await bonusesTooCostly(tx, merchant)).map(({ what }) => what))
  return async (writeTx) => {
    const bonuses = (await bonusesTooCostly(writeTx, merchant)).filter(({ what }) => !costly.has(what))
    return [...(await rates(writeTx)), ...bonuses.map(({ warning }) => warning)].map(
      (reported) => `${code}: ${reported}`,
    )
  }
}

async function bonusesTooCostly(tx: Db, { code, zone, currency }: Merchant) {
  const edge = await wageringEdgeOf(tx, { merchantCode: code, day: await dayFrom(tx, zone, 0) })
  return (await openBonuses(tx, code)).flatMap((bonus) => {
    const warning = bonusWarning(bonus, { edge, currency })
    return warning === null ? [] : [{ what: bonus.what, warning }]
  })
}

/** Returns all bonuses currently available to members, each with a unique name. */
async function openBonuses(tx: Db, merchantCode: string): Promise<BonusTerms[]> {
  const deposits = await tx
    .selectFrom('deposit_promotion')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('open', '=', true)
    .execute()
  const promotions = (await storedPromotions(tx, merchantCode)).filter(({ state }) => state === 'open')
  return [
    ...deposits.map((bonus) => ({ ...termsOfDepositBonus(bonus), what: `The bonus ${bonus.code}` })),
    ...promotions.flatMap((promotion) =>
      bonusesOfPromotion(promotion).map((item) => ({ ...item, what: `${item.what} (promotion ${promotion.code})` })),
    ),
  ]
}
