import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useLingui } from '@lingui/react/macro'

import styles from './game-marks.module.css'

/** Status badge of a game: closed, paused, new or hot. */
export function GameMarks({ game }: { game: LotteryGame }) {
  const { t } = useLingui()
  if (!game.isSale) return <span className={styles.closed}>{game.isPaused ? t`Sales paused` : t`Closed`}</span>
  if (game.isNew) return <span className={styles.new}>{t`New`}</span>
  return game.isHot ? <span className={styles.hot}>{t`Hot`}</span> : null
}
