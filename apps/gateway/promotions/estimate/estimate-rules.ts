import type { Rewards } from './past/past.ts'
import type { TookPart } from './past/took-part.ts'

/** A value between limits. `expected` is null if nothing is known about it; `maximum` is null if nothing limits it. */
export interface Estimated {
  minimum: number
  expected: number | null
  maximum: number | null
}

export interface EstimateInput {
  /** What ranges of the past of `windowDays` days would have granted if all players had taken part. */
  windows: readonly Rewards[]
  windowDays: number
  /** Days of the promotion. */
  days: number
  /** Shares of players who took part in earlier promotions; null if all players take part. */
  tookPart: readonly TookPart[] | null
  /** Share of granted rewards that are claimed. */
  claimed: number
  /** What quota and budget still allow; null for no limit. */
  quota: number | null
  budget: bigint | null
  /** Largest reward; null for no limit. */
  largest: bigint | null
}

export interface Estimate {
  /** Claimed rewards in the ledger's units. */
  cost: Estimated
  /** Granted rewards. */
  rewards: Estimated
  isQuotaReached: boolean
  isBudgetReached: boolean
}

/** Margins of shares that are known from few earlier promotions. */
const LEAST_SHARE = 0.5
const MOST_SHARE = 1.5
const LEAST_CLAIMED = 0.8
/** Standard deviations of the past ranges that minimum and maximum are apart from the average. */
const DEVIATIONS = 2

/**
 * Estimates a promotion from the past. Expected is the average range; minimum and maximum are the lowest and highest
 * range, or two standard deviations from the average where that is further.
 */
export function estimateOf(input: EstimateInput): Estimate {
  const { windows, windowDays, days, claimed, quota, budget, largest } = input
  const scale = days / windowDays
  const part = sharesOf(input.tookPart)
  const granted = spreadOf(windows.map(({ rewards }) => rewards))
  const amounts = spreadOf(windows.map(({ amount }) => Number(amount)))
  const rewards = {
    minimum: granted.minimum * scale * part.minimum,
    expected: part.expected === null ? null : granted.expected * scale * part.expected,
    maximum: granted.maximum * scale * part.maximum,
  }
  const uncapped = {
    minimum: amounts.minimum * scale * part.minimum,
    expected: part.expected === null ? null : amounts.expected * scale * part.expected,
    maximum: amounts.maximum * scale * part.maximum,
  }
  const expectedAverage = averageOf(uncapped, rewards)
  const limit = (amount: number, each: number) =>
    Math.min(amount, budget === null ? Infinity : Number(budget), quota === null ? Infinity : atMost(quota, each))
  const each = largest === null ? Infinity : Number(largest)
  return {
    rewards: {
      minimum: Math.floor(Math.min(rewards.minimum, quota ?? Infinity)),
      expected: rewards.expected === null ? null : Math.round(Math.min(rewards.expected, quota ?? Infinity)),
      maximum: Math.ceil(Math.min(rewards.maximum, quota ?? Infinity)),
    },
    cost: {
      minimum: limit(uncapped.minimum, expectedAverage) * claimed * LEAST_CLAIMED,
      expected: uncapped.expected === null ? null : limit(uncapped.expected, expectedAverage) * claimed,
      maximum: limit(uncapped.maximum, each),
    },
    isQuotaReached: quota !== null && (rewards.expected ?? rewards.maximum) >= quota,
    isBudgetReached: budget !== null && (uncapped.expected ?? uncapped.maximum) >= Number(budget),
  }
}

/** Total of a number of rewards; each may be unlimited. */
const atMost = (quota: number, each: number): number => (quota === 0 ? 0 : quota * each)

/** Average amount of a reward, for the part of them that a quota allows. */
function averageOf(amounts: Estimated, rewards: Estimated): number {
  const [amount, count] =
    amounts.expected === null || rewards.expected === null
      ? [amounts.maximum ?? 0, rewards.maximum ?? 0]
      : [amounts.expected, rewards.expected]
  return count > 0 ? amount / count : 0
}

interface Spread {
  minimum: number
  expected: number
  maximum: number
}

/** Lowest, average and highest value, widened to two standard deviations. */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { minimum: 0, expected: 0, maximum: 0 }
  const expected = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - expected) ** 2, 0) / values.length
  const apart = DEVIATIONS * Math.sqrt(variance)
  return {
    minimum: Math.max(0, Math.min(...values, expected - apart)),
    expected,
    maximum: Math.max(...values, expected + apart),
  }
}

/** Highest share that fits an earlier promotion. Of few players, three more could have taken part by chance. */
const highShare = ({ took, could }: TookPart): number => Math.max((took / could) * MOST_SHARE, (took + 3) / could)

/** Shares of players who take part: of all, if all do, and between none and all if nothing is known. */
export function sharesOf(tookPart: readonly TookPart[] | null): {
  minimum: number
  expected: number | null
  maximum: number
} {
  if (tookPart === null) return { minimum: 1, expected: 1, maximum: 1 }
  const counted = tookPart.filter(({ could }) => could > 0)
  const shares = counted.map(({ took, could }) => Math.min(took / could, 1))
  if (shares.length === 0) return { minimum: 0, expected: null, maximum: 1 }
  const took = tookPart.reduce((sum, one) => sum + one.took, 0)
  const could = tookPart.reduce((sum, one) => sum + one.could, 0)
  return {
    minimum: Math.min(...shares) * LEAST_SHARE,
    expected: Math.min(took / could, 1),
    maximum: Math.min(Math.max(...counted.map(highShare)), 1),
  }
}
