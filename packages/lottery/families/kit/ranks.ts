import type { Row } from '../../play.ts'
import { numberRow } from './boards.ts'

/** Names of positions counted from the first drawn number. */
const RANKS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const

export function rankName(position: number): string {
  return RANKS[position] ?? ''
}

/** Returns a row of the same numbers for each of the first positions. */
export function rankRows(balls: readonly string[], count: number): Row[] {
  return Array.from({ length: count }, (_, index) => numberRow(rankName(index), balls))
}
