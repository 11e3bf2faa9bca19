import { unitsOf } from '../kit/money.ts'

/** What a level asks for and gives, in the ledger's units. */
export interface Level {
  level: number
  threshold: bigint
  keep: bigint
  bonus: bigint
  weeklySalary: bigint
  monthlySalary: bigint
  /** How many a day above what everybody has. */
  withdrawals: number
  /** What may leave in a day; null where the merchant's own limits are all there is. */
  withdrawalMaximum: bigint | null
}

type LevelRow = readonly [threshold: number, keep: number, bonus: number, weekly: number, monthly: number, more: number]

/** Source: domain handbook 9.9 for what VIP1 to VIP5 ask for and their bonuses; what continues it, and the rest, is ours. */
const USUAL: readonly LevelRow[] = [
  [0, 0, 0, 0, 0, 0],
  [10_000, 2_000, 8, 1, 2, 1],
  [50_000, 8_000, 28, 4, 8, 1],
  [200_000, 30_000, 88, 12, 30, 2],
  [800_000, 100_000, 188, 38, 88, 3],
  [2_000_000, 250_000, 388, 88, 188, 5],
  [5_000_000, 600_000, 888, 188, 488, 5],
  [12_000_000, 1_400_000, 1_888, 488, 1_088, 7],
  [30_000_000, 3_500_000, 3_888, 1_088, 2_688, 7],
  [80_000_000, 9_000_000, 8_888, 2_688, 6_888, 9],
  [200_000_000, 22_000_000, 18_888, 6_888, 16_888, 12],
]

const units = (amount: number): bigint => unitsOf(String(amount))

export const USUAL_LEVELS: readonly Level[] = USUAL.map(
  ([threshold, keep, bonus, weekly, monthly, withdrawals], level) => ({
    level,
    threshold: units(threshold),
    keep: units(keep),
    bonus: units(bonus),
    weeklySalary: units(weekly),
    monthlySalary: units(monthly),
    withdrawals,
    withdrawalMaximum: null,
  }),
)

export interface VipTerms {
  multipleHundredths: number
  rewardDays: number
}

/** That what the club gives is played once before it leaves is ours; so is the week. Source of the week: domain handbook 9.2. */
export const USUAL_TERMS: VipTerms = { multipleHundredths: 100, rewardDays: 7 }

/** How much more each level gives back, in thousandths of a percent, where the merchant has said no rate of its own. */
const MORE_A_LEVEL = 20

/** A vertical that gives nothing back gives nothing on any level. */
export const levelRate = (thousandths: number, level: number): number =>
  thousandths === 0 ? 0 : thousandths + level * MORE_A_LEVEL

export interface VipProgress {
  level: number
  /** The highest that he has earned. */
  peak: number
  turnover: bigint
  /** Of the month that runs. */
  month: bigint
}

/** The highest level whose threshold has been played. */
export const earnedLevel = (levels: readonly Level[], turnover: bigint): number =>
  levels.reduce((highest, { level, threshold }) => (turnover >= threshold ? Math.max(highest, level) : highest), 0)

/**
 * Where a member stands by what he has played. What he has earned for the first time he has at once; what he lost at a month's end,
 * as soon as a month keeps it; and what was taken back counts for nothing any more.
 */
export function settledProgress(levels: readonly Level[], standing: VipProgress): Pick<VipProgress, 'level' | 'peak'> {
  const { turnover, month } = standing
  const earned = earnedLevel(levels, turnover)
  const peak = Math.min(standing.peak, earned)
  let level = Math.min(standing.level, earned)
  while (level < earned && (level >= peak || month >= keepOf(levels, level + 1))) level++
  return { level, peak: Math.max(peak, level) }
}

/** The level after a month with so much, at its end. */
export const storedLevel = (levels: readonly Level[], level: number, month: bigint): number =>
  level > 0 && month < keepOf(levels, level) ? level - 1 : level

const keepOf = (levels: readonly Level[], level: number): bigint => levels[level]?.keep ?? 0n
