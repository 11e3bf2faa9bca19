import fc from 'fast-check'

import type { Selection } from '../bet.ts'
import { chosenIn } from '../selection/chosen.ts'
import { countedBy } from '../stakes.ts'
import type { Board, Manual, Play, Row } from '../play.ts'

/** Generates any selection of the play's board with at least one stake; at most `most` picks per row. */
export function selectionsOf(play: Play, most = 5): fc.Arbitrary<Selection> {
  const ways = play.board.manual?.only ? [typed(play, play.board.manual)] : [picked(play.board, most)]
  const { manual } = play.board
  if (manual && !manual.only && play.rule.kind !== 'anyPlaces') ways.push(typed(play, manual))
  return fc.oneof(...ways).filter((selection) => {
    const chosen = chosenIn(play, selection)
    return chosen.ok && countedBy(play.rule, chosen.picks) > 0
  })
}

function picked(board: Board, most: number): fc.Arbitrary<Selection> {
  const rows = fc.tuple(...board.rows.map((row) => picksOf(row, most)))
  return rows.map((picks) => ({ kind: 'picked', rows: picks }))
}

function picksOf(row: Row, most: number): fc.Arbitrary<string[]> {
  const codes = row.balls.map(({ code }) => code)
  return fc.subarray(codes, { minLength: row.min, maxLength: Math.min(row.max, Math.max(most, row.min)) })
}

function typed(play: Play, manual: Manual): fc.Arbitrary<Selection> {
  const number = fc
    .integer({ min: manual.lowest, max: manual.highest })
    .map((n) => String(n).padStart(manual.width, '0'))
  const entry = fc
    .array(number, { minLength: manual.numbers, maxLength: manual.numbers })
    .map((numbers) => numbers.join(''))
  const entries = fc.array(entry, { minLength: 1, maxLength: 4 })
  const [placesRow] = play.rule.kind === 'anyPlaces' ? play.board.rows : []
  if (!placesRow) return entries.map((each) => ({ kind: 'typed', entries: each }))
  return fc
    .tuple(entries, picksOf(placesRow, placesRow.max))
    .map(([each, places]) => ({ kind: 'typed', entries: each, places }))
}
