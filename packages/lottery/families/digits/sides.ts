import type { Feature } from '../../rules/feature.ts'
import { choices } from '../../kit/combinatorics.ts'
import { rational } from '../../kit/rational.ts'
import { waysToRepeat, waysToShow } from '../../kit/ways.ts'
import { board, boardOfAny, choiceRow } from '../kit/boards.ts'
import { labelsDraft } from '../kit/by-label.ts'
import { oneTier, tiersOf } from '../kit/play-of.ts'
import type { Draft } from '../kit/play-of.ts'
import { SIDES, digitRow, positionName } from './window.ts'
import type { Window } from './window.ts'

interface Named {
  id: number
  code: string
}

const BIG_DIGIT = 5
export const BSOE: readonly string[] = ['b', 's', 'o', 'e']

const digitSides = (at: number): Feature => ({ kind: 'bsoe', at: [at], big: BIG_DIGIT })

/** Returns the play on big, small, odd or even (BSOE) of all digits: a stake wins if all its picks are correct. */
export function bsoeDraft(window: Window, { id, code }: Named, places: number): Draft {
  return {
    id,
    code,
    group: 'sides',
    subgroup: 'sides',
    board: board(window.at.map((position) => choiceRow(BSOE, { name: positionName(position, places) }))),
    rule: { kind: 'labels', features: window.at.map(digitSides) },
    tiers: oneTier(rational(2 ** window.at.length)),
  }
}

/** Returns the play on big, small, odd or even of single digits: each pick is a separate stake. */
export function ballSidesDraft({ id, code }: Named, at: readonly number[], places: number): Draft {
  return {
    id,
    code,
    group: 'balls',
    subgroup: 'sides',
    board: boardOfAny(at.map((position) => choiceRow(BSOE, { name: positionName(position, places) }))),
    rule: { kind: 'each', features: at.map(digitSides), tier: 'win' },
    tiers: oneTier(rational(2)),
  }
}

/** Returns the play on big, small, odd or even of the sum of all digits; big is the upper half of the sums. */
export function totalSidesDraft({ id, code }: Named, at: readonly number[]): Draft {
  const big = Math.ceil((at.length * (SIDES - 1)) / 2 + 0.5)
  return {
    id,
    code,
    group: 'total',
    subgroup: 'total',
    board: board([choiceRow(BSOE)]),
    rule: { kind: 'each', features: [{ kind: 'bsoe', at, big }], tier: 'win' },
    tiers: oneTier(rational(2)),
  }
}

/** Returns the play on `codes` digits: a stake wins if all its digits are drawn, at any positions. */
export function codesDraft(window: Window, { id, code }: Named, codes: number): Draft {
  const { at, group } = window
  return {
    id,
    code,
    group: 'codes',
    subgroup: group,
    board: board([digitRow('digits', { min: codes })]),
    rule: { kind: 'anyOf', at, pick: codes, need: codes, dan: false },
    tiers: oneTier(rational(SIDES ** at.length, waysToShow(SIDES, at.length, codes))),
  }
}

/** Returns the play on one digit: a stake wins if its digit is drawn at least `atLeast` times. */
export function appearsDraft({ id, code }: Named, at: readonly number[], atLeast: number): Draft {
  return {
    id,
    code,
    group: 'special',
    subgroup: 'appears',
    board: board([digitRow('digits')]),
    rule: { kind: 'each', features: [{ kind: 'numbers', at, atLeast }], tier: 'win' },
    tiers: oneTier(rational(SIDES ** at.length, waysToRepeat(SIDES, at.length, atLeast))),
  }
}

const DRAGON_TIGER = { D: rational(100, 45), T: rational(100, 45), tie: rational(10) }

/** Returns a play for each pair of positions: `dragon_tiger_1_5` compares the first and the fifth digit of the draw. */
export function dragonTigerDrafts(firstId: number, at: readonly number[]): Draft[] {
  return choices(at, 2).map(([first = 0, second = 0]): Draft => ({
    id: firstId + first * 4 + second,
    code: `dragon_tiger_${first + 1}_${second + 1}`,
    group: 'dragonTiger',
    subgroup: 'dragonTiger',
    board: board([choiceRow(['D', 'T', 'tie'], { tiers: true })]),
    rule: { kind: 'each', features: [{ kind: 'dragonTiger', at: [first, second] }], tier: 'pick' },
    tiers: tiersOf(DRAGON_TIGER),
  }))
}

/** Counts over all thousand results, to be verified against the rule. Source: domain handbook 4.1. */
const SHAPES = { baozi: 10, straight: 60, pair: 270, halfstraight: 360, mixed6: 300 }

export function shapeDraft(window: Window, { id, code }: Named): Draft {
  return labelsDraft(
    { id, code, group: 'shape', subgroup: 'shape' },
    { kind: 'shape3', at: window.at },
    { ways: SHAPES, outcomes: SIDES ** 3 },
  )
}
