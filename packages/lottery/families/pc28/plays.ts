import { rational } from '../../kit/rational.ts'
import { sumWays } from '../../kit/ways.ts'
import type { Play } from '../../play.ts'
import type { Measure } from '../../rules/table-rule.ts'
import { board, choiceRow, numbersFrom } from '../kit/boards.ts'
import { SIDE_BALLS, ballNames, prefixedChoiceNames } from '../kit/choice-name.ts'
import type { ChoiceNames } from '../kit/choice-name.ts'
import { fairOdds, isEven, isOdd, plainClasses, tieredClasses, valuesWhere } from '../kit/classes.ts'
import { oneTier, tiersOf } from '../kit/play-of.ts'
import type { Draft } from '../kit/play-of.ts'
import { tableMenu } from '../kit/table-menu.ts'

/** Source: domain handbook 4.6. */
const BASE = 2000n
const HIGHEST = 27
const BIG = 14

const sumOfThree: Measure = { kind: 'sum', at: [0, 1, 2] }
const WAYS = sumWays(
  Array.from({ length: 10 }, (_, digit) => digit),
  3,
)
const oddsOf = (values: Readonly<Record<string, readonly number[]>>) =>
  fairOdds(values, (sum) => WAYS[String(sum)] ?? 0, 1000)

const EXACT = Object.fromEntries(numbersFrom(0, HIGHEST).map((sum) => [sum, [Number(sum)]]))

const SIDES = {
  b: valuesWhere(BIG, HIGHEST, () => true),
  s: valuesWhere(0, BIG - 1, () => true),
  o: valuesWhere(0, HIGHEST, isOdd),
  e: valuesWhere(0, HIGHEST, isEven),
}

const COMBINED = {
  big_odd: valuesWhere(BIG, HIGHEST, isOdd),
  big_even: valuesWhere(BIG, HIGHEST, isEven),
  small_odd: valuesWhere(0, BIG - 1, isOdd),
  small_even: valuesWhere(0, BIG - 1, isEven),
}

const EXTREME = { b: [22, 23, 24, 25, 26, 27], s: [0, 1, 2, 3, 4, 5] }

/** Sums of each colour; no colour wins on 0, 13, 14 and 27. */
const PC28_COLORS = {
  red: [3, 6, 9, 12, 15, 18, 21, 24],
  green: [1, 4, 7, 10, 16, 19, 22, 25],
  blue: [2, 5, 8, 11, 17, 20, 23, 26],
}

/** Returns the board, rule and tiers of a play whose choices have different odds. */
function tiered(values: Readonly<Record<string, readonly number[]>>): Pick<Draft, 'board' | 'rule' | 'tiers'> {
  return {
    board: board([choiceRow(Object.keys(values), { tiers: true })]),
    rule: { kind: 'class', measure: sumOfThree, classes: tieredClasses(values) },
    tiers: tiersOf(oddsOf(values)),
  }
}

const drafts: readonly Draft[] = [
  { id: 1, code: 'sum', group: 'sum', subgroup: 'exact', ...tiered(EXACT) },
  {
    id: 2,
    code: 'sides',
    group: 'sum',
    subgroup: 'sides',
    board: board([choiceRow(Object.keys(SIDES))]),
    rule: {
      kind: 'class',
      measure: sumOfThree,
      classes: plainClasses(SIDES),
      tie: { in: [BIG - 1, BIG], when: 'special1314' },
    },
    tiers: oneTier(rational(2)),
  },
  { id: 3, code: 'combined', group: 'sum', subgroup: 'combined', ...tiered(COMBINED) },
  {
    id: 4,
    code: 'extreme',
    group: 'sum',
    subgroup: 'extreme',
    board: board([choiceRow(Object.keys(EXTREME))]),
    rule: { kind: 'class', measure: sumOfThree, classes: plainClasses(EXTREME) },
    tiers: oneTier(oddsOf(EXTREME)['b'] ?? rational(0)),
  },
  { id: 5, code: 'color', group: 'sum', subgroup: 'color', ...tiered(PC28_COLORS) },
  {
    id: 6,
    code: 'baozi',
    group: 'sum',
    subgroup: 'shape',
    board: board([choiceRow(['baozi'])]),
    rule: { kind: 'each', features: [{ kind: 'shape3', at: [0, 1, 2] }], tier: 'win' },
    tiers: oneTier(rational(100)),
  },
]

export function pc28Plays(): Play[] {
  return tableMenu('PCB', 10_000, drafts, { kind: 'series', base: BASE })
}

export const PC28_NAMES: ChoiceNames = {
  ...ballNames('sum', Object.keys(EXACT), 'sum_'),
  ...prefixedChoiceNames('sides', '', SIDE_BALLS),
  ...ballNames('combined', Object.keys(COMBINED)),
  ...prefixedChoiceNames('extreme', 'extreme_', { big: 'b', small: 's' }),
  ...ballNames('color', Object.keys(PC28_COLORS), 'color_'),
}
