import type { Manual, Play, Row } from '@ante/lottery/play.ts'
import type { PrizeMode } from '@ante/lottery/prize-mode.ts'
import { stakesOf } from '@ante/lottery/stakes.ts'

import { hasAmounts } from '../slip/slip.ts'
import type { TypedForm } from './read-typed.ts'

/** Returns the format of typed numbers for this play; null if numbers can only be picked. */
export function typedForm(play: Play, prizeMode: PrizeMode): TypedForm | null {
  const { manual } = play.board
  if (!manual) return null
  const keyOf = (numbers: readonly number[]) => entryOf(manual, numbers)
  return {
    numbers: manual.numbers,
    width: manual.width,
    keyOf,
    isStake: (numbers) => isInRange(manual, numbers) && isStake(play, prizeMode, keyOf(numbers)),
    amounts: hasAmounts(play),
  }
}

function isInRange({ lowest, highest, distinct }: Manual, numbers: readonly number[]): boolean {
  if (distinct && new Set(numbers).size < numbers.length) return false
  return numbers.every((number) => number >= lowest && number <= highest)
}

/** Formats an entry, sorted if the order does not matter, so that `12` and `21` are equal. */
function entryOf({ width, unordered }: Manual, numbers: readonly number[]): string {
  const ordered = unordered ? [...numbers].sort((a, b) => a - b) : numbers
  return ordered.map((item) => String(item).padStart(width, '0')).join('')
}

/** Whether the rules accept the entry: for example, three equal digits are no group of two. */
function isStake(play: Play, prizeMode: PrizeMode, entry: string): boolean {
  const places = placesRow(play)?.balls.map(({ code }) => code)
  const selection = { kind: 'typed', entries: [entry], ...(places && { places }) }
  return stakesOf({ family: play.family, prizeMode, play: play.id, selection }).ok
}

/** Returns the row that selects the positions, for a play over any positions. */
export const placesRow = ({ rule, board }: Play): Row | undefined =>
  rule.kind === 'anyPlaces' ? board.rows[0] : undefined
