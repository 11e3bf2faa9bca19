import type { GameInfo } from '@ante/contract/catalogue/game-info.ts'

import { Picture } from '../../ui/picture.tsx'
import { COVER } from '../cover.ts'
import { FavouriteHeart } from '../favourite-heart.tsx'
import { useFavourites } from '../favourites.ts'
import styles from './game-info-sheet.module.css'

/** Cover, name and vendor of a game, and whether it is a favourite. */
export function GameHead({ info: { game, vendorName } }: { info: GameInfo }) {
  const marked = useFavourites().includes(game.nodeId)
  return (
    <div className={styles.head}>
      <span className={styles.cover}>
        <Picture src={game.showIcon} alt="" width={COVER} height={COVER} className={styles.picture} />
      </span>
      <div className={styles.names}>
        <p className={styles.name}>
          <bdi>{game.gameName}</bdi>
        </p>
        <p className={styles.vendor}>
          <bdi>{vendorName}</bdi>
        </p>
      </div>
      <span className={styles.favourite}>
        <FavouriteHeart game={game} marked={marked} />
      </span>
    </div>
  )
}
