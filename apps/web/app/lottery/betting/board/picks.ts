import type { Rows } from '@ante/lottery/bet.ts'
import type { Board, Quick, Row } from '@ante/lottery/play.ts'

/** Nothing picked in any row. */
export const noPicks = ({ rows }: Board): Rows => rows.map(() => [])

/** The board with one ball picked, or put back. Of a row that takes one alone, the new one takes the place of the other. */
export function toggled(board: Board, rows: Rows, place: number, code: string): Rows {
  const [row, picks] = [board.rows[place], rows[place] ?? []]
  if (!row) return rows
  if (picks.includes(code))
    return withRow(
      rows,
      place,
      picks.filter((one) => one !== code),
    )
  if (picks.length < row.max) return withRow(rows, place, inOrder(row, [...picks, code]))
  return row.max === 1 ? withRow(rows, place, [code]) : rows
}

/** The row as one of its quick buttons fills it; no further than it takes. */
export function quickly(board: Board, rows: Rows, place: number, quick: Quick): Rows {
  const row = board.rows[place]
  if (!row) return rows
  const picks = row.balls.map(({ code }) => code).filter((code, at) => meant[quick](code, at / row.balls.length))
  return withRow(rows, place, picks.slice(0, row.max))
}

/** Whether a row is filled as the quick button would fill it. */
export function isQuickly(board: Board, rows: Rows, place: number, quick: Quick): boolean {
  const [now, then] = [rows[place] ?? [], quickly(board, rows, place, quick)[place] ?? []]
  return now.length > 0 && now.length === then.length && now.every((code, at) => code === then[at])
}

/** Of each ball, by where it lies in its row. */
const meant: Record<Quick, (code: string, share: number) => boolean> = {
  all: () => true,
  big: (_, share) => share >= 0.5,
  small: (_, share) => share < 0.5,
  odd: (code) => Number(code) % 2 === 1,
  even: (code) => Number(code) % 2 === 0,
  clear: () => false,
}

const withRow = (rows: Rows, place: number, picks: readonly string[]): Rows =>
  rows.map((row, at) => (at === place ? picks : row))

/** As the balls lie, whatever the order of the taps: the same picks are always the same text. */
const inOrder = ({ balls }: Row, picks: readonly string[]): readonly string[] =>
  balls.filter(({ code }) => picks.includes(code)).map(({ code }) => code)

export const isEmptyBoard = (rows: Rows): boolean => rows.every((picks) => picks.length === 0)
