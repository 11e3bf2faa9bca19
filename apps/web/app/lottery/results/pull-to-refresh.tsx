import { useRef, useState } from 'react'
import type { ReactNode, TouchEvent } from 'react'

import { Icon } from '../../ui/icon.tsx'
import styles from './pull-to-refresh.module.css'

/** Distance in pixels that the page must be pulled down. */
const FAR_PX = 72
/** Fraction of the finger's movement by which the page moves. */
const DRAG = 0.5

/** Refreshes when the page is pulled down at its top. */
export function PullToRefresh({ onPull, children }: { onPull(): Promise<unknown>; children: ReactNode }) {
  const [pulled, setPulled] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const from = useRef<number | null>(null)

  const begin = ({ touches }: TouchEvent) => {
    from.current = window.scrollY <= 0 && touches.length === 1 ? (touches[0]?.clientY ?? null) : null
  }
  const move = ({ touches }: TouchEvent) => {
    const start = from.current
    if (start !== null) setPulled(Math.max(0, Math.min(FAR_PX, ((touches[0]?.clientY ?? start) - start) * DRAG)))
  }
  const end = () => {
    const isFarEnough = pulled >= FAR_PX
    from.current = null
    setPulled(0)
    if (!isFarEnough || isBusy) return
    setBusy(true)
    void onPull().finally(() => setBusy(false))
  }
  const depth = isBusy ? FAR_PX / 2 : pulled
  return (
    <div onTouchStart={begin} onTouchMove={move} onTouchEnd={end} onTouchCancel={end} aria-busy={isBusy || undefined}>
      <div className={styles.symbol} style={{ height: depth }} data-busy={isBusy} aria-hidden="true">
        <span style={{ transform: `rotate(${pulled * 4}deg)` }}>
          <Icon name="refresh" size={22} />
        </span>
      </div>
      {children}
    </div>
  )
}
