import type { Outcome } from '../../evaluators/evaluator.ts'
import { shows } from '../../features/feature-result.ts'
import type { FeatureResult } from '../../features/feature-result.ts'
import { bsoe, fan, kwok, nim } from '../../features/sums.ts'
import type { Feature } from '../../rules/feature.ts'

const FANS = [1, 2, 3, 4]

/** Returns all possible results of a feature that differ for these picks. */
function possibleResults(feature: Feature, picks: readonly string[]): FeatureResult[] {
  switch (feature.kind) {
    case 'bsoe': {
      const { big, backAt = big } = feature
      return [big - 2, big - 1, big, big + 1, backAt].map((sum) => bsoe([sum], { big, ...sidesOf(feature) }))
    }
    case 'fan':
      return FANS.map((value) => fan([value]))
    case 'kwok':
      return FANS.map((value) => kwok([value]))
    case 'nim':
      return FANS.map((value) => nim([value]))
    case 'numbers':
      return [shows(...picks.slice(0, Math.floor(feature.at.length / feature.atLeast)))]
    default:
      return picks.map((pick) => shows(pick))
  }
}

function sidesOf({ backAt }: Extract<Feature, { kind: 'bsoe' }>): { backAt?: number } {
  return backAt === undefined ? {} : { backAt }
}

/** Returns the possible outcomes of a row of picks. */
export function rowOutcomes(feature: Feature, picks: readonly string[], tier: 'win' | 'pick'): Outcome[] {
  return possibleResults(feature, picks).map(({ shown, back }) => ({
    hits: picks
      .filter((pick) => shown.includes(pick))
      .map((pick) => ({ tier: tier === 'pick' ? pick : 'win', stakes: 1 })),
    returned: picks.filter((pick) => back.includes(pick)).length,
  }))
}

export function maxShownAtOnce(feature: Feature, picks: readonly string[]): number {
  const counts = possibleResults(feature, picks).map(({ shown }) => picks.filter((pick) => shown.includes(pick)).length)
  return Math.max(0, ...counts)
}
