import type { OpenedGame } from '@ante/contract/lottery/draws/open-draws.ts'
import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'

import { Link } from '../../lib/pages/router.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { betAddress } from '../kit/addresses.ts'
import { GameIcon } from '../kit/game-icon.tsx'
import { DrawCountdown } from '../kit/opened/draw-countdown.tsx'
import styles from './lobby.module.css'

interface GameStripProps {
  title: string
  games: readonly LotteryGame[]
  opened: ReadonlyMap<number, OpenedGame> | null
}

const MAX = 10
const ICON_PX = 60
/** Number of games that a phone shows without scrolling. */
const FIRST_SHOWN = 4

/** A horizontally scrolling row of a few games. */
export function GameStrip({ title, games, opened }: GameStripProps) {
  const onSale = games.filter(({ isSale }) => isSale).slice(0, MAX)
  if (onSale.length === 0) return null
  return (
    <section>
      <SectionHead title={title} />
      <ul className={styles.strip}>
        {onSale.map((game, index) => (
          <li key={game.gameId} className={styles.stripPlace}>
            <Link to={betAddress(game)} className={styles.stripTile}>
              <GameIcon game={game} size={ICON_PX} first={index < FIRST_SHOWN} />
              <span className={styles.stripName} dir="auto">
                {game.name}
              </span>
              <span className={styles.stripClock}>
                <Left game={opened?.get(game.gameId)} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Left = ({ game }: { game: OpenedGame | undefined }) =>
  game?.current ? <DrawCountdown draw={game.current} brief /> : '–'
