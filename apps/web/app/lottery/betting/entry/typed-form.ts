import type { Manual, Play, Row } from '@ante/lottery/play.ts'
import type { PrizeMode } from '@ante/lottery/prize-mode.ts'
import { stakesOf } from '@ante/lottery/stakes.ts'

import { takesAmounts } from '../slip/slip.ts'
import type { TypedForm } from './read-typed.ts'

/** How the numbers of this play are typed; null where they can only be picked. */
export function typedForm(play: Play, prizeMode: PrizeMode): TypedForm | null {
  const { manual } = play.board
  if (!manual) return null
  const keyOf = (numbers: readonly number[]) => entryOf(manual, numbers)
  return {
    numbers: manual.numbers,
    width: manual.width,
    keyOf,
    isStake: (numbers) => isInRange(manual, numbers) && isStake(play, prizeMode, keyOf(numbers)),
    amounts: takesAmounts(play),
  }
}

function isInRange({ lowest, highest, distinct }: Manual, numbers: readonly number[]): boolean {
  if (distinct && new Set(numbers).size < numbers.length) return false
  return numbers.every((one) => one >= lowest && one <= highest)
}

/** `12` and `21` are written alike where their order means nothing. */
function entryOf({ width, unordered }: Manual, numbers: readonly number[]): string {
  const ordered = unordered ? [...numbers].sort((one, other) => one - other) : numbers
  return ordered.map((one) => String(one).padStart(width, '0')).join('')
}

/** The rules have the last word: three times the same digit is no group of two. */
function isStake(play: Play, prizeMode: PrizeMode, entry: string): boolean {
  const places = placesRow(play)?.balls.map(({ code }) => code)
  const selection = { kind: 'typed', entries: [entry], ...(places && { places }) }
  return stakesOf({ family: play.family, prizeMode, play: play.id, selection }).ok
}

/** Of a play over any places, the row that says which. */
export const placesRow = ({ rule, board }: Play): Row | undefined =>
  rule.kind === 'anyPlaces' ? board.rows[0] : undefined
