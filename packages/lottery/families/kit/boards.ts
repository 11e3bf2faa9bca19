import type { Ball, Board, Manual, Quick, Row } from '../../play.ts'

/** Big and small are halves of the row. */
const NUMBER_QUICK: readonly Quick[] = ['all', 'big', 'small', 'odd', 'even', 'clear']
const CHOICE_QUICK: readonly Quick[] = []

/** Names of the positions of a five-digit draw; shorter draws use the last of them. */
export const PLACE_NAMES = ['tenThousands', 'thousands', 'hundreds', 'tens', 'ones'] as const

export function numbersFrom(lowest: number, highest: number): string[] {
  return Array.from({ length: highest - lowest + 1 }, (_, index) => String(lowest + index))
}

export interface RowLimits {
  min?: number
  max?: number
}

/** Returns a row of numbers with its quick buttons. */
export function numberRow(
  name: string,
  balls: readonly string[],
  { min = 1, max = balls.length }: RowLimits = {},
): Row {
  return { name, balls: balls.map((code) => ({ code })), min, max, quick: max > 2 ? NUMBER_QUICK : CHOICE_QUICK }
}

/** Returns a row of choices that are not numbers, with different odds if `tiers` is set. */
export function choiceRow(codes: readonly string[], { tiers = false, name = 'choice' } = {}): Row {
  const balls = codes.map((code): Ball => (tiers ? { code, tier: code } : { code }))
  return { name, balls, min: 1, max: codes.length, quick: CHOICE_QUICK }
}

function optional(row: Row): Row {
  return { ...row, min: 0 }
}

/** Returns a board on which all rows are required. */
export function board(rows: readonly Row[], manual?: Manual): Board {
  return { rows, fewestRows: rows.length, ...(manual && { manual }) }
}

/** Returns a board on which `fewest` of the rows are required. */
export function boardOfAny(rows: readonly Row[], fewest = 1): Board {
  return { rows: rows.map(optional), fewestRows: fewest }
}
