import type { BetProblem, Rows } from '../bet.ts'
import { pickedIn, isEmptySelection, typedIn } from './loose-selection.ts'
import { checkRows } from './picked.ts'
import type { Play } from '../play.ts'
import { checkTyped } from './typed.ts'

/** Bought picks: one selection of rows, or one per typed number. */
export type Chosen = { ok: true; picks: readonly Rows[] } | { ok: false; problem: BetProblem }

/** Parses a selection, which is untrusted input; returns a problem if it is invalid. */
export function chosenIn(play: Play, selection: unknown, ball?: string): Chosen {
  if (ball !== undefined) return chosenByName(selection, ball)
  const typed = typedIn(play, selection)
  if (typed) return checkTyped(play, typed)
  const rows = play.board.manual?.only ? undefined : pickedIn(play, selection)
  if (!rows) return { ok: false, problem: { code: 'selection_malformed' } }
  const checked = checkRows(play, rows)
  return checked.ok ? { ok: true, picks: [checked.rows] } : checked
}

/** Returns the selection of a play that was named by its choice: then nothing else is selected. */
function chosenByName(selection: unknown, ball: string): Chosen {
  const isIt = isEmptySelection(selection) || selection === ball
  return isIt ? { ok: true, picks: [[[ball]]] } : { ok: false, problem: { code: 'selection_malformed' } }
}
