import { ONE, decimal, rational } from '../../kit/rational.ts'
import type { Play } from '../../play.ts'
import type { Values } from '../../rules/table-rule.ts'
import { board, choiceRow, numbersFrom } from '../kit/boards.ts'
import { ballNames } from '../kit/choice-name.ts'
import type { ChoiceNames } from '../kit/choice-name.ts'
import { tieredClasses } from '../kit/classes.ts'
import { tiersOf } from '../kit/play-of.ts'
import { tableMenu, tableTerms } from '../kit/table-menu.ts'
import type { Draft } from '../kit/play-of.ts'

/** A draw has 20 of 80 numbers. Source: domain handbook 4.11. */
const ALL_TWENTY = Array.from({ length: 20 }, (_, at) => at)
const LOWER_HALF = numbersFrom(1, 40)
const HOUSE_FACTOR = decimal('0.95')

const SUMS = { sum_big: [[811, 1410]], sum_small: [[210, 809]], sum_tie: [810] } satisfies Record<string, Values>

const ELEMENTS = {
  gold: [[210, 695]],
  wood: [[696, 763]],
  water: [[764, 855]],
  fire: [[856, 923]],
  earth: [[924, 1410]],
} satisfies Record<string, Values>

/** Number of drawn numbers in the lower half. */
const UP_DOWN = { up: [[11, 20]], down: [[0, 9]], up_down_tie: [10] } satisfies Record<string, Values>

/** Number of all draws of 20 out of 80, and of the draws in each class; tests compute them in another way. */
const DRAWS = 3_535_316_142_212_174_320n
const UP = 1_408_393_885_741_467_768n
const UP_DOWN_TIE = 718_528_370_729_238_784n

const drafts: readonly Draft[] = [
  {
    // Payouts of the handbook's examples, which include the house edge.
    id: 1,
    code: 'sum',
    group: 'sum',
    subgroup: 'sum',
    board: board([choiceRow(Object.keys(SUMS), { tiers: true })]),
    rule: { kind: 'class', measure: { kind: 'sum', at: ALL_TWENTY }, classes: tieredClasses(SUMS) },
    tiers: tiersOf({ sum_big: decimal('1.9084'), sum_small: decimal('1.9084'), sum_tie: decimal('216.0845') }),
    terms: tableTerms({ factor: ONE }),
  },
  {
    id: 2,
    code: 'elements',
    group: 'elements',
    subgroup: 'elements',
    board: board([choiceRow(Object.keys(ELEMENTS), { tiers: true })]),
    rule: { kind: 'class', measure: { kind: 'sum', at: ALL_TWENTY }, classes: tieredClasses(ELEMENTS) },
    tiers: tiersOf({
      gold: decimal('9.2668'),
      wood: decimal('4.7139'),
      water: decimal('2.4481'),
      fire: decimal('4.6707'),
      earth: decimal('9.0887'),
    }),
    terms: tableTerms({ factor: ONE }),
  },
  {
    id: 3,
    code: 'up_down',
    group: 'upDown',
    subgroup: 'upDown',
    board: board([choiceRow(Object.keys(UP_DOWN), { tiers: true })]),
    rule: { kind: 'class', measure: { kind: 'count', of: LOWER_HALF }, classes: tieredClasses(UP_DOWN) },
    tiers: tiersOf({
      up: rational(DRAWS, UP),
      down: rational(DRAWS, UP),
      up_down_tie: rational(DRAWS, UP_DOWN_TIE),
    }),
    terms: tableTerms({ factor: HOUSE_FACTOR }),
  },
]

export function kenoPlays(): Play[] {
  return tableMenu('KENO', 23_000, drafts)
}

export const KENO_NAMES: ChoiceNames = {
  ...ballNames('sum', Object.keys(SUMS)),
  ...ballNames('elements', Object.keys(ELEMENTS)),
  ...ballNames('up_down', Object.keys(UP_DOWN)),
}
