import { decimal, rational } from '../../kit/rational.ts'
import type { Values } from '../../rules/table-rule.ts'
import { board, choiceRow, numberRow, numbersFrom } from '../kit/boards.ts'
import { fairOdds, plainClasses, tieredClasses } from '../kit/classes.ts'
import { oneTier, tiersOf } from '../kit/play-of.ts'
import { tableTerms } from '../kit/table-menu.ts'
import type { Draft } from '../kit/play-of.ts'
import { HEADS, HIGHEST, LHC_COLORS, SIDES, SUM_SIDES, TAILS, TAIL_SIDES, TIE } from './numbers.ts'

const SPECIAL = { kind: 'sum', at: [-1] } as const
const NUMBERS = numbersFrom(1, HIGHEST)
/** Table of the house. Source: domain handbook 4.7. */
const NUMBER_ODDS = decimal('46.5')

type Named = Pick<Draft, 'id' | 'code' | 'subgroup'>

/** Halves of the 48 others; 49 refunds the stake. */
function halves(named: Named, values: Readonly<Record<string, Values>>): Draft {
  return {
    ...named,
    group: 'special',
    board: board([choiceRow(Object.keys(values))]),
    rule: { kind: 'class', measure: SPECIAL, classes: plainClasses(values), tie: { in: [TIE] } },
    tiers: oneTier(rational(2)),
  }
}

/** Parts of the 49, each at its own odds. */
function parts(named: Named, values: Readonly<Record<string, readonly number[]>>): Draft {
  return {
    ...named,
    group: 'special',
    board: board([choiceRow(Object.keys(values), { tiers: true })]),
    rule: { kind: 'class', measure: SPECIAL, classes: tieredClasses(values) },
    tiers: tiersOf(fairOdds(values, () => 1, HIGHEST)),
  }
}

export const specialDrafts: readonly Draft[] = [
  {
    id: 1,
    code: 'special_number',
    group: 'special',
    subgroup: 'number',
    board: board([numberRow('numbers', NUMBERS)]),
    rule: { kind: 'class', measure: SPECIAL, classes: NUMBERS.map((label) => ({ label, in: [Number(label)] })) },
    tiers: oneTier(NUMBER_ODDS),
    terms: tableTerms(),
  },
  halves({ id: 2, code: 'special_sides', subgroup: 'sides' }, SIDES),
  halves({ id: 3, code: 'special_sum_sides', subgroup: 'digitSum' }, SUM_SIDES),
  halves({ id: 4, code: 'special_tail_sides', subgroup: 'tailSides' }, TAIL_SIDES),
  parts({ id: 5, code: 'special_color', subgroup: 'color' }, LHC_COLORS),
  parts({ id: 6, code: 'special_tail', subgroup: 'tail' }, TAILS),
  parts({ id: 7, code: 'special_head', subgroup: 'head' }, HEADS),
]
