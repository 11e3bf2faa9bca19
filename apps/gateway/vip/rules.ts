import { unitsOf } from '../kit/money.ts'

/** Requirements and benefits of a level, in the ledger's units. */
export interface Level {
  level: number
  threshold: bigint
  retention: bigint
  bonus: bigint
  weeklySalary: bigint
  monthlySalary: bigint
  /** Number of additional withdrawals per day. */
  withdrawals: number
  /** Maximum withdrawal amount per day; null when only the merchant's limits apply. */
  withdrawalMaximum: bigint | null
}

type LevelRow = readonly [
  threshold: number,
  retention: number,
  bonus: number,
  weekly: number,
  monthly: number,
  more: number,
]

/**
 * Default levels. Source: domain handbook 9.9 for the thresholds and bonuses of VIP1 to VIP5; higher levels and other
 * values are our choice.
 */
const DEFAULTS: readonly LevelRow[] = [
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

export const DEFAULT_LEVELS: readonly Level[] = DEFAULTS.map(
  ([threshold, retention, bonus, weekly, monthly, withdrawals], level) => ({
    level,
    threshold: units(threshold),
    retention: units(retention),
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

/**
 * Default terms of club rewards. The one-fold wagering requirement is our choice; the lifetime of a week follows domain
 * handbook 9.2.
 */
export const DEFAULT_TERMS: VipTerms = { multipleHundredths: 100, rewardDays: 7 }

/** Additional rebate per level, in thousandths of a percent, when the merchant has set no rate. */
const REBATE_PER_LEVEL = 20

/** Returns the rebate rate of a level; a category without a rebate has none on any level. */
export const levelRate = (thousandths: number, level: number): number =>
  thousandths === 0 ? 0 : thousandths + level * REBATE_PER_LEVEL

export interface VipProgress {
  level: number
  /** The highest level ever earned. */
  peak: number
  turnover: bigint
  /** Turnover of the current month. */
  month: bigint
}

/** Returns the highest level whose turnover threshold is reached. */
export const earnedLevel = (levels: readonly Level[], turnover: bigint): number =>
  levels.reduce((highest, { level, threshold }) => (turnover >= threshold ? Math.max(highest, level) : highest), 0)

/**
 * Returns a member's level for their turnover. A level earned for the first time applies immediately; one lost at the
 * end of a month is restored when the turnover of a month reaches its requirement; reversed turnover does not count.
 */
export function settledProgress(levels: readonly Level[], progress: VipProgress): Pick<VipProgress, 'level' | 'peak'> {
  const { turnover, month } = progress
  const earned = earnedLevel(levels, turnover)
  const peak = Math.min(progress.peak, earned)
  let level = Math.min(progress.level, earned)
  while (level < earned && (level >= peak || month >= retentionOf(levels, level + 1))) level++
  return { level, peak: Math.max(peak, level) }
}

/** Returns the level after the end of a month with this turnover. */
export const storedLevel = (levels: readonly Level[], level: number, month: bigint): number =>
  level > 0 && month < retentionOf(levels, level) ? level - 1 : level

const retentionOf = (levels: readonly Level[], level: number): bigint => levels[level]?.retention ?? 0n
