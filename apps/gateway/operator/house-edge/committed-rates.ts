import type { ContractCategory } from '@ante/contract/agents/contract-tiers.ts'
import { GameCategory } from '@ante/contract/catalogue/category.ts'
import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'

import { companyRatesOf, payTermsOf } from '../../agents/public.ts'
import type { CompanyRate } from '../../agents/public.ts'
import type { Db } from '../../kit/db.ts'
import { promotionsKept, rateCeilingsOn } from '../../promotions/public.ts'
import type { CategoryRates } from './rules.ts'

const THOUSANDTHS = 1_000

/** All that a merchant pays of each valid bet, by category, from a day on: to players, agents and those who invited them. */
export async function committedRates(
  db: Db,
  { merchantCode, day }: { merchantCode: string; day: string },
): Promise<CategoryRates[]> {
  const ceilings = await rateCeilingsOn(db, { merchantCode, day })
  const salaries = await companyRatesOf(db, merchantCode)
  const { stackSalaries } = await payTermsOf(db, merchantCode)
  const referral = await referralRate(db, merchantCode)
  return GameCategory.options
    .filter((category) => category !== 'HOT')
    .map((category) => {
      const ceiling = ceilings.find(({ vertical }) => vertical === category)
      return {
        category,
        rebate: ceiling?.rebate ?? 0,
        ladder: ceiling?.ladder ?? 0,
        salaries: salaryRate(salaries, { category, stackSalaries }),
        referral,
      }
    })
}

/** The highest of each kind; the same turnover is paid for once unless salaries stack. */
function salaryRate(rates: readonly CompanyRate[], of: { category: string; stackSalaries: boolean }): number {
  const kinds = Map.groupBy(
    rates.filter((rate) => covers(rate.category, of.category)),
    ({ kind }) => kind,
  )
  const highest = [...kinds.values()].map((some) => Math.max(...some.map(({ thousandths }) => thousandths)))
  return of.stackSalaries ? highest.reduce((sum, rate) => sum + rate, 0) : Math.max(0, ...highest)
}

/** As `contract_covers` in the database. */
const covers = (contract: ContractCategory, category: string): boolean =>
  contract === 'CONS' || contract === category || (contract === 'SPORTS' && ['ESPORTS', 'COCKFIGHT'].includes(category))

/** Of all referrals that are not closed. */
async function referralRate(db: Db, merchantCode: string): Promise<number> {
  const kept = await promotionsKept(db, merchantCode)
  return kept
    .filter(({ type, state }) => type === 'REFERRAL' && state !== 'closed')
    .map(({ rules }) => Number(promotionRules.REFERRAL.parse(rules).play?.percent ?? 0) * THOUSANDTHS)
    .reduce((sum, rate) => sum + Math.round(rate), 0)
}
