import type { OpenedGame } from '@ante/contract/lottery/draws/open-draws.ts'
import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { Id } from '../../ui/id.tsx'
import { Link } from '../../lib/pages/router.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { betAddress } from '../kit/addresses.ts'
import { ResultBalls } from '../kit/balls/result-balls.tsx'
import { GameIcon } from '../kit/game-icon.tsx'
import { GameMarks } from '../kit/game-marks.tsx'
import { DrawCountdown } from '../kit/opened/draw-countdown.tsx'
import { StarButton } from '../kit/star-button.tsx'
import { useHasChanged } from '../kit/use-has-changed.ts'
import styles from './game-rows.module.css'

interface GameRowsProps {
  games: readonly LotteryGame[]
  opened: ReadonlyMap<number, OpenedGame> | null
  /** Codes of the favourite games. */
  starred: readonly string[]
}

const ICON_PX = 52

type Draws = Pick<OpenedGame, 'current' | 'last'>
const NO_DRAWS: Draws = { current: null, last: null }

/** List of games, each with its current draw, the time left, and the last result. */
export function GameRows({ games, opened, starred }: GameRowsProps) {
  return (
    <ul className={styles.rows}>
      {games.map((game) => (
        <GameRow
          key={game.gameId}
          game={game}
          now={opened && (opened.get(game.gameId) ?? NO_DRAWS)}
          marked={starred.includes(game.gameCode)}
        />
      ))}
    </ul>
  )
}

interface GameRowProps {
  game: LotteryGame
  /** The game's draws; null until loaded. */
  now: Draws | null
  marked: boolean
}

/** A new draw of one game re-renders only its row. */
const GameRow = memo(({ game, now, marked }: GameRowProps) => (
  <li className={styles.row} data-closed={!game.isSale}>
    <Link to={betAddress(game)} className={styles.link}>
      <GameIcon game={game} size={ICON_PX} />
      <span className={styles.subject}>
        <span className={styles.name}>
          <b dir="auto">{game.name}</b>
          <GameMarks game={game} />
        </span>
        {now ? <Running game={game} now={now} /> : <Skeleton height={44} />}
      </span>
    </Link>
    <StarButton game={game} marked={marked} />
  </li>
))
GameRow.displayName = 'GameRow'

function Running({ game, now }: { game: LotteryGame; now: Draws }) {
  return (
    <>
      <span className={styles.draw}>
        {now.current && (
          <>
            <span>
              <Id>{now.current.drawNumber}</Id>
            </span>
            <span>
              <DrawCountdown draw={now.current} />
            </span>
          </>
        )}
      </span>
      <Latest game={game} last={now.last} />
    </>
  )
}

function Latest({ game, last }: { game: LotteryGame; last: OpenedGame['last'] }) {
  const { t } = useLingui()
  const isNew = useHasChanged(last?.drawNumber)
  if (!last) return <span className={styles.none}>{t`No draws yet`}</span>
  return <ResultBalls key={last.drawNumber} family={game.family} result={last.result} size="s" arriving={isNew} />
}
