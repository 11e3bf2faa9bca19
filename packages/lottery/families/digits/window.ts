import type { Manual, Row } from '../../play.ts'
import { PLACE_NAMES, numberRow, numbersFrom } from '../kit/boards.ts'
import type { RowLimits } from '../kit/boards.ts'

/** Adjacent positions of a digit game with their own plays. */
export interface Window {
  /** Prefix of the names of its plays: `last3_`; empty in games that consist of this window. */
  prefix: string
  /** Code in the menu: `last3`. */
  group: string
  /** Positions of the draw. */
  at: readonly number[]
}

const DIGITS: readonly string[] = numbersFrom(0, 9)
export const SIDES = 10

/** Returns the name of a position, counted from the ones. */
export function positionName(position: number, places: number): string {
  return PLACE_NAMES[PLACE_NAMES.length - places + position] ?? ''
}

export function digitRow(name: string, limits?: RowLimits): Row {
  return numberRow(name, DIGITS, limits)
}

/** Returns one row of digits for each position. */
export function placeRows({ at }: Window, places: number): Row[] {
  return at.map((position) => digitRow(positionName(position, places)))
}

export function typedDigits(numbers: number, { unordered = false, only = false } = {}): Manual {
  return { numbers, width: 1, lowest: 0, highest: SIDES - 1, distinct: unordered && !only, unordered, only }
}
