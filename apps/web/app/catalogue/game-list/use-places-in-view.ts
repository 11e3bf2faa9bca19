import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { COLUMNS } from './place.ts'
import { placesToDraw } from './places-to-draw.ts'
import type { Places } from './places-to-draw.ts'

/** Drawn beyond the screen where the finger goes, so that a fast one finds no hole, and where it comes from. */
const AHEAD_PX = 900
const BEHIND_PX = 300
/** Drawn before anything could be measured: what the server draws. */
const FIRST_ROWS = 10

export interface PlacesInView extends Places {
  /** A row with the space below it; 0 until it was measured. */
  rowPx: number
}

/** Which places of a long list stand near the screen. The rows are as high as each other. */
export function usePlacesInView(list: RefObject<HTMLElement | null>, places: number): PlacesInView {
  const [inView, setInView] = useState<PlacesInView>({ from: 0, to: FIRST_ROWS * COLUMNS, rowPx: 0 })
  const drawn = useRef(inView)
  const finger = useRef({ at: 0, goesUp: false })
  useLayoutEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      const { rowPx } = drawn.current
      const node = list.current
      if (!node || rowPx === 0) return
      const above = -node.getBoundingClientRect().top
      const below = above + window.innerHeight
      const { scrollY: at } = window
      if (at !== finger.current.at) finger.current = { at, goesUp: at < finger.current.at }
      const [before, after] = finger.current.goesUp ? [AHEAD_PX, BEHIND_PX] : [BEHIND_PX, AHEAD_PX]
      const wanted = placesBetween(above - before, below + after, { rowPx, places })
      const seen = placesBetween(above, below, { rowPx, places })
      draw({ ...placesToDraw(drawn.current, { wanted, seen }), rowPx })
      const { from, to } = drawn.current
      // A few in each frame, until all are there.
      if (from !== wanted.from || to !== wanted.to) frame = requestAnimationFrame(look)
    }
    const draw = (next: PlacesInView) => {
      const { from, to, rowPx } = drawn.current
      if (from === next.from && to === next.to && rowPx === next.rowPx) return
      drawn.current = next
      setInView(next)
    }
    const measure = () => {
      draw({ ...drawn.current, rowPx: heightOfRow(list.current) })
      look()
    }
    if (drawn.current.rowPx === 0) measure()
    // What comes with a page comes in the frames after it: to take the page in is enough for one.
    else frame = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', measure)
    }
  }, [list, places])
  return inView
}

/** The places of the rows that a part of the list touches, as far as there are any: at least one row. */
function placesBetween(top: number, bottom: number, { rowPx, places }: { rowPx: number; places: number }): Places {
  const rows = Math.ceil(places / COLUMNS)
  // What is shorter than it was a moment ago begins where it can.
  const from = Math.max(0, Math.min(Math.floor(top / rowPx), rows - 1))
  const to = Math.max(from + 1, Math.min(Math.ceil(bottom / rowPx), rows))
  return { from: from * COLUMNS, to: to * COLUMNS }
}

function heightOfRow(list: HTMLElement | null): number {
  const tile = list?.firstElementChild
  if (!list || !tile) return 0
  return tile.getBoundingClientRect().height + (parseFloat(getComputedStyle(list).rowGap) || 0)
}
