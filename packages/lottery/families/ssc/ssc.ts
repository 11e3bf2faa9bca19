import type { Family } from '../../family.ts'
import type { Play } from '../../play.ts'
import { dragonTigerDrafts } from '../digits/sides.ts'
import { fixedPositionDraft } from '../digits/straights.ts'
import type { Window } from '../digits/window.ts'
import { menuOf } from '../kit/play-of.ts'
import type { Draft, Menu } from '../kit/play-of.ts'
import { anyDrafts } from './any-drafts.ts'
import { entertainmentDrafts } from './entertainment.ts'
import { WINDOWS, appearsDrafts, bsoeDrafts, codesDrafts } from './side-drafts.ts'
import { fiveStars, fourStars, threeStars, twoStars } from './windows.ts'

/** Source: domain handbook 3.4. */
const TERMS = { kind: 'series', base: 2000n } as const
const POSITIONS = 5
const ALL = [0, 1, 2, 3, 4]

const WINDOW_MENUS: readonly { id: number; window: Window; drafts: typeof fourStars }[] = [
  { id: 11, window: WINDOWS.first4, drafts: fourStars },
  { id: 21, window: WINDOWS.last4, drafts: fourStars },
  { id: 31, window: WINDOWS.first3, drafts: threeStars },
  { id: 51, window: WINDOWS.middle3, drafts: threeStars },
  { id: 71, window: WINDOWS.last3, drafts: threeStars },
  { id: 91, window: WINDOWS.first2, drafts: twoStars },
  { id: 101, window: WINDOWS.last2, drafts: twoStars },
]

/** Returns the tradition plays that use only these positions. */
function tradition(at: readonly number[], within: (window: Window) => boolean): Draft[] {
  return [
    ...(at.length === POSITIONS ? fiveStars(1) : []),
    ...WINDOW_MENUS.filter(({ window }) => within(window)).flatMap(({ id, window, drafts }) => drafts({ window, id })),
    fixedPositionDraft({ id: 111, code: 'fixed_place', places: POSITIONS }, at),
    ...codesDrafts(within),
    ...bsoeDrafts(within),
    ...anyDrafts(at),
    ...appearsDrafts(within),
    ...dragonTigerDrafts(190, at),
  ]
}

function menu(from: number, at: readonly number[]): Menu {
  const isWithin = (window: Window) => window.at.every((position) => at.includes(position))
  return { from, tradition: tradition(at, isWithin), entertainment: entertainmentDrafts(at, isWithin) }
}

/** Returns the plays on five digits, 00000 to 99999. PL5 has the same draw. */
export function sscPlays(family: Family, from: number): Play[] {
  return menuOf(menu(from, ALL), { family, terms: TERMS })
}

/** Returns the plays of ZY. No play uses the first digit, which reduces some prizes instead. */
export function zyPlays(): Play[] {
  return menuOf(menu(2000, ALL.slice(1)), { family: 'SSC', terms: TERMS })
}

const NAMES: Readonly<Record<string, string>> = {
  dragon_tiger: 'dragon_tiger_1_5',
  tongxuan: 'tongxuan5',
  total_big_small: 'total_bsoe',
  total_odd_even: 'total_bsoe',
}

/** Returns the play's name for an alternative name: `all5_`, `first5_` and `5star_` stand for all five digits. */
export function sscPlayName(name: string): string {
  return (
    NAMES[name] ??
    name.replace(/^(?:all5|first5|5star)_(straight|joined|tongxuan)$/, '$15').replace(/^(?:all5|first5|5star)_/, '')
  )
}
