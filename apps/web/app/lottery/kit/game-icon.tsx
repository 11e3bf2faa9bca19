import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useLingui } from '@lingui/react/macro'

import { Picture } from '../../ui/picture.tsx'
import styles from './game-icon.module.css'
import { intervalText } from './interval-text.ts'

/** The size that they are drawn in. */
const DRAWN_PX = 144
/** On a smaller one nothing can be read. */
const READABLE_PX = 48

interface GameIconProps {
  game: Pick<LotteryGame, 'icon'> & Partial<Pick<LotteryGame, 'drawInterval'>>
  size: number
}

/** A lottery's picture, with how often it is drawn; its name stands beside it. */
export function GameIcon({ game, size }: GameIconProps) {
  const { i18n } = useLingui()
  const every = size < READABLE_PX ? '' : intervalText(game.drawInterval ?? null, i18n.locale)
  return (
    <span className={styles.icon} style={{ width: size, height: size }} aria-hidden="true">
      <Picture
        src={`/pictures/lottery/${game.icon}.webp`}
        alt=""
        width={DRAWN_PX}
        height={DRAWN_PX}
        className={styles.picture}
      />
      {every !== '' && <bdi className={styles.every}>{every}</bdi>}
    </span>
  )
}
