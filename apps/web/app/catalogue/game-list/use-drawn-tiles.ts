import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

import { afterPaint } from '../../lib/browser/after-paint.ts'
import { firstTiles, haveSameNodes, inOrder, isInOrder, sortingStep, reuseTiles } from './drawn-tiles.ts'
import type { DrawnTile } from './drawn-tiles.ts'
import { LongTiles } from './long-tiles.ts'
import { PicturesInTurn } from './pictures-in-turn.ts'
import { COLUMNS } from './list-position.ts'
import { positionsBetween } from './positions-between.ts'
import { drawnPositions } from './drawn-positions.ts'
import { nextRange } from './next-range.ts'
import type { PositionRange } from './next-range.ts'
import type { TileContext } from './tile-content.ts'
import { WorkByFrame } from './work-by-frame.ts'

/** Extra space drawn beyond the screen in the scrolling direction, to avoid gaps, and behind it. */
const AHEAD_PX = 900
const BEHIND_PX = 300
/** Number drawn before measuring: the server's output. */
const FIRST_TILES = 10 * COLUMNS
/**
 * When scrolling has stopped, tiles are sorted into reading order, one per frame. The delay is longer than the wait for
 * the next page at the end of the list, which is requested once a second.
 */
const SCROLL_REST_MS = 1_500

interface TileRange extends RowMeasures {
  /** The nodes in order; `longTiles` has their current content. */
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
 * Measures of the last list, and the width of the window at that time. The next list begins with them: measuring forces
 * the layout of the whole page before its first frame.
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
  longTiles: LongTiles
  pictures: PicturesInTurn
}

interface Finger {
  at: number
  isScrollingUp: boolean
}

/** Computes the drawn positions of a long list: those near the screen. All rows have the same height. */
export function useDrawnTiles(list: RefObject<HTMLElement | null>, context: UnmeasuredContext): DrawnTiles {
  const count = context.games.length
  const [tileRange, setShown] = useState(() => firstRange(count))
  const [pictures] = useState(() => new PicturesInTurn())
  const [longTiles] = useState(
    () => new LongTiles(tileRange.tiles, { ...context, rowPx: tileRange.rowPx, columns: tileRange.columns }),
  )
  const now = useRef({
    ...tileRange,
    view: { from: 0, to: tileRange.rowPx === 0 ? FIRST_TILES : tileRange.tiles.length },
  })
  const isChecked = useRef(false)
  const finger = useRef<Finger>({ at: 0, isScrollingUp: false })
  const { rowPx: px, columns: across } = tileRange
  useLayoutEffect(() => longTiles.update({ ...context, rowPx: px, columns: across }), [longTiles, context, px, across])
  useLayoutEffect(() => {
    const draw = (view: PositionRange, rows: RowMeasures, arrange = reuseTiles) => {
      const focused = focusedPosition(list.current)
      const positions = drawnPositions(view, { focused, count })
      const before = now.current
      const tiles = (focused === null ? arrange : inOrder)(before.tiles, positions)
      // Positions beyond the end are not drawn, and must not count as drawn when the list grows again.
      now.current = { tiles, rowPx: rows.rowPx, columns: rows.columns, view: { ...view, to: Math.min(view.to, count) } }
      longTiles.show(tiles)
      if (!haveSameRows(before, now.current) || !haveSameNodes(before.tiles, tiles)) setShown(now.current)
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
    const settleNext = () => !handler.isAwaited() && settle(sortingStep)
    // One tile or one picture per frame, and the tile is flushed within its frame: deferred React work would burden the
    // next one.
    const frames = new WorkByFrame(
      () => flushSync(drawNext) || pictures.requestNext(window.innerHeight) || flushSync(settleNext),
    )
    const continueDrawing = () => frames.continueWork()
    const handler = restAfter(SCROLL_REST_MS, continueDrawing)
    const measure = () => {
      const measured = measuresOf(list.current)
      remembered = { ...measured, widthPx: measured.rowPx > 0 ? window.innerWidth : 0 }
      if (!haveSameRows(measured, now.current)) draw(now.current.view, measured)
      drawNext()
      continueDrawing()
    }
    // Keyboard navigation sorts them immediately.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') settle()
    }
    const onScroll = () => {
      continueDrawing()
      handler.await()
    }
    let isOver = false
    const check = () => {
      if (isOver) return
      isChecked.current = true
      measure()
    }
    if (now.current.rowPx === 0) check()
    // Measures of the last list are checked once this one is shown.
    else if (!isChecked.current) void afterPaint().then(check)
    else if (now.current.view.from >= count) drawNext()
    else if (now.current.tiles.some(({ at }) => at >= count)) draw(now.current.view, now.current)
    // Tiles of a new page are drawn in later frames: rendering the page is enough for one.
    continueDrawing()
    pictures.begin(continueDrawing)
    handler.await()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', measure)
    window.addEventListener('keydown', onKey)
    return () => {
      isOver = true
      frames.stop()
      handler.stop()
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', measure)
      window.removeEventListener('keydown', onKey)
    }
  }, [list, count, longTiles, pictures])
  return { ...tileRange, longTiles, pictures }
}

/** Calls back after this time without activity. */
function restAfter(restMs: number, notify: () => void) {
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
      }, restMs)
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

/** The screen with its extra space may start and end within rows. */
const maxDrawn = ({ rowPx, columns }: RowMeasures): number =>
  (Math.ceil((window.innerHeight + AHEAD_PX + BEHIND_PX) / rowPx) + 1) * columns

/** Position of the focused tile, if any. */
function focusedPosition(list: HTMLElement | null): number | null {
  const focused = document.activeElement
  const position = focused && list?.contains(focused) && focused.closest('li')?.getAttribute('aria-posinset')
  return position ? Number(position) - 1 : null
}

const haveSameRows = (a: RowMeasures, b: RowMeasures): boolean => a.rowPx === b.rowPx && a.columns === b.columns

function measuresOf(list: HTMLElement | null): RowMeasures {
  const tile = list?.firstElementChild
  if (!list || !tile) return UNMEASURED
  const { rowGap, gridTemplateColumns } = getComputedStyle(list)
  // A placed tile has the height of the last measure; its cover is a square of its present width.
  const [{ width, height }, cover] = [tile.getBoundingClientRect(), tile.querySelector('img')?.getBoundingClientRect()]
  const rowPx = width + height - (cover?.height ?? 0) + (parseFloat(rowGap) || 0)
  return { rowPx, columns: gridTemplateColumns.split(' ').length }
}
