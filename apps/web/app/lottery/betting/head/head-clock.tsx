import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { Countdown } from '../../kit/clock/countdown.tsx'
import { useSecondsLeft } from '../../kit/clock/use-seconds-left.ts'
import { nearDraws } from '../../kit/queries.ts'
import styles from './head.module.css'
import { Ring } from './ring.tsx'

/** Time until bets on the current draw close; after that, until the draw. */
export function HeadClock({ gameId }: { gameId: number }) {
  const { t } = useLingui()
  const current = useQuery(nearDraws(gameId)).data?.currentDraw ?? null
  const untilLock = useSecondsLeft(current ? Date.parse(current.lockAt) : 0)
  if (!current) return null
  const isOpen = current.isSale && untilLock !== 0
  const until = Date.parse(isOpen ? current.lockAt : current.drawAt)
  return (
    <p className={styles.clock}>
      <Ring from={Date.parse(current.openAt)} until={until} />
      <span>
        <span className={styles.until}>{isOpen ? t`Bets close in` : t`Draw in`}</span> <Countdown until={until} />
      </span>
    </p>
  )
}
