import type { Play } from '@ante/lottery/play.ts'

import { BetSheets } from './bet-sheets.tsx'
import styles from './betting.module.css'
import { IssueStrip } from './head/issue-strip.tsx'
import { useIssue } from './issue/use-issue.ts'
import { PlayTable } from './play-table.tsx'
import type { BettingGame } from './slip/use-game-plays.ts'
import { useTable } from './use-table.ts'

interface BettingTableProps {
  betting: BettingGame
  play: Play
  onPlay(play: Play): void
}

/** Betting table of one game: the current draw, the picks, the stake terms, and the cart. */
export function BettingTable({ betting, play, onPlay }: BettingTableProps) {
  const issue = useIssue(betting.game.gameId)
  const table = useTable({ betting, onPlay })
  return (
    <div className={styles.table}>
      <IssueStrip game={betting.game} issue={issue} />
      <PlayTable key={`${play.id}-${table.round}`} betting={betting} play={play} table={table} />
      <BetSheets betting={betting} play={play} issue={issue} table={table} />
    </div>
  )
}
