import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'

import { useMotion, useSteps } from '../lib/browser/motion.ts'
import styles from './ticker.module.css'

interface TickerProps<Item> {
  items: readonly Item[]
  /** How many are seen at once; with more than that it goes round. */
  visible: number
  rowHeight: number
  delayMs: number
  speedMs: number
  paused: boolean
  keyOf(item: Item): string
  children(item: Item): ReactNode
}

/** Rows that move up one by one and begin again; with no more than are seen, they stand. */
export function Ticker<Item>(props: TickerProps<Item>) {
  const { items, visible, rowHeight, delayMs, speedMs, paused, keyOf, children } = props
  const [place, setPlace] = useState(0)
  const count = items.length
  const goesRound = count > visible
  const running = useMotion() && goesRound && !paused
  // When rows were taken away it may stand at the copies, with no movement that ends there.
  const step = useCallback(() => setPlace((before) => (before < count ? before + 1 : 0)), [count])
  useSteps(running, delayMs, step)

  const atEnd = place >= count
  // Behind the last row stand copies of the first ones; when only they are seen, the real ones take over unseen.
  const rewind = () => {
    if (atEnd) setPlace(0)
  }
  const copies = goesRound ? items.slice(0, visible) : []

  return (
    <div className={styles.window} style={{ height: rowHeight * Math.min(visible, count) }}>
      <ul
        style={{
          transform: `translateY(${-rowHeight * (goesRound ? Math.min(place, count) : 0)}px)`,
          transition: place === 0 ? 'none' : `transform ${speedMs}ms ease`,
        }}
        onTransitionEnd={rewind}
      >
        {items.map((item) => (
          <li key={keyOf(item)} style={{ height: rowHeight }}>
            {children(item)}
          </li>
        ))}
        {copies.map((item) => (
          <li key={`copy ${keyOf(item)}`} style={{ height: rowHeight }} inert={!atEnd} aria-hidden={!atEnd}>
            {children(item)}
          </li>
        ))}
      </ul>
    </div>
  )
}
