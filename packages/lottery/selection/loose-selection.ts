import { codesOf } from './picked.ts'
import type { Play, Row } from '../play.ts'
import type { Typed } from './typed.ts'

type LooseRows = readonly (readonly unknown[])[]

/** `{ kind: 'typed' }`; or a plain list of numbers as they are typed, where the play lets people type. */
export function typedIn(play: Play, selection: unknown): Typed | undefined {
  if (isOfKind(selection, 'typed')) {
    const { entries, places } = selection
    if (!isList(entries) || (places !== undefined && !isList(places))) return { entries: [undefined] }
    return { entries, ...(places && { places }) }
  }
  const list = flatList(selection)
  return list && isTypedList(play, list) ? { entries: list } : undefined
}

/** `{ kind: 'picked' }`; rows; one row without its brackets; text with commas; anything where there is no choice. */
export function pickedIn({ board }: Play, selection: unknown): LooseRows | undefined {
  if (isOfKind(selection, 'picked')) return isRows(selection['rows']) ? selection['rows'] : undefined
  const [row, another] = board.rows
  if (row && !another && isNoChoice(row, selection)) return [[row.balls[0]?.code]]
  if (isRows(selection)) return selection.map((picks, index) => joinedPick(board.rows[index], picks))
  const list = flatList(selection)
  if (!list) return undefined
  return another && list.length === board.rows.length ? list.map((pick) => [pick]) : [joinedPick(row, list)]
}

function isOfKind(selection: unknown, kind: string): selection is Record<string, unknown> {
  return typeof selection === 'object' && selection !== null && 'kind' in selection && selection.kind === kind
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function isRows(value: unknown): value is LooseRows {
  return isList(value) && value.length > 0 && value.every(isList)
}

/** A row of one list, a list, or text with commas. */
function flatList(selection: unknown): readonly unknown[] | undefined {
  if (typeof selection === 'number') return [selection]
  if (typeof selection === 'string') return selection.split(',').map((part) => part.trim())
  if (isRows(selection)) return selection.length === 1 ? selection[0] : undefined
  return isList(selection) && !selection.some(isList) ? selection : undefined
}

function isTypedList({ board: { manual, rows } }: Play, list: readonly unknown[]): boolean {
  if (!manual || list.length === 0) return false
  if (manual.only) return rows.length === 0
  const length = manual.numbers * manual.width
  return manual.numbers > 1 && list.every((entry) => typeof entry === 'string' && entry.length === length)
}

const NO_CHOICE: readonly unknown[] = ['x', 'X', 0, '', undefined, null]

/** One ball alone: whatever stands for "it" is it. */
function isNoChoice({ balls }: Row, selection: unknown): boolean {
  return balls.length === 1 && saysNothing(selection)
}

export function saysNothing(selection: unknown): boolean {
  const list = isList(selection) ? selection.flat() : [selection]
  return list.length <= 1 && NO_CHOICE.includes(list[0])
}

/** Two values that are one ball: 2 and 3 of the ball `2-3`, and in the other order where no other ball is meant. */
function joinedPick(row: Row | undefined, picks: readonly unknown[]): readonly unknown[] {
  if (!row || picks.length !== 2 || !picks.every((pick) => typeof pick === 'string' || typeof pick === 'number'))
    return picks
  const codes = codesOf(row)
  const ball = [picks, [...picks].reverse()].map((pair) => pair.map(String).join('-')).find((text) => codes.has(text))
  return ball === undefined ? picks : [ball]
}
