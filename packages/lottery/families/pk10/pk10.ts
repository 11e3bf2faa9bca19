import type { Family } from '../../family.ts'
import type { Feature } from '../../rules/feature.ts'
import { rational } from '../../kit/rational.ts'
import { setSumWays } from '../../kit/ways.ts'
import type { Ways } from '../../kit/ways.ts'
import type { Play } from '../../play.ts'
import { BSOE } from '../digits/sides.ts'
import { boardOfAny, choiceRow, numbersFrom } from '../kit/boards.ts'
import { evenLabelsDraft, labelsDraft } from '../kit/by-label.ts'
import { firstStraightDraft, fixedRankDraft, positionsFrom } from '../kit/firsts.ts'
import type { Drawing } from '../kit/firsts.ts'
import { menuOf, oneTier } from '../kit/play-of.ts'
import type { Draft } from '../kit/play-of.ts'
import { rankName } from '../kit/ranks.ts'
import { FAN_DRAFTS } from './fan.ts'

const CARS = 10
const DRAWING: Drawing = { balls: numbersFrom(1, CARS), places: CARS }
const POSITIONS = positionsFrom(CARS)
const CAR_NUMBERS = POSITIONS.map((index) => index + 1)

/** Big, small, odd or even of the car at each rank; cars 6 to 10 are big. */
const RANKING: Draft = {
  id: 11,
  code: 'place_bsoe',
  group: 'sides',
  subgroup: 'sides',
  board: boardOfAny(POSITIONS.map((index) => choiceRow(BSOE, { name: rankName(index) }))),
  rule: { kind: 'each', features: POSITIONS.map((at): Feature => ({ kind: 'bsoe', at: [at], big: 6 })), tier: 'win' },
  tiers: oneTier(rational(2)),
}

/** Dragon and tiger: whether the car at a rank has a higher number than the car at the same rank from the end. */
const DRAGON_TIGERS = positionsFrom(CARS / 2).map((index) =>
  evenLabelsDraft(
    {
      id: 12 + index,
      code: `dragon_tiger_${index + 1}_${CARS - index}`,
      group: 'dragonTiger',
      subgroup: 'dragonTiger',
    },
    { kind: 'dragonTiger', at: [index, -1 - index] },
    { labels: ['D', 'T'], odds: [2, 1] },
  ),
)

const PAIRS = setSumWays(CAR_NUMBERS, 2)
const PAIR_SETS = total(PAIRS)
const THREES = setSumWays(CAR_NUMBERS, 3)
const BIG_PAIR = 12
const PAIR_SIDES: Feature = { kind: 'bsoe', at: [0, 1], big: BIG_PAIR }
const SUM = { group: 'sum', subgroup: 'sum2' }

function total(ways: Ways, matches: (sum: number) => boolean = () => true): number {
  return Object.entries(ways).reduce((count, [sum, each]) => (matches(Number(sum)) ? count + each : count), 0)
}

const SUMS: readonly Draft[] = [
  labelsDraft(
    { id: 21, code: 'sum2_exact', ...SUM },
    { kind: 'sum', at: [0, 1] },
    { ways: PAIRS, outcomes: PAIR_SETS },
  ),
  labelsDraft({ id: 22, code: 'sum2_big_small', ...SUM }, PAIR_SIDES, {
    ways: { b: total(PAIRS, (sum) => sum >= BIG_PAIR), s: total(PAIRS, (sum) => sum < BIG_PAIR) },
    outcomes: PAIR_SETS,
  }),
  labelsDraft({ id: 23, code: 'sum2_odd_even', ...SUM }, PAIR_SIDES, {
    ways: { o: total(PAIRS, (sum) => sum % 2 === 1), e: total(PAIRS, (sum) => sum % 2 === 0) },
    outcomes: PAIR_SETS,
  }),
  labelsDraft(
    { id: 24, code: 'sum3_exact', group: 'sum', subgroup: 'sum3' },
    { kind: 'sum', at: [0, 1, 2] },
    { ways: THREES, outcomes: total(THREES) },
  ),
]

const FIXED = fixedRankDraft(DRAWING, { id: 1, code: 'fixed_place' })

const TRADITION: readonly Draft[] = [
  ...[2, 3, 4, 5].map((length) => firstStraightDraft(DRAWING, { id: length, code: `first${length}_straight` }, length)),
  FIXED,
  RANKING,
  ...DRAGON_TIGERS,
  ...SUMS,
  ...FAN_DRAFTS,
]

const ENTERTAINMENT: readonly Draft[] = [FIXED, RANKING, ...DRAGON_TIGERS, ...SUMS, ...FAN_DRAFTS]

/** Returns the plays on the ranking of ten cars, or ten marbles. Source: domain handbook 4.3. */
export function pk10Plays(family: Family, from: number): Play[] {
  return menuOf(
    { from, tradition: TRADITION, entertainment: ENTERTAINMENT },
    { family, terms: { kind: 'series', base: 2000n } },
  )
}

const NAMES: Readonly<Record<string, string>> = {
  dragon_tiger: 'dragon_tiger_1_10',
  nim_a_over_b: 'nim',
  fan: 'fan_exact',
  position: 'fixed_place',
  ranking: 'place_bsoe',
  ranking_bsoe: 'place_bsoe',
  sum2: 'sum2_exact',
  sum3: 'sum3_exact',
}

export function pk10PlayName(name: string): string {
  return NAMES[name] ?? name
}
