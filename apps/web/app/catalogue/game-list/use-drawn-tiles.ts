import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { firstTiles, inOrder, isInOrder, takenOver } from './drawn-tiles.ts'
import type { DrawnTile } from './drawn-tiles.ts'
import { COLUMNS } from './place.ts'
import { placesDrawn } from './places-drawn.ts'
import { placesToDraw } from './places-to-draw.ts'
import type { Places } from './places-to-draw.ts'

/** Drawn beyond the screen where the finger goes, so that a fast one finds no hole, and where it comes from. */
const AHEAD_PX = 900
const BEHIND_PX = 300
/** Drawn before anything could be measured: what the server draws. */
const FIRST_ROWS = 10
/**
 * When the finger rests, the tiles are put into the order in which they are read. That moves nearly all of them: not while somebody at
 * the end of the list waits a moment for the next page, which is asked for once a second.
 */
const REST_MS = 1_500

interface Drawn {
  tiles: readonly DrawnTile[]
  /** A row with the space below it; 0 until it was measured. */
  rowPx: number
}

/** Which places of a long list are drawn: those near the screen. The rows are as high as each other. */
export function useDrawnTiles(list: RefObject<HTMLElement | null>, places: number): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ tiles: firstTiles(FIRST_ROWS * COLUMNS), rowPx: 0 })
  const now = useRef({ ...drawn, view: { from: 0, to: FIRST_ROWS * COLUMNS } })
  const finger = useRef({ at: 0, goesUp: false })
  useLayoutEffect(() => {
    let frame = 0
    let rest: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      cancelAnimationFrame(frame)
      const { rowPx } = now.current
      const node = list.current
      if (!node || rowPx === 0) return
      const view = { ...now.current.view, to: Math.min(now.current.view.to, places) }
      const above = -node.getBoundingClientRect().top
      const below = above + window.innerHeight
      const { scrollY: at } = window
      if (at !== finger.current.at) finger.current = { at, goesUp: at < finger.current.at }
      const [before, after] = finger.current.goesUp ? [AHEAD_PX, BEHIND_PX] : [BEHIND_PX, AHEAD_PX]
      const wanted = placesBetween(above - before, below + after, { rowPx, places })
      const seen = placesBetween(above, below, { rowPx, places })
      const next = placesToDraw(view, { wanted, seen, most: mostDrawn(rowPx) })
      if (next.from !== view.from || next.to !== view.to) draw(next, rowPx)
      // A few in each frame, until all are there.
      if (next.from > wanted.from || next.to < wanted.to) frame = requestAnimationFrame(look)
    }
    const draw = (view: Places, rowPx: number, arrange = takenOver) => {
      const focused = focusedPlace(list.current)
      const wanted = placesDrawn(view, { focused, places })
      const tiles = (focused === null ? arrange : inOrder)(now.current.tiles, wanted)
      now.current = { tiles, rowPx, view }
      setDrawn(now.current)
    }
    const measure = () => {
      const rowPx = heightOfRow(list.current)
      if (rowPx !== now.current.rowPx) draw(now.current.view, rowPx)
      look()
    }
    const settle = () => {
      if (!isInOrder(now.current.tiles)) draw(now.current.view, now.current.rowPx, inOrder)
    }
    const settleAtRest = () => {
      clearTimeout(rest)
      rest = setTimeout(settle, REST_MS)
    }
    // Whoever goes on by the keyboard finds them in their order at once.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') settle()
    }
    const onScroll = () => {
      look()
      settleAtRest()
    }
    if (now.current.rowPx === 0) measure()
    else if (now.current.view.from >= places) look()
    // What comes with a page comes in the frames after it: to take the page in is enough for one.
    else frame = requestAnimationFrame(look)
    settleAtRest()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', measure)
    window.addEventListener('keydown', onKey)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(rest)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', measure)
      window.removeEventListener('keydown', onKey)
    }
  }, [list, places])
  return drawn
}

/** The places of the rows that a part of the list touches, as far as there are any: at least one row. */
function placesBetween(top: number, bottom: number, { rowPx, places }: { rowPx: number; places: number }): Places {
  const rows = Math.ceil(places / COLUMNS)
  // What is shorter than it was a moment ago begins where it can.
  const from = Math.max(0, Math.min(Math.floor(top / rowPx), rows - 1))
  const to = Math.max(from + 1, Math.min(Math.ceil(bottom / rowPx), rows))
  return { from: from * COLUMNS, to: to * COLUMNS }
}

/** The screen with what is drawn beyond it may begin within a row and end within another. */
const mostDrawn = (rowPx: number): number =>
  (Math.ceil((window.innerHeight + AHEAD_PX + BEHIND_PX) / rowPx) + 1) * COLUMNS

/** The place of the tile that has the focus, if one has it. */
function focusedPlace(list: HTMLElement | null): number | null {
  const focused = document.activeElement
  const place = focused && list?.contains(focused) && focused.closest('li')?.getAttribute('aria-posinset')
  return place ? Number(place) - 1 : null
}

function heightOfRow(list: HTMLElement | null): number {
  const tile = list?.firstElementChild
  if (!list || !tile) return 0
  return tile.getBoundingClientRect().height + (parseFloat(getComputedStyle(list).rowGap) || 0)
}
