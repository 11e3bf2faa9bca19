import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Id } from '../../../ui/id.tsx'
import { Later } from '../../../ui/later.tsx'
import { ResultBalls } from '../../kit/balls/result-balls.tsx'
import type { RunningDraw } from '../draw/use-running-draw.ts'
import styles from './head.module.css'

const loadPast = async () => (await import('./past-sheet.tsx')).PastSheet

interface DrawStripProps {
  game: LotteryGame
  draw: RunningDraw
}

/** The current draw, and the last result; a tap opens the earlier results. The time left is in the header. */
export function DrawStrip({ game, draw: { current, last } }: DrawStripProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <section className={styles.strip} aria-label={t`Draw number`}>
      <div className={styles.now}>
        {current ? (
          <p>
            <span className={styles.left}>{t`Draw number`}</span>
            <span className={styles.drawNumber}>
              <Id>{current.drawNumber}</Id>
            </span>
          </p>
        ) : (
          <p className={styles.left}>{t`No draws are open for bets right now.`}</p>
        )}
      </div>
      {last && (
        <button type="button" className={styles.last} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className={styles.lastDraw}>
            <Id>{last.drawNumber}</Id>
          </span>
          {last.result === null ? (
            <span className={styles.left}>{t`Drawing…`}</span>
          ) : (
            <ResultBalls key={last.drawNumber} family={game.family} result={last.result} size="s" arriving />
          )}
        </button>
      )}
      <Later isRequested={open} load={loadPast} props={{ open, game, onClose: close }} onFailure={close} />
    </section>
  )
}
