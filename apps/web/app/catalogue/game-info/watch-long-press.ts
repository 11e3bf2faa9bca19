/** Time in milliseconds after which a held tile opens its information, before the browser opens its own menu. */
const HOLD_MS = 420
/** Milliseconds after which a touched tile is shown as held; a scrolling finger has moved by then. */
const SHOWN_MS = 90
/** A finger that moves further scrolls. */
const PRESS_TOLERANCE_PX = 10

interface Press {
  tile: HTMLElement
  x: number
  y: number
  timers: ReturnType<typeof setTimeout>[]
  isLong: boolean
}

/**
 * Calls back when the tile of a game is held. One set of listeners serves the tiles of all pages. Scrolling and the
 * menu of a mouse or keyboard work as before; on a touchscreen the information replaces the menu of the link.
 */
export function watchLongPress(page: Document, onHold: (nodeId: number) => void): () => void {
  let press: Press | null = null
  const end = () => {
    press?.timers.forEach((timer) => clearTimeout(timer))
    press?.tile.removeAttribute('data-held')
    press = null
  }
  const begin = ({ touches, target }: TouchEvent) => {
    end()
    const [touch] = touches
    const tile = touches.length === 1 ? tileOf(target) : null
    const nodeId = tile && nodeOf(tile)
    if (!touch || !tile || nodeId === null) return
    const newPress: Press = { tile, x: touch.clientX, y: touch.clientY, timers: [], isLong: false }
    const show = () => tile.setAttribute('data-held', '')
    const fire = () => {
      newPress.isLong = true
      tile.removeAttribute('data-held')
      onHold(nodeId)
    }
    newPress.timers.push(setTimeout(show, SHOWN_MS), setTimeout(fire, HOLD_MS))
    press = newPress
  }
  const move = ({ touches: [touch] }: TouchEvent) => {
    const hasMoved = (from: number, to: number) => Math.abs(to - from) > PRESS_TOLERANCE_PX
    if (press && touch && (hasMoved(press.x, touch.clientX) || hasMoved(press.y, touch.clientY))) end()
  }
  const onFingerLifted = (event: TouchEvent) => {
    // Without this, lifting the finger would be a tap: it would open the game, or close the sheet that is now below.
    if (press?.isLong && event.cancelable) event.preventDefault()
    end()
  }
  const menu = (event: MouseEvent) => press && event.preventDefault()

  const leave = [
    on(page, 'touchstart', begin),
    on(page, 'touchmove', move),
    on(page, 'touchend', onFingerLifted, false),
    on(page, 'touchcancel', end),
    on(page, 'scroll', end),
    on(page, 'contextmenu', menu, false),
    end,
  ]
  return () => leave.forEach((stop) => stop())
}

/** Adds a listener that runs before all others and does not delay scrolling. Returns a function that removes it. */
function on<Name extends keyof DocumentEventMap>(
  page: Document,
  name: Name,
  handle: (event: DocumentEventMap[Name]) => void,
  passive = true,
): () => void {
  page.addEventListener(name, handle, { capture: true, passive })
  return () => page.removeEventListener(name, handle, true)
}

/** Returns the tile that was touched; null for a button on it, which has its own effect. */
const tileOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element && !target.closest('button') ? target.closest('a') : null

/** Returns the node of the game that the link opens; null for other links, including those to a match. */
function nodeOf(tile: HTMLAnchorElement): number | null {
  const { pathname, searchParams } = new URL(tile.href)
  const nodeId = Number(searchParams.get('nodeId'))
  return pathname === '/m/launchGame' && nodeId > 0 && !searchParams.has('roomId') ? nodeId : null
}
