import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

import { afterPaint } from '../../lib/browser/after-paint.ts'
import { firstTiles, haveSameNodes, inOrder, isInOrder, sortingStep, reuseTiles } from './drawn-tiles.ts'
import type { DrawnTile } from './drawn-tiles.ts'
import { TileUpdates } from './tile-updates.ts'
import { PicturesInTurn } from './pictures-in-turn.ts'
import { COLUMNS } from './list-position.ts'
import { positionsBetween } from './positions-between.ts'
import { drawnPositions } from './drawn-positions.ts'
import { nextRange } from './next-range.ts'
import type { PositionRange } from './next-range.ts'
import type { TileContext } from './tile-content.ts'
import { WorkByFrame } from './work-by-frame.ts'

/** Drawn space beyond the screen, to avoid gaps: in the scrolling direction, and opposite to it. */
const AHEAD_PX = 900
const BEHIND_PX = 300
/** Number of tiles drawn before the rows are measured, by the server as well. */
const FIRST_TILES = 10 * COLUMNS
/**
 * Milliseconds after the last scroll, when tiles are sorted into reading order, one per frame. Longer than a second,
 * the interval at which pages are requested at the end of the list.
 */
const SCROLL_REST_MS = 1_500
const ROUNDING_PX = 0.5

interface TileRange extends RowMeasures {
  /** Tiles in the order of their nodes; `tileUpdates` has their current content. */
  tiles: readonly DrawnTile[]
}

interface RowMeasures {
  /** Row height including the gap; 0 until measured. */
  rowPx: number
  /** Tiles in a row, by the style of the grid. */
  columns: number
}

const UNMEASURED: RowMeasures = { rowPx: 0, columns: COLUMNS }

/**
 * Measures of the last list, and the width of the window at that time. The next list starts with these measures,
 * because measuring would force a layout of the whole page before the first frame.
 */
let remembered = { ...UNMEASURED, widthPx: 0 }

function firstRange(count: number): TileRange {
  if (typeof window === 'undefined' || window.innerWidth !== remembered.widthPx)
    return { ...UNMEASURED, tiles: firstTiles(Math.min(FIRST_TILES, count)) }
  const { rowPx, columns } = remembered
  const onScreen = Math.ceil(window.innerHeight / rowPx) * columns
  return { rowPx, columns, tiles: firstTiles(Math.min(onScreen, count)) }
}

type UnmeasuredContext = Omit<TileContext, 'rowPx' | 'columns'>

interface DrawnTiles extends TileRange {
  tileUpdates: TileUpdates
  pictures: PicturesInTurn
}

interface Finger {
  at: number
  isScrollingUp: boolean
}

interface DrawnRange extends TileRange {
  view: PositionRange
}

interface Drawing {
  list: RefObject<HTMLElement | null>
  count: number
  tileUpdates: TileUpdates
  pictures: PicturesInTurn
  /** The drawn range. It is React state only when nodes or measures change; other changes are written to the nodes. */
  now: RefObject<DrawnRange>
  /** Whether the measures were taken from this list, not from an earlier one. */
  isChecked: RefObject<boolean>
  finger: RefObject<Finger>
  /** Renders the list with other nodes or measures. */
  render(range: TileRange): void
}

/** Computes the drawn positions of a long list: those near the screen. All rows have the same height. */
export function useDrawnTiles(list: RefObject<HTMLElement | null>, context: UnmeasuredContext): DrawnTiles {
  const count = context.games.length
  const [tileRange, setTileRange] = useState(() => firstRange(count))
  const { rowPx, columns, tiles } = tileRange
  const [pictures] = useState(() => new PicturesInTurn())
  const [tileUpdates] = useState(() => new TileUpdates(tiles, { ...context, rowPx, columns }))
  const now = useRef({ ...tileRange, view: { from: 0, to: rowPx === 0 ? FIRST_TILES : tiles.length } })
  const isChecked = useRef(false)
  const finger = useRef<Finger>({ at: 0, isScrollingUp: false })
  useLayoutEffect(() => tileUpdates.update({ ...context, rowPx, columns }), [tileUpdates, context, rowPx, columns])
  useLayoutEffect(
    () => startDrawing({ list, count, tileUpdates, pictures, now, isChecked, finger, render: setTileRange }),
    [list, count, tileUpdates, pictures],
  )
  return { ...tileRange, tileUpdates, pictures }
}

/** Draws tiles frame by frame while the page is scrolled and resized; returns a function that stops it. */
function startDrawing(drawing: Drawing): () => void {
  const { list, count, pictures, now, isChecked } = drawing
  const { draw, drawNext, settle } = drawingSteps(drawing)
  const settleNext = () => !restTimer.isAwaited() && settle(sortingStep)
  // Each frame draws one tile or requests one picture. The tile is flushed within its frame, because deferred React
  // work would delay the next frame.
  const frames = new WorkByFrame(
    () => flushSync(drawNext) || pictures.requestNext(window.innerHeight) || flushSync(settleNext),
  )
  const continueDrawing = () => frames.continueWork()
  const restTimer = idleTimer(SCROLL_REST_MS, continueDrawing)
  const measure = () => {
    const measured = measuresOf(list.current)
    if (!haveSameRows(measured, now.current)) draw(now.current.view, measured)
    const { rowPx, columns } = now.current
    remembered = { rowPx, columns, widthPx: rowPx > 0 ? window.innerWidth : 0 }
    drawNext()
    continueDrawing()
  }
  let isStopped = false
  const check = () => {
    if (isStopped) return
    isChecked.current = true
    measure()
  }
  if (now.current.rowPx === 0) check()
  // The measures of the last list are checked after this list is painted.
  else if (!isChecked.current) void afterPaint().then(check)
  else if (now.current.view.from >= count) drawNext()
  else if (now.current.tiles.some(({ at }) => at >= count)) draw(now.current.view, now.current)
  // Tiles of a new page are drawn in later frames, because rendering the page already fills this frame.
  continueDrawing()
  pictures.begin(continueDrawing)
  restTimer.await()
  const onScroll = () => {
    continueDrawing()
    restTimer.await()
  }
  // Keyboard navigation sorts the tiles immediately.
  const stopListening = listenToWindow({ onScroll, onResize: measure, onTab: () => settle() })
  return () => {
    isStopped = true
    frames.stop()
    restTimer.stop()
    stopListening()
  }
}

