import type { BetProblem, Rows } from '../bet.ts'
import type { Board, Play, Row } from '../play.ts'

export type Checked = { ok: true; rows: Rows } | { ok: false; problem: BetProblem }

/** Alternative spellings of a choice, from users and files. */
const SYNONYMS: Readonly<Record<string, string>> = {
  big: 'b',
  small: 's',
  odd: 'o',
  even: 'e',
  dragon: 'D',
  tiger: 'T',
  d: 'D',
  t: 'T',
  '3 red': 'three_red',
  '3 white': 'three_white',
}

/**
 * Validates rows of picks against the board: the number of rows, known balls, no duplicates, and the allowed number of
 * picks.
 */
export function checkRows({ board, rule }: Play, input: readonly (readonly unknown[])[]): Checked {
  const rows = fitted(board, input)
  if (!rows) return problem('rows_wrong')

  const checked: string[][] = []
  for (const [index, row] of board.rows.entries()) {
    const picks = checkRow(row, rows[index] ?? [], index)
    if (!Array.isArray(picks)) return { ok: false, problem: picks }
    checked.push(picks)
  }
  if (checked.filter((row) => row.length > 0).length < board.fewestRows) return problem('picks_too_few')
  if (rule.kind === 'anyOf' && rule.dan && checked[0]?.some((pick) => checked[1]?.includes(pick))) {
    return problem('pick_repeated')
  }
  return { ok: true, rows: checked }
}

function problem(code: BetProblem['code']): Checked {
  return { ok: false, problem: { code } }
}

/**
 * Returns the rows for the board: without additional empty rows at the beginning; optional rows at the end may be
 * missing.
 */
function fitted(
  { rows: boardRows }: Board,
  input: readonly (readonly unknown[])[],
): readonly (readonly unknown[])[] | undefined {
  const surplus = input.length - boardRows.length
  if (surplus === 0) return input
  if (surplus > 0) return input.slice(0, surplus).every((row) => row.length === 0) ? input.slice(surplus) : undefined
  return boardRows.slice(surplus).every((row) => row.min === 0) ? input : undefined
}

export function checkRow(row: Row, input: readonly unknown[], index: number): string[] | BetProblem {
  if (input.length > row.max) return { code: 'picks_too_many', row: index }
  if (input.length < row.min) return { code: 'picks_too_few', row: index }
  const codes = codesOf(row)
  const picks: string[] = []
  for (const pick of input) {
    const code = typeof pick === 'string' || Number.isInteger(pick) ? codes.get(String(pick)) : undefined
    if (code === undefined) return { code: 'pick_unknown', row: index }
    if (picks.includes(code)) return { code: 'pick_repeated', row: index }
    picks.push(code)
  }
  return picks
}

const CODES = new WeakMap<Row, ReadonlyMap<string, string>>()

/** Returns every spelling of a ball of this row: `7`, and `07` unless another ball is written so. */
export function codesOf(row: Row): ReadonlyMap<string, string> {
  const cached = CODES.get(row)
  if (cached) return cached
  const balls = row.balls.map(({ code }) => code)
  const codes = new Map([
    ...Object.entries(SYNONYMS).filter(([, code]) => balls.includes(code)),
    ...balls.flatMap((code) => unpadded(code).map((text): [string, string] => [text, code])),
    ...balls.map((code): [string, string] => [code, code]),
  ])
  CODES.set(row, codes)
  return codes
}

function unpadded(code: string): string[] {
  return /^\d+$/.test(code) ? [code.padStart(2, '0'), String(Number(code))] : []
}
