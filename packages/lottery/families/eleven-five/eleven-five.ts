import { choose } from '../../kit/combinatorics.ts'
import { rational } from '../../kit/rational.ts'
import { setSumWays } from '../../kit/ways.ts'
import type { Play } from '../../play.ts'
import { board, numberRow, numbersFrom } from '../kit/boards.ts'
import { evenLabelsDraft, labelsDraft } from '../kit/by-label.ts'
import { firstStraightDraft, fixedRankDraft, positionsFrom, typedNumbers } from '../kit/firsts.ts'
import type { Drawing } from '../kit/firsts.ts'
import { menuOf, oneTier } from '../kit/play-of.ts'
import type { Draft } from '../kit/play-of.ts'

const SIDES = 11
const DRAWN = 5
const DRAWING: Drawing = { balls: numbersFrom(1, SIDES), places: DRAWN }
const SETS = choose(SIDES, DRAWN)
const AT = positionsFrom(DRAWN)

interface Any {
  id: number
  code: string
  group: string
  subgroup: string
  /** Numbers of a stake, and the used positions of the draw. */
  pick: number
  at: readonly number[]
}

/** Returns the play on `pick` numbers, all of which must be drawn or, if there are more, include all drawn numbers. */
function anyDraft({ pick, at, ...heading }: Any): Draft {
  const need = Math.min(pick, at.length)
  const winning = choose(at.length, need) * choose(SIDES - at.length, pick - need)
  const row = numberRow('digits', DRAWING.balls, { min: pick })
  return {
    ...heading,
    board: board([row], pick > 1 ? typedNumbers(DRAWING, pick, true) : undefined),
    rule: { kind: 'anyOf', at, pick, need, dan: false },
    tiers: oneTier(rational(choose(SIDES, pick), winning)),
  }
}

/** Returns the same play with dan numbers, which are in every stake. */
function danTuo(draft: Draft, pick: number): Draft {
  if (draft.rule.kind !== 'anyOf') return draft
  const rows = [
    numberRow('dan', DRAWING.balls, { max: pick - 1 }),
    numberRow('tuo', DRAWING.balls, { min: 1, max: SIDES - 1 }),
  ]
  return {
    ...draft,
    id: draft.id + DAN_TUO,
    code: `${draft.code}_dantuo`,
    subgroup: 'dantuo',
    board: board(rows),
    rule: { ...draft.rule, dan: true },
  }
}

const DAN_TUO = 20

const ANY = positionsFrom(8).map((index) => {
  const pick = index + 1
  return anyDraft({ id: pick, code: `any${pick}`, group: 'any', subgroup: 'any', pick, at: AT })
})

const FIRST_GROUPS = [2, 3].map((pick) =>
  anyDraft({
    id: 10 + pick,
    code: `first${pick}_group`,
    group: 'firsts',
    subgroup: `first${pick}`,
    pick,
    at: positionsFrom(pick),
  }),
)

/** A pick wins at any of the first three positions. */
const FIRST_3_ANY = anyDraft({
  id: 14,
  code: 'first3_any1code',
  group: 'firsts',
  subgroup: 'first3',
  pick: 1,
  at: positionsFrom(3),
})

/** Number of ways to choose two numbers below and two above the middle one. */
const MIDDLES = Object.fromEntries([3, 4, 5, 6, 7, 8, 9].map((n) => [n, choose(n - 1, 2) * choose(SIDES - n, 2)]))
/** Number of draws with each number of odd balls, out of six odd and five even balls. */
const ODD_COUNTS = Object.fromEntries([5, 4, 3, 2, 1, 0].map((odd) => [odd, choose(6, odd) * choose(5, DRAWN - odd)]))

const SUMS = setSumWays(
  positionsFrom(SIDES).map((index) => index + 1),
  DRAWN,
)
const ODD_SUMS = Object.entries(SUMS).reduce((count, [sum, ways]) => (Number(sum) % 2 === 1 ? count + ways : count), 0)

const SUM_SIDES = { kind: 'bsoe', at: AT, big: 31, backAt: 30 } as const

const COUNTS: readonly Draft[] = [
  labelsDraft(
    { id: 61, code: 'odd_even_count', group: 'counts', subgroup: 'oddEven' },
    { kind: 'oddCount', at: AT },
    { ways: ODD_COUNTS, outcomes: SETS },
  ),
  labelsDraft(
    { id: 62, code: 'middle', group: 'counts', subgroup: 'middle' },
    { kind: 'middle', at: AT },
    { ways: MIDDLES, outcomes: SETS },
  ),
  // At 30 the stake is refunded, and the remaining outcomes are balanced.
  evenLabelsDraft({ id: 63, code: 'sum_big_small', group: 'sum', subgroup: 'sum' }, SUM_SIDES, {
    labels: ['b', 's'],
    odds: [2, 1],
  }),
  labelsDraft({ id: 64, code: 'sum_odd_even', group: 'sum', subgroup: 'sum' }, SUM_SIDES, {
    ways: { o: ODD_SUMS, e: SETS - ODD_SUMS },
    outcomes: SETS,
  }),
]

const FIXED = fixedRankDraft(DRAWING, { id: 51, code: 'fixed_place' })

const TRADITION: readonly Draft[] = [
  ...ANY,
  ...ANY.slice(1).map((draft, index) => danTuo(draft, index + 2)),
  firstStraightDraft(DRAWING, { id: 10, code: 'first2_straight' }, 2),
  firstStraightDraft(DRAWING, { id: 11, code: 'first3_straight' }, 3),
  ...FIRST_GROUPS,
  ...FIRST_GROUPS.map((draft, index) => danTuo(draft, index + 2)),
  FIRST_3_ANY,
  FIXED,
  ...COUNTS,
]

const ENTERTAINMENT: readonly Draft[] = [FIXED, ...ANY.slice(0, 1), ...COUNTS]

/** Source: domain handbook 3.4 and 4.2. */
export function elevenFivePlays(): Play[] {
  return menuOf(
    { from: 3000, tradition: TRADITION, entertainment: ENTERTAINMENT },
    { family: '11X5', terms: { kind: 'series', base: 1980n } },
  )
}

const NAMES: Readonly<Record<string, string>> = {
  first3_not_positioned: 'first3_any1code',
  first3_any1: 'first3_any1code',
  sum: 'sum_big_small',
  odd_even: 'odd_even_count',
  middle_number: 'middle',
}

export function elevenFivePlayName(name: string): string {
  return NAMES[name] ?? name
}
