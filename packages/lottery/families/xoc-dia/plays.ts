import { decimal, rational } from '../../kit/rational.ts'
import type { Rational } from '../../kit/rational.ts'
import type { Play } from '../../play.ts'
import { board, choiceRow } from '../kit/boards.ts'
import { ballNames, prefixedChoiceNames } from '../kit/choice-name.ts'
import type { ChoiceNames } from '../kit/choice-name.ts'
import { plainClasses } from '../kit/classes.ts'
import { oneTier } from '../kit/play-of.ts'
import { tableMenu, tableTerms } from '../kit/table-menu.ts'
import type { Draft } from '../kit/play-of.ts'

/** Source: domain handbook 4.8. */
const HOUSE_FACTOR = decimal('0.97')

type Named = Pick<Draft, 'id' | 'code'>

/** Choices by the number of red discs among the four. */
function byReds(named: Named, reds: Readonly<Record<string, readonly number[]>>, odds: Rational): Draft {
  return {
    ...named,
    group: 'discs',
    subgroup: named.code,
    board: board([choiceRow(Object.keys(reds))]),
    rule: { kind: 'class', measure: { kind: 'count', of: ['red'] }, classes: plainClasses(reds) },
    tiers: oneTier(odds),
  }
}

const drafts: readonly Draft[] = [
  byReds({ id: 1, code: 'sides' }, { o: [1, 3], e: [0, 2, 4] }, rational(2)),
  byReds({ id: 2, code: 'four' }, { four_red: [4], four_white: [0] }, rational(16)),
  byReds({ id: 3, code: 'three_one' }, { three_red: [3], three_white: [1] }, rational(4)),
  byReds({ id: 4, code: 'two_two' }, { x: [2] }, rational(8, 3)),
]

export function xocDiaPlays(): Play[] {
  return tableMenu('VXD', 22_000, drafts, tableTerms({ factor: HOUSE_FACTOR }))
}

export const XOC_DIA_NAMES: ChoiceNames = {
  ...prefixedChoiceNames('sides', '', { odd: 'o', even: 'e' }),
  ...ballNames('four', ['four_red', 'four_white']),
  ...ballNames('three_one', ['three_red', 'three_white']),
}
