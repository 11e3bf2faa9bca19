import type { Family } from '../../family.ts'
import { ONE, ZERO } from '../../kit/rational.ts'
import type { Rational } from '../../kit/rational.ts'
import type { Manual, Play, Terms } from '../../play.ts'
import type { Draft } from './play-of.ts'
import { menuOf } from './play-of.ts'

/** A play that pays by a table of the house, at terms of its own. */
export interface TableDraft extends Draft {
  terms?: Terms
}

interface TableTerms {
  factor?: Rational
  price?: Rational
  fee?: Rational
}

export function tableTerms({ factor = ONE, price = ONE, fee = ZERO }: TableTerms = {}): Terms {
  return { kind: 'table', factor, price, fee }
}

/** All of it is entertainment: an amount times odds. Plays without terms of their own have those of the menu. */
export function tableMenu(family: Family, from: number, drafts: readonly TableDraft[], terms = tableTerms()): Play[] {
  const plays = menuOf({ from, tradition: [], entertainment: drafts }, { family, terms })
  return plays.map((play, index) => ({ ...play, terms: drafts[index]?.terms ?? terms }))
}

/** Whole numbers of so many digits may be typed. */
export function typedDigits(numbers: number, { only = false, unordered = false } = {}): Manual {
  return { numbers, width: 1, lowest: 0, highest: 9, distinct: false, unordered, only }
}
