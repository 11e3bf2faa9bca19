import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Drawn beyond the screen on either side, so that a fast finger finds no hole. */
const BEYOND_PX = 900
/** Drawn before anything could be measured: what the server draws. */
const FIRST_ROWS = 10
/** The window moves by so many rows at once: each move draws all of it. */
const STEP_ROWS = 2

export interface RowsInView {
  from: number
  to: number
  /** A row with the space below it; 0 until it was measured. */
  rowPx: number
}

/** Which rows of a long list stand near the screen. The rows are as high as each other. */
export function useRowsInView(list: RefObject<HTMLElement | null>, rows: number): RowsInView {
  const [inView, setInView] = useState<RowsInView>({ from: 0, to: FIRST_ROWS, rowPx: 0 })
  useLayoutEffect(() => {
    let rowPx = 0
    const look = () => {
      const node = list.current
      if (!node || rowPx === 0) return
      const above = -node.getBoundingClientRect().top
      // What is shorter than it was a moment ago begins where it can.
      const from = Math.max(0, Math.min(stepDown((above - BEYOND_PX) / rowPx), stepDown(rows - 1)))
      const to = stepDown((above + window.innerHeight + BEYOND_PX) / rowPx) + STEP_ROWS
      setInView((now) => (now.from === from && now.to === to && now.rowPx === rowPx ? now : { from, to, rowPx }))
    }
    const measure = () => {
      rowPx = heightOfRow(list.current)
      look()
    }
    measure()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', measure)
    }
  }, [list, rows])
  return inView
}

const stepDown = (rows: number) => Math.floor(rows / STEP_ROWS) * STEP_ROWS

function heightOfRow(list: HTMLElement | null): number {
  const tile = list?.firstElementChild
  if (!list || !tile) return 0
  return tile.getBoundingClientRect().height + (parseFloat(getComputedStyle(list).rowGap) || 0)
}
