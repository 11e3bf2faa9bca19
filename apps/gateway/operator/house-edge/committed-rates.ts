import type { ContractCategory } from '@ante/contract/agents/contract-tiers.ts'
import { GameCategory } from '@ante/contract/catalogue/category.ts'
import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { MissionRule } from '@ante/contract/promotions/promotion-rules.ts'

import { operatorRatesOf, payTermsOf } from '../../agents/public.ts'
import type { OperatorRate } from '../../agents/public.ts'
import type { Db } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { hasVipClub, vipLevelsOf } from '../../vip/public.ts'
import type { VipLevel } from '../../vip/public.ts'
import { storedPromotions, rateCeilingsOn } from '../../promotions/public.ts'
import type { StoredPromotion } from '../../promotions/public.ts'
import { shareOfPlay } from './rules.ts'
import type { CategoryRates } from './rules.ts'

const THOUSANDTHS = 1_000

/** Returns a merchant's payments per valid bet from a day on, by category: to players, agents and inviters. */
export async function committedRates(
  db: Db,
  { merchantCode, day }: { merchantCode: string; day: string },
): Promise<CategoryRates[]> {
  const ceilings = await rateCeilingsOn(db, { merchantCode, day })
  const salaries = await operatorRatesOf(db, merchantCode)
  const { stackSalaries } = await payTermsOf(db, merchantCode)
  const stored = (await storedPromotions(db, merchantCode)).filter(({ state }) => state !== 'closed')
  const referral = referralRate(stored)
  const missions = betMissions(stored)
  const vip = (await hasVipClub(db, merchantCode)) ? vipRate(await vipLevelsOf(db, merchantCode)) : 0
  return GameCategory.options
    .filter((category) => category !== 'HOT')
    .map((category) => {
      const ceiling = ceilings.find((candidate) => candidate.category === category)
      return {
        category,
        rebate: ceiling?.rebate ?? 0,
        ladder: ceiling?.ladder ?? 0,
        salaries: salaryRate(salaries, { category, stackSalaries }),
        referral,
        vip,
        missions: missionRate(missions, category),
      }
    })
}

/** Returns the highest total of salaries: a turnover earns one salary, or all of them if salaries stack. */
function salaryRate(rates: readonly OperatorRate[], salary: { category: string; stackSalaries: boolean }): number {
  const kinds = Map.groupBy(
    rates.filter((rate) => covers(rate.category, salary.category)),
    ({ kind }) => kind,
  )
  const highest = [...kinds.values()].map((ratesOfKind) =>
    Math.max(...ratesOfKind.map(({ thousandths }) => thousandths)),
  )
  return salary.stackSalaries ? highest.reduce((sum, rate) => sum + rate, 0) : Math.max(0, ...highest)
}

/** Whether a contract pays for a category; `contract_covers` in the database is the same rule. */
const covers = (contract: ContractCategory, category: string): boolean =>
  contract === 'CONS' || contract === category || (contract === 'SPORTS' && ['ESPORTS', 'COCKFIGHT'].includes(category))

function referralRate(stored: readonly StoredPromotion[]): number {
  return stored
    .filter(({ type }) => type === 'REFERRAL')
    .map(({ rules }) => Number(promotionRules.REFERRAL.parse(rules).play?.percent ?? 0) * THOUSANDTHS)
    .reduce((sum, rate) => sum + Math.round(rate), 0)
}

type BetMission = Extract<MissionRule, { target: 'betVolume' }>

/** Returns all missions with a turnover target. */
const betMissions = (stored: readonly StoredPromotion[]): BetMission[] =>
  stored
    .filter(({ type }) => type === 'MISSION')
    .flatMap(({ rules }) => promotionRules.MISSION.parse(rules).missions)
    .filter((mission) => mission.target === 'betVolume')

/** Returns the sum of the missions' rates, because a bet counts for all of them. */
function missionRate(missions: readonly BetMission[], category: string): number {
  return missions
    .filter((mission) => mission.category === undefined || mission.category === category)
    .map(({ reward, amount }) => shareOfPlay(unitsOf(reward), unitsOf(amount)))
    .reduce((sum, rate) => sum + rate, 0)
}

const WEEKS_A_MONTH = 5n

/**
 * Returns the highest rate of VIP benefits: the upgrade bonus per turnover to reach a level, plus the monthly benefits
 * per turnover to keep a level.
 */
function vipRate(levels: readonly VipLevel[]): number {
  const upgradeBonuses = levels.map(({ bonus, threshold, level }) =>
    shareOfPlay(bonus, threshold - (levels[level - 1]?.threshold ?? 0n)),
  )
  const monthly = levels.map(({ weeklySalary, monthlySalary, retention }) =>
    shareOfPlay(weeklySalary * WEEKS_A_MONTH + monthlySalary, retention),
  )
  return Math.max(0, ...upgradeBonuses) + Math.max(0, ...monthly)
}
