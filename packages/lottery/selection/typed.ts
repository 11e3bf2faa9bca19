import type { BetProblem, Rows } from '../bet.ts'
import { stakesByRule } from '../kit/evaluate.ts'
import { checkRow } from './picked.ts'
import type { Manual, Play } from '../play.ts'

export interface Typed {
  entries: readonly unknown[]
  /** Positions, for a play over any positions. */
  places?: readonly unknown[]
}

export type Typing = { ok: true; picks: readonly Rows[] } | { ok: false; problem: BetProblem }

/** Maximum number of entries: as many as there are numbers of five digits. */
const MAX_ENTRIES = 100_000

/** Converts each typed number to picks; duplicates are bought once. */
export function checkTyped(play: Play, { entries, places }: Typed): Typing {
  const { manual } = play.board
  if (!manual) return problem({ code: 'selection_malformed' })
  if (entries.length > MAX_ENTRIES) return problem({ code: 'picks_too_many' })
  const placesRow = checkPositions(play, places)
  if (!Array.isArray(placesRow)) return problem(placesRow)

  const picks = new Map<string, Rows>()
  for (const [index, entry] of entries.entries()) {
    const numbers = numbersIn(manual, entry)
    const rows = numbers && [...placesRow, ...(manual.unordered ? [numbers] : numbers.map((number) => [number]))]
    if (!rows || stakesByRule(play.rule, rows) === 0) return problem({ code: 'entry_wrong', entry: index })
    picks.set((manual.unordered ? [...numbers].sort() : numbers).join(), rows)
  }
  return { ok: true, picks: [...picks.values()] }
}

function problem(found: BetProblem): Typing {
  return { ok: false, problem: found }
}

/** Returns the row of positions that precedes the number; empty if the play has fixed positions. */
function checkPositions({ rule, board }: Play, places: readonly unknown[] = []): string[][] | BetProblem {
  const row = rule.kind === 'anyPlaces' ? board.rows[0] : undefined
  if (!row) return places.length === 0 ? [] : { code: 'rows_wrong' }
  const picked = checkRow(row, places, 0)
  return Array.isArray(picked) ? [picked] : picked
}

/** Returns the numbers of an entry, in the notation of balls; undefined if it is invalid. */
function numbersIn({ numbers, width, lowest, highest, distinct }: Manual, entry: unknown): string[] | undefined {
  if (typeof entry !== 'string' || entry.length !== numbers * width || !/^\d+$/.test(entry)) return undefined
  const found = Array.from({ length: numbers }, (_, index) => Number(entry.slice(index * width, (index + 1) * width)))
  if (found.some((number) => number < lowest || number > highest)) return undefined
  if (distinct && new Set(found).size !== numbers) return undefined
  return found.map(String)
}
