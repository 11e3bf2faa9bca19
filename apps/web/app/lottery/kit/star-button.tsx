import { useLingui } from '@lingui/react/macro'

import { Stroke } from '../../ui/icon.tsx'
import { toggleFavouriteGame, useFavouriteGames } from './favourite-games.ts'
import styles from './star-button.module.css'

const STAR = 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.200 2.800 1-5.900L3.500 9.700l5.900-.8z'

/** Keeps a lottery among one's favourites on this device. */
export function StarButton({ gameCode, name }: { gameCode: string; name: string }) {
  const { t } = useLingui()
  const isMarked = useFavouriteGames().includes(gameCode)
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isMarked}
      aria-label={t`Favourite: ${name}`}
      onClick={() => toggleFavouriteGame(gameCode)}
    >
      <Stroke path={STAR} size={20} />
    </button>
  )
}