/** The steps of drawing; all except `draw` return whether they have changed tiles. */
function drawingSteps({ list, count, tileUpdates, now, finger, render }: Drawing) {
  const draw = (view: PositionRange, rows: RowMeasures, arrange = reuseTiles) => {
    const focused = focusedPosition(list.current)
    const positions = drawnPositions(view, { focused, count })
    const before = now.current
    const tiles = (focused === null ? arrange : inOrder)(before.tiles, positions)
    // Positions beyond the end are not drawn, and must not count as drawn when the list grows again.
    now.current = { tiles, rowPx: rows.rowPx, columns: rows.columns, view: { ...view, to: Math.min(view.to, count) } }
    tileUpdates.show(tiles)
    if (!haveSameRows(before, now.current) || !haveSameNodes(before.tiles, tiles)) render(now.current)
  }
  const drawNext = (): boolean => {
    const { rowPx, columns, view } = now.current
    if (!list.current || rowPx === 0) return false
    finger.current = movedOn(finger.current)
    const next = nextView(list.current, { view, rowPx, columns, count, isScrollingUp: finger.current.isScrollingUp })
    if (next) draw(next, now.current)
    return next !== null
  }
  const settle = (arrange = inOrder): boolean => {
    const isDue = !isInOrder(now.current.tiles)
    if (isDue) draw(now.current.view, now.current, arrange)
    return isDue
  }
  return { draw, drawNext, settle }
}

interface WindowListeners {
  onScroll(): void
  onResize(): void
  onTab(): void
}

/** Listens until the returned function is called. */
function listenToWindow({ onScroll, onResize, onTab }: WindowListeners): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') onTab()
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('resize', onResize)
  window.addEventListener('keydown', onKey)
  return () => {
    window.removeEventListener('scroll', onScroll)
    window.removeEventListener('resize', onResize)
    window.removeEventListener('keydown', onKey)
  }
}

/** A timer that calls back once it has not been restarted for this time. */
function idleTimer(idleMs: number, notify: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    isAwaited: () => timer !== undefined,
    await: () => {
      stop()
      timer = setTimeout(() => {
        timer = undefined
        notify()
      }, idleMs)
    },
  }
}

function movedOn({ at: before, isScrollingUp }: Finger): Finger {
  const { scrollY: at } = window
  return { at, isScrollingUp: at === before ? isScrollingUp : at < before }
}

interface View extends RowMeasures {
  view: PositionRange
  count: number
  isScrollingUp: boolean
}

/** Returns the next range to draw, or null when done. */
function nextView(
  list: HTMLElement,
  { view: shown, rowPx, columns, count, isScrollingUp }: View,
): PositionRange | null {
  const view = { ...shown, to: Math.min(shown.to, count) }
  const above = -list.getBoundingClientRect().top
  const below = above + window.innerHeight
  const [before, after] = isScrollingUp ? [AHEAD_PX, BEHIND_PX] : [BEHIND_PX, AHEAD_PX]
  const target = positionsBetween(above - before, below + after, { rowPx, columns, count })
  const visible = positionsBetween(above, below, { rowPx, columns, count })
  const next = nextRange(view, { target, visible, maximum: maxDrawn({ rowPx, columns }) })
  return next.from !== view.from || next.to !== view.to ? next : null
}

/** Maximum number of drawn tiles: one more row, because the drawn range may start and end within rows. */
const maxDrawn = ({ rowPx, columns }: RowMeasures): number =>
  (Math.ceil((window.innerHeight + AHEAD_PX + BEHIND_PX) / rowPx) + 1) * columns

/** Returns the position of the focused tile, counted from 0; null without one. */
function focusedPosition(list: HTMLElement | null): number | null {
  const focused = document.activeElement
  const position = focused && list?.contains(focused) && focused.closest('li')?.getAttribute('aria-posinset')
  return position ? Number(position) - 1 : null
}

/** Whether the rows are equal. Differences by rounding are ignored, because each change moves every tile. */
const haveSameRows = (a: RowMeasures, b: RowMeasures): boolean =>
  Math.abs(a.rowPx - b.rowPx) < ROUNDING_PX && a.columns === b.columns

function measuresOf(list: HTMLElement | null): RowMeasures {
  const tile = list?.firstElementChild
  if (!list || !tile) return UNMEASURED
  const { rowGap, gridTemplateColumns } = getComputedStyle(list)
  // A positioned cover has the size of the last measure; the new one is a square of the tile's width.
  const [{ width, height }, cover] = [tile.getBoundingClientRect(), tile.querySelector('img')?.getBoundingClientRect()]
  const rowPx = width + height - (cover?.height ?? 0) + (parseFloat(rowGap) || 0)
  return { rowPx, columns: gridTemplateColumns.split(' ').length }
}
