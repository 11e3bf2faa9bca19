import type { Play } from '@ante/lottery/play.ts'
import type { ReactNode } from 'react'

import { BetSheets } from './bet-sheets.tsx'
import { IssueStrip } from './head/issue-strip.tsx'
import { useIssue } from './issue/use-issue.ts'
import { PlayTable } from './play-table.tsx'
import type { BettingGame } from './slip/use-game-plays.ts'
import { useTable } from './use-table.ts'

interface BettingTableProps {
  betting: BettingGame
  play: Play
  onPlay(play: Play): void
  menu: ReactNode
}

/** Betting table of one game: the current draw, the picks, the stake terms, and the cart. */
export function BettingTable({ betting, play, onPlay, menu }: BettingTableProps) {
  const issue = useIssue(betting.game.gameId)
  const table = useTable({ betting, onPlay })
  return (
    <>
      <IssueStrip game={betting.game} issue={issue} />
      {menu}
      <PlayTable key={`${play.id}-${table.round}`} betting={betting} play={play} table={table} />
      <BetSheets betting={betting} play={play} issue={issue} table={table} />
    </>
  )
}
