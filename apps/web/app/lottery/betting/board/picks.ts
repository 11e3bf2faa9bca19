import type { Rows } from '@ante/lottery/bet.ts'
import type { Ball, Board, Quick, Row } from '@ante/lottery/play.ts'

/** Nothing picked in any row. */
export const noPicks = ({ rows }: Board): Rows => rows.map(() => [])

/** The board with one ball picked, or put back. Of a row that takes one alone, the new one takes the place of the other. */
export function toggled(board: Board, rows: Rows, place: number, code: string): Rows {
  const [row, picks] = [board.rows[place], rows[place] ?? []]
  if (!row) return rows
  if (picks.includes(code)) return withRow(rows, place, picks.filter((one) => one !== code))
  if (picks.length < row.max) return withRow(rows, place, inOrder(row, [...picks, code]))
  return row.max === 1 ? withRow(rows, place, [code]) : rows
}

/** The row as one of its quick buttons fills it; no further than it takes. */
export function quickly(board: Board, rows: Rows, place: number, quick: Quick): Rows {
  const row = board.rows[place]
  if (!row) return rows
  const picks = row.balls.filter((ball, at) => isMeant(row, ball, at, quick)).map(({ code }) => code)
  return withRow(rows, place, picks.slice(0, row.max))
}

/** Whether a row is filled as the quick button would fill it. */
export function isQuickly(board: Board, rows: Rows, place: number, quick: Quick): boolean {
  const [now, then] = [rows[place] ?? [], quickly(board, rows, place, quick)[place] ?? []]
  return now.length > 0 && now.length === then.length && now.every((code, at) => code === then[at])
}

// oxlint-disable-next-line max-params -- a ball, where it lies, and what is asked of it
function isMeant({ balls }: Row, { code }: Ball, at: number, quick: Quick): boolean {
  switch (quick) {
    case 'all':
      return true
    case 'clear':
      return false
    case 'big':
      return at >= balls.length / 2
    case 'small':
      return at < balls.length / 2
    case 'odd':
      return Number(code) % 2 === 1
    case 'even':
      return Number(code) % 2 === 0
  }
}

const withRow = (rows: Rows, place: number, picks: readonly string[]): Rows =>
  rows.map((row, at) => (at === place ? picks : row))

/** As the balls lie, whatever the order of the taps: the same picks are always the same text. */
const inOrder = ({ balls }: Row, picks: readonly string[]): readonly string[] =>
  balls.filter(({ code }) => picks.includes(code)).map(({ code }) => code)

export const isEmptyBoard = (rows: Rows): boolean => rows.every((picks) => picks.length === 0)
