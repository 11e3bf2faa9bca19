import { RED_RAIN_TAPS_LIMIT } from '@ante/contract/promotions/red-rain.ts'
import type { RedRain } from '@ante/contract/promotions/red-rain.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useSecondsLeft } from '../../../lib/browser/use-seconds-left.ts'
import { clockText } from '../../../lib/words/clock-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { Play, Round } from '../use-play.ts'
import { FallingRain } from './falling-rain.tsx'
import styles from './round.module.css'
import { StillBoard } from './still-board.tsx'

interface RainingProps {
  rain: RedRain
  round: Extract<Round, { kind: 'raining' }>
  play: Play
}

/** The gateway must agree that it is over, whose answer took its time. */
const BEYOND_MS = 150

/** The rain itself, and how long it still falls. */
export function Raining({ rain, round, play }: RainingProps) {
  const { t } = useLingui()
  const [taps, setTaps] = useState(0)
  const [isStill, setStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const openRef = useRef<(() => void) | null>(null)
  const tap = () => setTaps((before) => Math.min(before + 1, RED_RAIN_TAPS_LIMIT))
  const left = useSecondsLeft({ expiresAt: round.play.endsAt, now: round.now, toldAt: round.toldAt }) ?? 0
  useEnd(round, (wasHidden) => {
    // Who was called away and could tap nothing opens his envelope when he is back.
    if (taps === 0 && wasHidden) play.close()
    else play.open(round.play.playId, taps)
  })
  return (
    <div className={styles.rain}>
      {isStill ? (
        <StillBoard onTap={tap} />
      ) : (
        <FallingRain
          envelopesASecond={rain.envelopesASecond}
          onTap={tap}
          openRef={openRef}
          onFailure={() => setStill(true)}
        />
      )}
      <div className={styles.top}>
        <span className={styles.left} role="timer">
          {clockText(left)}
        </span>
        <output className={styles.taps}>
          <Plural value={taps} one="# envelope" other="# envelopes" />
        </output>
      </div>
      <div className={styles.bottom}>
        <p className={styles.hint}>
          {taps === 0 ? t`Tap an envelope. One is enough.` : t`Yours opens when the rain is over.`}
        </p>
        {!isStill && (
          <Button look="quiet" wide onClick={() => openRef.current?.()}>
            {t`Open an envelope`}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Calls when the rain is over, also on a page that nobody looks at. */
function useEnd({ play, now, toldAt }: RainingProps['round'], onEnd: (wasHidden: boolean) => void): void {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    let wasHidden = document.hidden
    const look = () => {
      wasHidden = wasHidden || document.hidden
    }
    document.addEventListener('visibilitychange', look)
    const lastsMs = Date.parse(play.endsAt) - Date.parse(now) + BEYOND_MS
    const timer = setTimeout(() => end(wasHidden), Math.max(0, lastsMs - (Date.now() - toldAt)))
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearTimeout(timer)
    }
  }, [play.endsAt, now, toldAt])
}
