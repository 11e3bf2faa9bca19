import type { Game } from '@ante/contract/catalogue/games.ts'
import { useLingui } from '@lingui/react/macro'

import styles from './favourite-heart.module.css'
import { HeartSign } from './heart-sign.tsx'
import { useFavouriteTap } from './use-favourite-tap.ts'

/** One element for all hearts: React skips an element that is identical to the previous one. */
const heart = <HeartSign />

/** Adds a game to the favourites; asks a visitor to log in first. */
export function FavouriteHeart({ game, marked }: { game: Game; marked: boolean }) {
  const { t } = useLingui()
  const tap = useFavouriteTap()
  const name = game.gameName
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={marked}
      aria-label={t`Favourite: ${name}`}
      onClick={() => void tap(game)}
    >
      {heart}
    </button>
  )
}
