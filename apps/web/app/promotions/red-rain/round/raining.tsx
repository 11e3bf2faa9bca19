import { RED_RAIN_TAPS_LIMIT } from '@ante/contract/promotions/red-rain.ts'
import type { RedRain } from '@ante/contract/promotions/red-rain.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { Countdown } from '../../../ui/countdown.tsx'
import { useSecondsLeft } from '../../../lib/browser/use-seconds-left.ts'
import { Button } from '../../../ui/button.tsx'
import type { Play, Round } from '../use-play.ts'
import { FallingRain } from './falling-rain.tsx'
import styles from './round.module.css'
import { ReducedMotionBoard } from './still-board.tsx'

interface RainingProps {
  rain: RedRain
  round: Extract<Round, { kind: 'raining' }>
  play: Play
}

/** Wait in milliseconds after the end of the rain, so that it is over by the gateway's clock too. */
const BEYOND_MS = 150

/** The rain itself, and its remaining time. */
export function Raining({ rain, round, play }: RainingProps) {
  const { t } = useLingui()
  const [taps, setTaps] = useState(0)
  const [isStill, setStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const openRef = useRef<(() => void) | null>(null)
  const tap = () => setTaps((before) => Math.min(before + 1, RED_RAIN_TAPS_LIMIT))
  const secondsLeft =
    useSecondsLeft({ expiresAt: round.play.endsAt, now: round.now, receivedAt: round.receivedAt }) ?? 0
  useEnd(round, (wasHidden) => {
    // A member who tapped nothing while the page was hidden can open the envelope later.
    if (taps === 0 && wasHidden) play.close()
    else play.open(round.play.playId, taps)
  })
  return (
    <div className={styles.rain}>
      {isStill ? (
        <ReducedMotionBoard onTap={tap} />
      ) : (
        <FallingRain
          envelopesASecond={rain.envelopesASecond}
          onTap={tap}
          openRef={openRef}
          onFailure={() => setStill(true)}
        />
      )}
      <div className={styles.top}>
        <span className={styles.left}>
          <Countdown seconds={secondsLeft} />
        </span>
        <output className={styles.taps}>
          <Plural value={taps} one="# envelope" other="# envelopes" />
        </output>
      </div>
      <div className={styles.bottom}>
        <p className={styles.hint}>
          {taps === 0 ? t`Tap an envelope. One is enough.` : t`Yours opens when the rain ends.`}
        </p>
        {!isStill && (
          <Button variant="quiet" wide onClick={() => openRef.current?.()}>
            {t`Open envelope`}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Calls `onEnd` when the rain is over, also on a hidden page. */
function useEnd({ play, now, receivedAt }: RainingProps['round'], onEnd: (wasHidden: boolean) => void): void {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    let wasHidden = document.hidden
    const check = () => {
      wasHidden = wasHidden || document.hidden
    }
    document.addEventListener('visibilitychange', check)
    const lastsMs = Date.parse(play.endsAt) - Date.parse(now) + BEYOND_MS
    const timer = setTimeout(() => end(wasHidden), Math.max(0, lastsMs - (Date.now() - receivedAt)))
    return () => {
      document.removeEventListener('visibilitychange', check)
      clearTimeout(timer)
    }
  }, [play.endsAt, now, receivedAt])
}
