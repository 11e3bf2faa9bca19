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

/**
 * Rows that move up one by one in a loop; they stand still if all items are visible. Hidden rows are not rendered, because
 * each costs style and layout whenever the page is shown.
 */
export function Ticker<Item>(props: TickerProps<Item>) {
  const { items, visible, rowHeight, delayMs, speedMs, paused, keyOf, onShow, children } = props
  const [index, setIndex] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const count = items.length
  const isLooping = count > visible
  const running = useMotionOf(frame) && isLooping && !paused
  // After items were removed, the index may exceed their number, and no `transitionend` would reset it.
  const step = useCallback(() => setIndex((before) => (before < count ? before + 1 : 0)), [count])
  useSteps(running, delayMs, step)

  const first = items[index % count]
  useEffect(() => {
    if (first) onShow?.(first)
  }, [first, onShow])

  // The first rows follow the last one again; when only these are visible, it jumps invisibly to the beginning.
  const rewind = () => {
    if (index >= count) setIndex(0)
  }
  const position = isLooping ? Math.min(index, count) : 0
  // Only the visible rows and the one that moves out are rendered.
  const firstRendered = Math.max(0, position - 1)
  const rows = isLooping ? [...items, ...items].slice(firstRendered, position + visible) : items

  return (
    <div ref={frame} className={styles.window} style={{ height: rowHeight * Math.min(visible, count) }}>
      <ul
        style={{
          paddingTop: rowHeight * firstRendered,
          transform: `translateY(${-rowHeight * position}px)`,
          transition: index === 0 ? 'none' : `transform ${speedMs}ms ease`,
        }}
        onTransitionEnd={rewind}
      >
        {rows.map((item, offset) => {
          const isAbove = firstRendered + offset < position
          return (
            <li key={keyOf(item)} style={{ height: rowHeight }} inert={isAbove} aria-hidden={isAbove}>
              {children(item)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
