import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'

import { Picture } from '../../ui/picture.tsx'
import styles from './game-icon.module.css'

/** The size that they are drawn in. */
const DRAWN_PX = 144

interface GameIconProps {
  game: Pick<LotteryGame, 'icon'>
  size: number
}

/** A lottery's picture; its name stands beside it. */
export function GameIcon({ game, size }: GameIconProps) {
  return (
    <span className={styles.icon} style={{ width: size, height: size }}>
      <Picture
        src={`/pictures/lottery/${game.icon}.webp`}
        alt=""
        width={DRAWN_PX}
        height={DRAWN_PX}
        className={styles.picture}
      />
    </span>
  )
}
