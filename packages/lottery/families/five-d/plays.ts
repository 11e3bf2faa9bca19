import type { Play } from '../../play.ts'
import { ballSidesDraft, totalSidesDraft } from '../digits/sides.ts'
import { fixedPositionDraft } from '../digits/straights.ts'
import { SIDE_BALLS, prefixedChoiceNames } from '../kit/choice-name.ts'
import type { ChoiceNames } from '../kit/choice-name.ts'
import { tableMenu } from '../kit/table-menu.ts'
import type { Draft } from '../kit/play-of.ts'

const BALLS = [0, 1, 2, 3, 4]

/** Five balls A to E and their sum, with the odds of SSC's balls. Source: domain handbook 4.11. */
const drafts: readonly Draft[] = [
  {
    ...fixedPositionDraft({ id: 1, code: 'fixed_place', places: BALLS.length }, BALLS),
    group: 'balls',
    subgroup: 'numbers',
  },
  ballSidesDraft({ id: 2, code: 'ball_bsoe' }, BALLS, BALLS.length),
  totalSidesDraft({ id: 3, code: 'total_bsoe' }, BALLS),
]

export function fiveDPlays(): Play[] {
  return tableMenu('5D', 19_000, drafts, { kind: 'series', base: 2000n })
}

export const FIVE_D_NAMES: ChoiceNames = prefixedChoiceNames('total_bsoe', 'sum_', SIDE_BALLS)
