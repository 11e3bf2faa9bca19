import type { Family } from '../../family.ts'
import { ONE, ZERO } from '../../kit/rational.ts'
import type { Rational } from '../../kit/rational.ts'
import type { Manual, Play, Terms } from '../../play.ts'
import type { Draft } from './play-of.ts'
import { menuOf } from './play-of.ts'

interface TableTerms {
  factor?: Rational
  price?: Rational
  fee?: Rational
}

export function tableTerms({ factor = ONE, price = ONE, fee = ZERO }: TableTerms = {}): Terms {
  return { kind: 'table', factor, price, fee }
}

/** Returns the menu of plays that are all entertainment: they pay an amount times odds. */
export function tableMenu(family: Family, from: number, drafts: readonly Draft[], terms = tableTerms()): Play[] {
  return menuOf({ from, tradition: [], entertainment: drafts }, { family, terms })
}

/** Returns the format of typed entries of one number with this number of digits. */
export function typedDigits(numbers: number, { only = false, unordered = false } = {}): Manual {
  return { numbers, width: 1, lowest: 0, highest: 9, distinct: false, unordered, only }
}
