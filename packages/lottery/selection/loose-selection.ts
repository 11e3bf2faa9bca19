import { codesOf } from './picked.ts'
import type { Play, Row } from '../play.ts'
import type { Typed } from './typed.ts'

type LooseRows = readonly (readonly unknown[])[]

/**
 * Parses typed numbers: `{ kind: 'typed' }`, or a plain list of numbers if the play supports manual entry. Returns
 * undefined for other selections.
 */
export function typedIn(play: Play, selection: unknown): Typed | undefined {
  if (isOfKind(selection, 'typed')) {
    const { entries, places } = selection
    if (!isList(entries) || (places !== undefined && !isList(places))) return { entries: [undefined] }
    return { entries, ...(places && { places }) }
  }
  const list = flatList(selection)
  return list && !isRowOfBalls(play, selection) && isTypedList(play, list) ? { entries: list } : undefined
}

/** Whether the selection is one nested row of balls: `[['01', '02']]` on a board of digits is 1 and 2. */
function isRowOfBalls({ board: { rows } }: Play, selection: unknown): boolean {
  const [row] = rows
  if (!row || rows.length > 1 || !isRows(selection)) return false
  return selection.flat().every((pick) => isText(pick) && codesOf(row).has(String(pick)))
}

/**
 * Parses picks: `{ kind: 'picked' }`, rows as lists or as text, one row without outer brackets, or an empty value
 * (`NO_CHOICE`) if the board has a single ball. Returns undefined for other selections.
 */
export function pickedIn({ board }: Play, selection: unknown): LooseRows | undefined {
  if (isOfKind(selection, 'picked')) return isRows(selection['rows']) ? selection['rows'] : undefined
  const [row, secondRow] = board.rows
  if (row && !secondRow && isNoChoice(row, selection)) return [[row.balls[0]?.code]]
  if (isRows(selection)) return selection.map((picks, index) => joinedPick(board.rows[index], picks))
  const list = (secondRow && rowTexts(selection)) ?? flatList(selection)
  if (!list) return undefined
  if (!secondRow || list.length !== board.rows.length) return [joinedPick(row, list)]
  return list.map((picks, index) => picksIn(board.rows[index], picks))
}

/** Splits rows in one text, separated by `_` or `|`: `1,3_0,5,7_2`. Returns undefined without a separator. */
function rowTexts(selection: unknown): string[] | undefined {
  return typeof selection === 'string' && /[_|]/.test(selection) ? selection.split(/[_|]/) : undefined
}

/** Parses a row given as one pick, or as text: `1,3`, or `13` if each ball has one character. */
function picksIn(row: Row | undefined, picks: unknown): readonly unknown[] {
  if (!row || typeof picks !== 'string' || codesOf(row).has(picks)) return [picks]
  if (picks === '') return []
  const isOfOneCharacter = !picks.includes(',') && row.balls.every(({ code }) => code.length === 1)
  return isOfOneCharacter ? picks.split('') : picks.split(',').map((part) => part.trim())
}

function isOfKind(selection: unknown, kind: string): selection is Record<string, unknown> {
  return typeof selection === 'object' && selection !== null && 'kind' in selection && selection.kind === kind
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function isRows(value: unknown): value is LooseRows {
  return isList(value) && value.length > 0 && value.every(isList)
}

/** Accepts a row of one list, a list, or text with commas. */
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

const NO_CHOICE: readonly unknown[] = ['x', 'X', 0, '0', '', undefined, null]

/** Whether the row has a single ball, and the selection is one of the values that select it. */
function isNoChoice({ balls }: Row, selection: unknown): boolean {
  return balls.length === 1 && isEmptySelection(selection)
}

export function isEmptySelection(selection: unknown): boolean {
  const list = isList(selection) ? selection.flat() : [selection]
  return list.length <= 1 && NO_CHOICE.includes(list[0])
}

/** Joins two values that form one ball: 2 and 3 for the ball `2-3`, in either order unless another ball is meant. */
function joinedPick(row: Row | undefined, picks: readonly unknown[]): readonly unknown[] {
  if (!row || picks.length !== 2 || !picks.every(isText)) return picks
  const codes = codesOf(row)
  const numbers = picks.map((pick) => String(pick).replace(/^0+(?=.)/, ''))
  const ball = [numbers, [...numbers].reverse()].map((pair) => pair.join('-')).find((text) => codes.has(text))
  return ball === undefined ? picks : [ball]
}
