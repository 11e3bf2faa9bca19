import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { useMotionOf, useSteps } from '../lib/browser/motion.ts'
import styles from './ticker.module.css'

interface TickerProps<Item> {
  items: readonly Item[]
  /** Number of visible rows; with more items it rotates. */
  visible: number
  rowHeight: number
  delayMs: number
  speedMs: number
  paused: boolean
  keyOf(item: Item): string
  /** Called with the first visible item. */
  onShow?: (item: Item) => void
  children(item: Item): ReactNode
}

/** Rows that move up one by one in a loop; they stand still if all items are visible. */
export function Ticker<Item>(props: TickerProps<Item>) {
  const { items, visible, rowHeight, delayMs, speedMs, paused, keyOf, onShow, children } = props
  const [index, setIndex] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const count = items.length
  const isLooping = count > visible
  const running = useMotionOf(frame) && isLooping && !paused
  // After items were removed, the index may point to the copies, where no animation ends that would reset it.
  const step = useCallback(() => setIndex((before) => (before < count ? before + 1 : 0)), [count])
  useSteps(running, delayMs, step)

  const first = items[index % count]
  useEffect(() => {
    if (first) onShow?.(first)
  }, [first, onShow])

  const atEnd = index >= count
  // Copies of the first rows follow the last one; when only copies are visible, it jumps invisibly to the real ones.
  const rewind = () => {
    if (atEnd) setIndex(0)
  }
  const copies = isLooping ? items.slice(0, visible) : []

  return (
    <div ref={frame} className={styles.window} style={{ height: rowHeight * Math.min(visible, count) }}>
      <ul
        style={{
          transform: `translateY(${-rowHeight * (isLooping ? Math.min(index, count) : 0)}px)`,
          transition: index === 0 ? 'none' : `transform ${speedMs}ms ease`,
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
