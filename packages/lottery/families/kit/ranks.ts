import type { Row } from '../../play.ts'
import { numberRow } from './boards.ts'

/** Names of places that count from the first drawn. */
const RANKS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const

export function rankName(place: number): string {
  return RANKS[place] ?? ''
}

/** A row of the same numbers for each of the first places. */
export function rankRows(balls: readonly string[], count: number): Row[] {
  return Array.from({ length: count }, (_, place) => numberRow(rankName(place), balls))
}
