import type { Play } from '../../play.ts'
import {
  ballSidesDraft,
  bsoeDraft,
  codesDraft,
  dragonTigerDrafts,
  shapeDraft,
  totalSidesDraft,
} from '../digits/sides.ts'
import { fixedPositionDraft } from '../digits/straights.ts'
import type { Window } from '../digits/window.ts'
import { menuOf } from '../kit/play-of.ts'
import type { Draft } from '../kit/play-of.ts'
import { threeStars, twoStars } from '../ssc/windows.ts'

const POSITIONS = 3
const AT = [0, 1, 2]
const WHOLE: Window = { prefix: '', group: 'three', at: AT }
const FIRST_2: Window = { prefix: 'first2_', group: 'first2', at: [0, 1] }
const LAST_2: Window = { prefix: 'last2_', group: 'last2', at: [1, 2] }

const TRADITION: readonly Draft[] = [
  ...threeStars({ window: WHOLE, id: 31 }, POSITIONS),
  ...twoStars({ window: FIRST_2, id: 91 }, POSITIONS),
  ...twoStars({ window: LAST_2, id: 101 }, POSITIONS),
  fixedPositionDraft({ id: 111, code: 'fixed_place', places: POSITIONS }, AT),
  codesDraft(WHOLE, { id: 121, code: 'any1code' }, 1),
  codesDraft(WHOLE, { id: 122, code: 'any2code' }, 2),
  bsoeDraft(FIRST_2, { id: 141, code: 'first2_bsoe' }, POSITIONS),
  bsoeDraft(LAST_2, { id: 142, code: 'last2_bsoe' }, POSITIONS),
  ...dragonTigerDrafts(190, AT),
]

const ENTERTAINMENT: readonly Draft[] = [
  { ...fixedPositionDraft({ id: 1, code: 'fixed_place', places: POSITIONS }, AT), group: 'balls', subgroup: 'numbers' },
  ballSidesDraft({ id: 2, code: 'ball_bsoe' }, AT, POSITIONS),
  totalSidesDraft({ id: 3, code: 'total_bsoe' }, AT),
  shapeDraft(WHOLE, { id: 11, code: 'shape' }),
  ...dragonTigerDrafts(20, AT),
]

/** Returns the plays of 3D and PL3, which are the three-star plays of SSC. Source: domain handbook 4.5. */
export function threeDigitPlays(): Play[] {
  return menuOf(
    { from: 4000, tradition: TRADITION, entertainment: ENTERTAINMENT },
    { family: 'LF', terms: { kind: 'series', base: 2000n } },
  )
}

const NAMES: Readonly<Record<string, string>> = {
  dragon_tiger: 'dragon_tiger_1_3',
  straight3: 'straight',
  joined3: 'joined',
  sum_straight: 'sum',
  sum3: 'sum',
  span3: 'span',
}

/** Returns the play's name for one of SSC's names of three-star plays: `last3_sum`, `first3_sum`. */
export function threeDigitPlayName(name: string): string {
  const playName = name.replace(/^(?:first3|last3|all3|3star|p3)_/, '')
  return NAMES[playName] ?? playName
}
