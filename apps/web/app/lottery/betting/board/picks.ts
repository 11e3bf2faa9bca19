import type { Rows } from '@ante/lottery/bet.ts'
import type { Board, Quick, Row } from '@ante/lottery/play.ts'

/** Returns a board without picks. */
export const noPicks = ({ rows }: Board): Rows => rows.map(() => [])

/** Returns the board with a ball picked or removed. In a row with one pick, the new pick replaces the old one. */
export function toggled(board: Board, rows: Rows, index: number, code: string): Rows {
  const [row, picks] = [board.rows[index], rows[index] ?? []]
  if (!row) return rows
  if (picks.includes(code))
    return withRow(
      rows,
      index,
      picks.filter((pick) => pick !== code),
    )
  if (picks.length < row.max) return withRow(rows, index, inOrder(row, [...picks, code]))
  return row.max === 1 ? withRow(rows, index, [code]) : rows
}

/** Returns the row as a quick button fills it, up to the row's maximum. */
export function withQuickPicks(board: Board, rows: Rows, index: number, quick: Quick): Rows {
  const row = board.rows[index]
  if (!row) return rows
  const picks = row.balls.map(({ code }) => code).filter((code, at) => quickPicks[quick](code, at / row.balls.length))
  return withRow(rows, index, picks.slice(0, row.max))
}

/** Whether the row has exactly the picks of a quick button. */
export function isQuickPick(board: Board, rows: Rows, index: number, quick: Quick): boolean {
  const [current, completed] = [rows[index] ?? [], withQuickPicks(board, rows, index, quick)[index] ?? []]
  return (
    current.length > 0 && current.length === completed.length && current.every((code, at) => code === completed[at])
  )
}

/** Whether a quick button picks a ball, from the ball's index in its row. */
const quickPicks: Record<Quick, (code: string, share: number) => boolean> = {
  all: () => true,
  big: (_, share) => share >= 0.5,
  small: (_, share) => share < 0.5,
  odd: (code) => Number(code) % 2 === 1,
  even: (code) => Number(code) % 2 === 0,
  clear: () => false,
}

const withRow = (rows: Rows, index: number, picks: readonly string[]): Rows =>
  rows.map((row, at) => (at === index ? picks : row))

/** Returns picks in the order of the balls, independent of the taps: equal picks always give the same text. */
const inOrder = ({ balls }: Row, picks: readonly string[]): readonly string[] =>
  balls.filter(({ code }) => picks.includes(code)).map(({ code }) => code)

export const isEmptyBoard = (rows: Rows): boolean => rows.every((picks) => picks.length === 0)
