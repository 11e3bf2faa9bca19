import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useLingui } from '@lingui/react/macro'

import { formatInterval } from '../../lib/i18n/format-interval.ts'
import { Picture } from '../../ui/picture.tsx'
import { lotteryPicture } from './addresses.ts'
import styles from './game-icon.module.css'

/** Size of the images, in pixels. */
const DRAWN_PX = 144
/** Minimum size for the text on the image, in pixels. */
const READABLE_PX = 48

interface GameIconProps {
  game: Pick<LotteryGame, 'icon'> & Partial<Pick<LotteryGame, 'drawInterval'>>
  size: number
  /** Whether it is among the first pictures of its page. */
  first?: boolean
}

/** Image of a lottery with its draw interval; its name is shown beside it. */
export function GameIcon({ game, size, first = false }: GameIconProps) {
  const { i18n } = useLingui()
  const intervalLabel = size < READABLE_PX ? '' : formatInterval(game.drawInterval ?? null, i18n.locale)
  return (
    <span className={styles.icon} style={{ width: size, height: size }} aria-hidden="true">
      <Picture
        src={lotteryPicture(game)}
        alt=""
        width={DRAWN_PX}
        height={DRAWN_PX}
        first={first}
        className={styles.picture}
      />
      {intervalLabel !== '' && <bdi className={styles.every}>{intervalLabel}</bdi>}
    </span>
  )
}
