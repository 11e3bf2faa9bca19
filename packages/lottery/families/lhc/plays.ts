import { decimal } from '../../kit/rational.ts'
import type { Play } from '../../play.ts'
import { SIDE_BALLS, ballNames, prefixedChoiceNames } from '../kit/choice-name.ts'
import type { ChoiceNames } from '../kit/choice-name.ts'
import { tableMenu, tableTerms } from '../kit/table-menu.ts'
import { combinationDrafts } from './combination-drafts.ts'
import { LHC_COLORS } from './numbers.ts'
import { specialDrafts } from './special-drafts.ts'

/** Factor of the house on fair odds. Source: domain handbook 4.7. */
const HOUSE_FACTOR = decimal('0.95')

export function lhcPlays(): Play[] {
  return tableMenu('LHC', 11_000, [...specialDrafts, ...combinationDrafts], tableTerms({ factor: HOUSE_FACTOR }))
}

export const LHC_NAMES: ChoiceNames = {
  ...prefixedChoiceNames('special_sides', 'special_', SIDE_BALLS),
  ...prefixedChoiceNames('special_sum_sides', 'special_sum_', SIDE_BALLS),
  ...prefixedChoiceNames('special_tail_sides', 'special_tail_', { big: 'b', small: 's' }),
  ...ballNames('special_color', Object.keys(LHC_COLORS), 'special_'),
}
