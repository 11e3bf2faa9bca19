import type { Family } from '../../family.ts'
import { rational } from '../../kit/rational.ts'
import { spanWays, sumWays } from '../../kit/ways.ts'
import type { Play } from '../../play.ts'
import { board, numberRow, numbersFrom } from '../kit/boards.ts'
import { evenLabelsDraft, labelsDraft } from '../kit/by-label.ts'
import type { Heading } from '../kit/by-label.ts'
import { menuOf, oneTier, tiersOf } from '../kit/play-of.ts'
import type { Draft } from '../kit/play-of.ts'
import { tableTerms } from '../kit/table-menu.ts'

const FACES = numbersFrom(1, 6)
const AT = [0, 1, 2]
const OUTCOMES = 216
const TRIPLES = 6

const heading = (id: number, code: string, group: string): Heading => ({ id, code, group, subgroup: group })

/** Number of results of independent dice with each sum and each span. */
const SUMS = sumWays([1, 2, 3, 4, 5, 6], 3)
const SPANS = spanWays(6, 3)

const TRIPLE_DRAFTS: readonly Draft[] = [
  evenLabelsDraft(
    heading(2, 'triple_any', 'same'),
    { kind: 'triple', at: AT },
    { labels: ['x'], odds: [OUTCOMES, TRIPLES] },
  ),
  evenLabelsDraft(
    heading(3, 'triple_exact', 'same'),
    { kind: 'numbers', at: AT, atLeast: 3 },
    { labels: FACES, odds: [OUTCOMES, 1] },
  ),
]

/** At least a pair: 16 throws per face, for three positions and five faces of the other die, and the triple. */
const PAIR_DRAFTS: readonly Draft[] = [
  evenLabelsDraft(
    heading(6, 'pair_any', 'pair'),
    { kind: 'numbers', at: AT, atLeast: 2 },
    { labels: FACES, odds: [OUTCOMES, 16] },
  ),
  evenLabelsDraft(
    heading(7, 'pair_exact', 'pair'),
    { kind: 'numbers', at: AT, atLeast: 2, atMost: 2 },
    { labels: FACES, odds: [OUTCOMES, 15] },
  ),
  {
    ...heading(8, 'pair_plus_one', 'pair'),
    board: board([numberRow('pair', FACES), numberRow('single', FACES)]),
    rule: {
      kind: 'shape',
      at: AT,
      parts: [
        { row: 0, times: 2, of: 1 },
        { row: 1, times: 1, of: 1 },
      ],
    },
    tiers: oneTier(rational(OUTCOMES, 3)),
  },
]

function differentDraft(at: Heading, { pick, winning }: { pick: number; winning: number }): Draft {
  return {
    ...at,
    board: board([numberRow('digits', FACES, { min: pick })], {
      numbers: pick,
      width: 1,
      lowest: 1,
      highest: FACES.length,
      distinct: true,
      unordered: true,
      only: false,
    }),
    rule: { kind: 'anyOf', at: AT, pick, need: pick, dan: false },
    tiers: oneTier(rational(OUTCOMES, winning)),
  }
}

const DIFFERENT_DRAFTS: readonly Draft[] = [
  differentDraft(heading(4, 'three_different', 'different'), { pick: 3, winning: 6 }),
  differentDraft(heading(9, 'two_different', 'different'), { pick: 2, winning: 30 }),
  evenLabelsDraft(
    heading(5, 'three_run_any', 'different'),
    { kind: 'run', at: AT },
    { labels: ['x'], odds: [OUTCOMES, 24] },
  ),
]

const DIE_DRAFTS: readonly Draft[] = [
  // Pays the stake back, and once more for each die that shows the number, independent of the series, as is customary.
  {
    ...heading(10, 'single_die', 'die'),
    board: board([numberRow('digits', FACES)]),
    rule: { kind: 'symbols' },
    tiers: tiersOf({ 1: rational(2), 2: rational(3), 3: rational(4) }),
    terms: tableTerms(),
  },
  evenLabelsDraft(
    heading(11, 'single_any', 'die'),
    { kind: 'numbers', at: AT, atLeast: 1 },
    { labels: FACES, odds: [OUTCOMES, 91] },
  ),
]

/** Returns the plays on big, small, odd and even. If triples lose, big and small are 105 of 216 results each. */
function sideDrafts(triplesLose: boolean): Draft[] {
  const sides = { kind: 'bsoe', at: AT, big: 11 } as const
  return [
    evenLabelsDraft(
      heading(12, 'big_small', 'sum'),
      { ...sides, triplesLose },
      { labels: ['b', 's'], odds: [OUTCOMES, triplesLose ? (OUTCOMES - TRIPLES) / 2 : OUTCOMES / 2] },
    ),
    evenLabelsDraft(heading(13, 'odd_even', 'sum'), sides, { labels: ['o', 'e'], odds: [2, 1] }),
  ]
}

function drafts(triplesLose: boolean): Draft[] {
  return [
    labelsDraft(heading(1, 'sum', 'sum'), { kind: 'sum', at: AT }, { ways: SUMS, outcomes: OUTCOMES }),
    ...sideDrafts(triplesLose),
    ...TRIPLE_DRAFTS,
    ...DIFFERENT_DRAFTS,
    ...PAIR_DRAFTS,
    ...DIE_DRAFTS,
    labelsDraft(heading(14, 'span', 'span'), { kind: 'span', at: AT }, { ways: SPANS, outcomes: OUTCOMES }),
  ]
}

interface Dice {
  from: number
  triplesLose: boolean
}

/** Three dice. Both play types have the same plays. Source: domain handbook 4.4. */
export function k3Plays(family: Family, { from, triplesLose }: Dice): Play[] {
  const menu = drafts(triplesLose)
  return menuOf({ from, tradition: menu, entertainment: menu }, { family, terms: { kind: 'series', base: 2000n } })
}

const NAMES: Readonly<Record<string, string>> = {
  sum_exact: 'sum',
  pair: 'pair_any',
  pair_only: 'pair_exact',
  pair_exactly_two: 'pair_exact',
  three_consecutive_any: 'three_run_any',
  single: 'single_die',
  single_at_least_one: 'single_any',
  sum_big_small: 'big_small',
  sum_odd_even: 'odd_even',
}

export function k3PlayName(name: string): string {
  return NAMES[name] ?? name
}
