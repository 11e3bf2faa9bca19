import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { rowsToDraw } from './rows-to-draw.ts'
import type { Rows } from './rows-to-draw.ts'

/** Drawn beyond the screen on either side, so that a fast finger finds no hole. */
const BEYOND_PX = 900
/** Drawn before anything could be measured: what the server draws. */
const FIRST_ROWS = 10
/** A row that is not on the screen yet waits as long as this after the one before it: a finger needs the frames between. */
const BETWEEN_MS = 30

export interface RowsInView extends Rows {
  /** A row with the space below it; 0 until it was measured. */
  rowPx: number
}

/** Which rows of a long list stand near the screen. The rows are as high as each other. */
export function useRowsInView(list: RefObject<HTMLElement | null>, rows: number): RowsInView {
  const [inView, setInView] = useState<RowsInView>({ from: 0, to: FIRST_ROWS, rowPx: 0 })
  const drawn = useRef(inView)
  useLayoutEffect(() => {
    let frame = 0
    let changedAt = 0
    const look = () => {
      cancelAnimationFrame(frame)
      const { rowPx } = drawn.current
      const node = list.current
      if (!node || rowPx === 0) return
      const above = -node.getBoundingClientRect().top
      const wanted = rowsBetween(above - BEYOND_PX, above + window.innerHeight + BEYOND_PX, { rowPx, rows })
      const seen = rowsBetween(above, above + window.innerHeight, { rowPx, rows })
      const isWhole = seen.from >= drawn.current.from && seen.to <= drawn.current.to
      if (!isWhole || performance.now() - changedAt >= BETWEEN_MS) {
        draw({ ...rowsToDraw(drawn.current, { wanted, seen }), rowPx })
      }
      const { from, to } = drawn.current
      if (from !== wanted.from || to !== wanted.to) frame = requestAnimationFrame(look)
    }
    const draw = (next: RowsInView) => {
      const { from, to, rowPx } = drawn.current
      if (from === next.from && to === next.to && rowPx === next.rowPx) return
      drawn.current = next
      changedAt = performance.now()
      setInView(next)
    }
    const measure = () => {
      draw({ ...drawn.current, rowPx: heightOfRow(list.current) })
      look()
    }
    if (drawn.current.rowPx === 0) measure()
    else look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', measure)
    }
  }, [list, rows])
  return inView
}

/** The rows that a part of the list touches, as far as there are rows: at least one. */
function rowsBetween(top: number, bottom: number, { rowPx, rows }: { rowPx: number; rows: number }): Rows {
  // What is shorter than it was a moment ago begins where it can.
  const from = Math.max(0, Math.min(Math.floor(top / rowPx), rows - 1))
  return { from, to: Math.max(from + 1, Math.min(Math.ceil(bottom / rowPx), rows)) }
}

function heightOfRow(list: HTMLElement | null): number {
  const tile = list?.firstElementChild
  if (!list || !tile) return 0
  return tile.getBoundingClientRect().height + (parseFloat(getComputedStyle(list).rowGap) || 0)
}
