import type { Heading } from '../kit/by-label.ts'
import { evenLabelsDraft } from '../kit/by-label.ts'
import type { Draft } from '../kit/play-of.ts'

/** The sum of the first three modulo four. The four values are equally likely. Source: domain handbook 4.3. */
const AT = [0, 1, 2]
const VALUES = ['1', '2', '3', '4']
/** All ordered pairs of different values, of which the first wins and the second refunds the stake. */
const ORDERED_PAIRS = VALUES.flatMap((picked) =>
  VALUES.filter((otherValue) => otherValue !== picked).map((otherValue) => `${picked}-${otherValue}`),
)

const heading = (id: number, code: string): Heading => ({ id, code, group: 'fan', subgroup: 'fan' })

export const FAN_DRAFTS: readonly Draft[] = [
  evenLabelsDraft(heading(31, 'fan_exact'), { kind: 'fan', at: AT }, { labels: VALUES, odds: [4, 1] }),
  // Kwok: either of two neighbouring values wins.
  evenLabelsDraft(
    heading(32, 'kwok'),
    { kind: 'kwok', at: AT },
    { labels: ['1-2', '2-3', '3-4', '4-1'], odds: [2, 1] },
  ),
  // Nim: one value of four wins three times the stake, one refunds the stake.
  evenLabelsDraft(heading(33, 'nim'), { kind: 'nim', at: AT }, { labels: ORDERED_PAIRS, odds: [3, 1] }),
  evenLabelsDraft(heading(34, 'fan_big_small'), { kind: 'fan', at: AT }, { labels: ['b', 's'], odds: [2, 1] }),
  evenLabelsDraft(heading(35, 'fan_odd_even'), { kind: 'fan', at: AT }, { labels: ['o', 'e'], odds: [2, 1] }),
]
