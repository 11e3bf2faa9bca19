import type { Play } from '@ante/lottery/play.ts'

import { BetSheets } from './bet-sheets.tsx'
import styles from './betting.module.css'
import { DrawStrip } from './head/draw-strip.tsx'
import { useRunningDraw } from './draw/use-running-draw.ts'
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
  const draw = useRunningDraw(betting.game.gameId)
  const table = useTable({ betting, onPlay })
  return (
    <div className={styles.table}>
      <DrawStrip game={betting.game} draw={draw} />
      <PlayTable key={`${play.id}-${table.round}`} betting={betting} play={play} table={table} />
      <BetSheets betting={betting} play={play} draw={draw} table={table} />
    </div>
  )
}
