import type { Feature } from '../../rules/feature.ts'
import { rational } from '../../kit/rational.ts'
import type { Ways } from '../../kit/ways.ts'
import { board, choiceRow } from './boards.ts'
import { oneTier, tiersOf } from './play-of.ts'
import type { Draft } from './play-of.ts'

export type Heading = Pick<Draft, 'id' | 'code' | 'group' | 'subgroup'>

/** Returns a play on labels of a feature, each paid at its fair odds. */
export function labelsDraft(
  heading: Heading,
  feature: Feature,
  { ways, outcomes }: { ways: Ways; outcomes: number },
): Draft {
  const odds = Object.entries(ways).map(([label, count]) => [label, rational(outcomes, count)] as const)
  return {
    ...heading,
    board: board([choiceRow(Object.keys(ways), { tiers: true })]),
    rule: { kind: 'each', features: [feature], tier: 'pick' },
    tiers: tiersOf(Object.fromEntries(odds)),
  }
}

/** Returns a play on labels of a feature that have the same odds. */
export function evenLabelsDraft(
  heading: Heading,
  feature: Feature,
  { labels, odds }: { labels: readonly string[]; odds: [outcomes: number, ways: number] },
): Draft {
  return {
    ...heading,
    board: board([choiceRow(labels)]),
    rule: { kind: 'each', features: [feature], tier: 'win' },
    tiers: oneTier(rational(...odds)),
  }
}
