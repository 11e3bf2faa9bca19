import type { Selection } from '@ante/lottery/bet.ts'
import { slipFromText } from '@ante/lottery/slip-text.ts'

/** Bets of all players on one selection of a play in a draw, in the ledger's units. */
export interface ExposedSelection {
  playId: number
  playCode: string
  /** A slip with this selection. */
  text: string
  /** Top prize of a stake, for the multiples of all bets. */
  exposed: bigint
  staked: bigint
}

/** A number of a play, or a pick of one of its places. */
export interface ExposedNumber {
  number: string
  /** From 1 on; null for a whole number. */
  place: number | null
  exposed: bigint
}

/** A selection of more places than this is evaluated by place: a thousand numbers is what a person can look at. */
const MAX_PLACES = 3

/**
 * Returns what all players win per number if it is drawn, highest first. A number is written as bets on it are suspended:
 * typed, as a pick of the only row, or digit by digit over the rows. A selection of more than three rows, or with empty
 * ones, counts for each of its picks instead.
 */
export function exposedNumbers(selections: readonly ExposedSelection[]): ExposedNumber[] {
  const numbers = new Map<string, ExposedNumber>()
  for (const { text, exposed } of selections) {
    const slip = slipFromText(text)
    for (const { number, place } of slip ? numbersOf(slip.selection) : []) {
      const key = `${place} ${number}`
      numbers.set(key, { number, place, exposed: (numbers.get(key)?.exposed ?? 0n) + exposed })
    }
  }
  return [...numbers.values()].toSorted(
    (one, other) =>
      Number(other.exposed - one.exposed) ||
      (one.place ?? 0) - (other.place ?? 0) ||
      one.number.localeCompare(other.number),
  )
}

type Pick = Omit<ExposedNumber, 'exposed'>

function numbersOf(selection: Selection): Pick[] {
  if (selection.kind === 'typed') return whole([...new Set(selection.entries)])
  const rows = selection.rows.map((row) => [...new Set(row)]).filter((row) => row.length > 0)
  const [only, ...others] = rows
  if (only && others.length === 0 && selection.rows.length === 1) return whole(only)
  const isOfDigits = rows.every((row) => row.every((pick) => pick.length === 1))
  if (rows.length <= MAX_PLACES && isOfDigits && rows.length === selection.rows.length) return whole(combined(rows))
  return selection.rows.flatMap((row, index) => row.map((number) => ({ number, place: index + 1 })))
}

const whole = (numbers: readonly string[]): Pick[] => numbers.map((number) => ({ number, place: null }))

const combined = (rows: readonly (readonly string[])[]): string[] =>
  rows.reduce<string[]>((starts, row) => starts.flatMap((start) => row.map((pick) => start + pick)), [''])
