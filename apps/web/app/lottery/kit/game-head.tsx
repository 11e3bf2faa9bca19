import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useLingui } from '@lingui/react/macro'

import { classes } from '../../lib/browser/classes.ts'
import { Link } from '../../lib/pages/router.tsx'
import { betAddress, drawsAddress, trendAddress } from './addresses.ts'
import styles from './game-head.module.css'
import { GameIcon } from './game-icon.tsx'

interface GameHeadProps {
  game: LotteryGame
  /** The current page of the game. */
  currentPage: 'draws' | 'trend'
}

const ICON_PX = 44

/** Header with the game's name and the links to its other pages. */
export function GameHead({ game, currentPage }: GameHeadProps) {
  const { t } = useLingui()
  return (
    <div className={styles.head}>
      <GameIcon game={game} size={ICON_PX} />
      <h2 className={styles.name} dir="auto">
        {game.name}
      </h2>
      {currentPage === 'draws' ? (
        <Link replace className={styles.link} to={trendAddress(game.gameCode)}>{t`Trend`}</Link>
      ) : (
        <Link replace className={styles.link} to={drawsAddress(game.gameCode)}>{t`History`}</Link>
      )}
      {game.isSale && <Link className={classes(styles.link, styles.bet)} to={betAddress(game)}>{t`Bet`}</Link>}
    </div>
  )
}
