import { decimal, rational } from '../../kit/rational.ts'
import type { Play } from '../../play.ts'
import type { Measure } from '../../rules/table-rule.ts'
import { board, choiceRow } from '../kit/boards.ts'
import { ballNames, prefixedChoiceNames } from '../kit/choice-name.ts'
import type { ChoiceNames } from '../kit/choice-name.ts'
import { oneTier, tiersOf } from '../kit/play-of.ts'
import { tableMenu, tableTerms } from '../kit/table-menu.ts'
import type { Draft } from '../kit/play-of.ts'
import { digitBoard } from '../kit/whole-numbers.ts'

/** Fee as a share of the stake, deducted before play. Source of the fee and of all odds: domain handbook 4.11. */
const FEE = decimal('0.02')

const drawn: Measure = { kind: 'sum', at: [0] }

const drafts: readonly Draft[] = [
  {
    id: 1,
    code: 'color',
    group: 'color',
    subgroup: 'color',
    board: board([
      {
        ...choiceRow([]),
        balls: [
          { code: 'green', tier: 'full' },
          { code: 'violet', tier: 'violet' },
          { code: 'red', tier: 'full' },
        ],
        max: 3,
      },
    ]),
    rule: {
      kind: 'class',
      measure: drawn,
      classes: [
        { label: 'green', in: [1, 3, 7, 9], tier: 'full' },
        { label: 'green', in: [5], tier: 'half' },
        { label: 'red', in: [2, 4, 6, 8], tier: 'full' },
        { label: 'red', in: [0], tier: 'half' },
        { label: 'violet', in: [0, 5], tier: 'violet' },
      ],
    },
    tiers: tiersOf({ full: rational(2), half: decimal('1.5'), violet: decimal('4.5') }),
  },
  {
    id: 2,
    code: 'number',
    group: 'number',
    subgroup: 'number',
    board: digitBoard(),
    rule: { kind: 'each', features: [{ kind: 'number', at: 0 }], tier: 'win' },
    tiers: oneTier(rational(9)),
  },
  {
    id: 3,
    code: 'size',
    group: 'sides',
    subgroup: 'sides',
    board: board([choiceRow(['b', 's'])]),
    rule: {
      kind: 'class',
      measure: drawn,
      classes: [
        { label: 'b', in: [[5, 9]] },
        { label: 's', in: [[0, 4]] },
      ],
    },
    tiers: oneTier(rational(2)),
  },
]

export function wingoPlays(): Play[] {
  return tableMenu('WGG', 18_000, drafts, tableTerms({ fee: FEE }))
}

export const WINGO_NAMES: ChoiceNames = {
  ...ballNames('color', ['green', 'red', 'violet']),
  ...prefixedChoiceNames('size', '', { big: 'b', small: 's' }),
}
