import { rational } from '../../kit/rational.ts'
import { spanWays, sumWays } from '../../kit/ways.ts'
import { board, numberRow } from '../kit/boards.ts'
import { oneTier, tiersOf } from '../kit/play-of.ts'
import type { Draft } from '../kit/play-of.ts'
import { SIDES, placeRows, typedDigits } from './window.ts'
import type { Window } from './window.ts'

export interface DigitPlay {
  /** Id of the play. */
  id: number
  code: string
  /** Number of positions of the whole draw. */
  places: number
}

const SIDE_LIST = Array.from({ length: SIDES }, (_, digit) => digit)

export function straightDraft(window: Window, { id, code, places }: DigitPlay): Draft {
  return {
    id,
    code,
    group: window.group,
    subgroup: 'straight',
    board: board(placeRows(window, places), typedDigits(window.at.length)),
    rule: { kind: 'straight', at: window.at, distinct: false },
    tiers: oneTier(rational(SIDES ** window.at.length)),
  }
}

export function joinedDraft(window: Window, { id, code, places }: DigitPlay): Draft {
  const lengths = window.at.map((_, shorter) => window.at.length - shorter)
  return {
    id,
    code,
    group: window.group,
    subgroup: 'straight',
    board: board(placeRows(window, places)),
    rule: { kind: 'joined', at: window.at },
    tiers: tiersOf(Object.fromEntries(lengths.map((length) => [length, rational(SIDES ** length)]))),
  }
}

/** Returns the play on the sum or the span of a straight: one pick buys all straights with this value. */
export function bundledStraight(window: Window, { id, code }: Omit<DigitPlay, 'places'>, kind: 'sum' | 'span'): Draft {
  const length = window.at.length
  const stakes = kind === 'sum' ? sumWays(SIDE_LIST, length) : spanWays(SIDES, length)
  return {
    id,
    code,
    group: window.group,
    subgroup: 'straight',
    board: board([numberRow(kind, Object.keys(stakes))]),
    rule: { kind: 'bundle', feature: { kind, at: window.at }, stakes },
    tiers: oneTier(rational(SIDES ** length)),
  }
}

export function fixedPositionDraft({ id, code, places }: DigitPlay, at: readonly number[]): Draft {
  const rows = placeRows({ prefix: '', group: '', at }, places)
  return {
    id,
    code,
    group: 'fixed',
    subgroup: 'fixed',
    board: { rows: rows.map((row) => ({ ...row, min: 0 })), fewestRows: 1 },
    rule: { kind: 'each', features: at.map((position) => ({ kind: 'number', at: position })), tier: 'win' },
    tiers: oneTier(rational(SIDES)),
  }
}

/**
 * Returns the play on the five digits in order, whose first and last three and two digits win too. Source of the odds:
 * domain handbook 4.1.
 */
export function tongxuanDraft(window: Window, { id, code, places }: DigitPlay): Draft {
  return {
    id,
    code,
    group: window.group,
    subgroup: 'tongxuan',
    board: board(placeRows(window, places)),
    rule: { kind: 'tongxuan' },
    tiers: tiersOf({
      all: rational(20_000 + 2 * 200 + 2 * 20),
      three: rational(200 + 20),
      twoTwo: rational(20 + 20),
      two: rational(20),
    }),
  }
}
