import { levelName } from '@ante/contract/vip/level.ts'

import type { VipLevel, VipTerms } from '../../vip/public.ts'
import type { BonusTerms } from './rules.ts'

const WEEKS_A_MONTH = 5n
const HUNDREDTHS = 100n

/** Returns the one-time and monthly bonuses of a level, with the turnover that is required to reach and keep it. */
export function bonusesOfLevel(level: VipLevel, below: VipLevel | undefined, terms: VipTerms): BonusTerms[] {
  const name = levelName(level.level)
  const played = (amount: bigint) => (amount * BigInt(terms.multipleHundredths)) / HUNDREDTHS
  const month = level.weeklySalary * WEEKS_A_MONTH + level.monthlySalary
  return [
    {
      what: `The upgrade bonus of ${name}`,
      amount: level.bonus,
      wagered: level.threshold - (below?.threshold ?? 0n) + played(level.bonus),
    },
    { what: `The salaries of ${name} in a month`, amount: month, wagered: level.retention + played(month) },
  ]
}
