import type { Rows } from '@ante/lottery/bet.ts'
import type { Play, Quick } from '@ante/lottery/play.ts'

import { BoardRow } from './board-row.tsx'
import { isQuickPick, withQuickPicks, toggled } from './picks.ts'
import type { NoteOf } from './use-ball-notes.ts'

interface BallBoardProps {
  play: Play
  rows: Rows
  onPick(rows: Rows): void
  /** Returns the odds of a choice as a multiple of the stake; null if the play has a single prize. */
  oddsOf(choice: string): string | null
  noteOf: NoteOf
  /** Shows only the row at this position. */
  only?: number
}

/** The board: a row of balls for each position, or the choices of the play with their odds. */
export function BallBoard({ play, rows, onPick, oddsOf, noteOf, only }: BallBoardProps) {
  const { board } = play
  return board.rows.flatMap((row, index) =>
    only !== undefined && only !== index ? (
      []
    ) : (
      <BoardRow
        key={row.name}
        play={play}
        row={row}
        alone={board.rows.length === 1}
        picks={rows[index] ?? []}
        isOn={(quick: Quick) => isQuickPick(board, rows, index, quick)}
        onTap={(code) => onPick(toggled(board, rows, index, code))}
        onQuick={(quick) => onPick(withQuickPicks(board, rows, index, quick))}
        oddsOf={oddsOf}
        noteOf={(ball) => noteOf(row.name, ball)}
      />
    ),
  )
}
