import { paintBackdrop } from './backdrop.ts'
import type { Glass } from './glass.ts'
import type { Sprites } from './sprites.ts'

/** So many pixels a point at most; a phone that does not keep up is given fewer. */
const SHARPNESS = [2, 1.5, 1] as const
const COUNTED_FRAMES = 90
const SLOW_MS = 21

interface Frames {
  glass: Glass
  sprites: Sprites
  backdrop: HTMLCanvasElement
  water: HTMLCanvasElement
  look: number
  frame: (nowMs: number, passedMs: number) => void
}

/** Runs as often as the screen shows a picture, and draws the still water anew when the screen changes. */
export function runFrames({ glass, sprites, backdrop, water, look, frame }: Frames): void {
  let sharpness = 0
  const fit = () => {
    glass.fit(water, SHARPNESS[sharpness] ?? 1)
    backdrop.width = water.width
    backdrop.height = water.height
    paintBackdrop(backdrop, glass, look)
    sprites.fit(glass.unit, glass.pixels)
  }
  fit()
  new ResizeObserver(fit).observe(water)
  let last = performance.now()
  let [slow, counted] = [0, 0]
  const step = (nowMs: number) => {
    frame(nowMs, nowMs - last)
    counted += 1
    if (nowMs - last > SLOW_MS) slow += 1
    if (counted === COUNTED_FRAMES) {
      if (slow > COUNTED_FRAMES / 2 && sharpness < SHARPNESS.length - 1) {
        sharpness += 1
        fit()
      }
      slow = counted = 0
    }
    last = nowMs
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
