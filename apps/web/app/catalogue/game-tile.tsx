import type { Game } from '@ante/contract/catalogue/games.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Link } from '../lib/pages/router.tsx'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { COVER } from './cover.ts'
import { FavouriteHeart } from './favourite-heart.tsx'
import styles from './game-tile.module.css'
import { launchAddress } from './launch-address.ts'

interface GameTileProps {
  game: Game
  /** Whether the game is one of the member's favourites. */
  marked: boolean
  /** Whether the tile is in a list of hot games, in which their ribbon is omitted. */
  amongHot?: boolean
  /** The name with the search text highlighted. */
  name?: ReactNode
}

/** A game tile: cover, name, and ribbon. */
export function GameTile({ game, marked, amongHot = false, name = game.gameName }: GameTileProps) {
  const { t } = useLingui()
  return (
    <div className={styles.tile}>
      <Link to={launchAddress(game)} className={styles.link}>
        <span className={styles.cover}>
          <Picture src={game.showIcon} alt="" width={COVER} height={COVER} className={styles.picture} />
          {game.isNew && <span className={styles.new}>{t`New`}</span>}
          {game.hot && !game.isNew && !amongHot && <span className={styles.hot}>{t`Hot`}</span>}
          {game.closed && <span className={styles.closed}>{t`Closed`}</span>}
        </span>
        <span className={styles.name} dir="auto">
          {name}
        </span>
      </Link>
      <FavouriteHeart game={game} marked={marked} />
    </div>
  )
}

/** Skeleton of a tile. */
export function GameTileSkeleton() {
  return (
    <span className={styles.tile}>
      <span className={styles.cover}>
        <span className={styles.picture}>
          <Skeleton height="100%" />
        </span>
      </span>
      <span className={styles.name}>
        <Skeleton width="70%" />
      </span>
    </span>
  )
}
