import type { Rows } from '@ante/lottery/bet.ts'
import type { Play, Quick } from '@ante/lottery/play.ts'

import { BoardRow } from './board-row.tsx'
import { isQuickly, quickly, toggled } from './picks.ts'
import type { NoteOf } from './use-ball-notes.ts'

interface BallBoardProps {
  play: Play
  rows: Rows
  onPick(rows: Rows): void
  /** What a choice pays, in times of the stake; null where the play has a prize of its own. */
  oddsOf(choice: string): string | null
  noteOf: NoteOf
  /** This row alone. */
  only?: number
}

/** What can be picked: a row of balls for each place, or the choices of the play with what they pay. */
export function BallBoard({ play, rows, onPick, oddsOf, noteOf, only }: BallBoardProps) {
  const { board } = play
  return board.rows.flatMap((row, place) =>
    only !== undefined && only !== place ? (
      []
    ) : (
      <BoardRow
        key={row.name}
        play={play}
        row={row}
        alone={board.rows.length === 1}
        picks={rows[place] ?? []}
        isOn={(quick: Quick) => isQuickly(board, rows, place, quick)}
        onTap={(code) => onPick(toggled(board, rows, place, code))}
        onQuick={(quick) => onPick(quickly(board, rows, place, quick))}
        oddsOf={oddsOf}
        noteOf={(ball) => noteOf(row.name, ball)}
      />
    ),
  )
}
