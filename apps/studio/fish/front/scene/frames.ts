import { onEmptied } from '../../../kit/front/play/on-emptied.ts'
import { Sharpness } from '../../../kit/front/play/sharpness.ts'
import { paintBackdrop } from './backdrop.ts'
import type { RoomProjection } from './room-projection.ts'
import type { Sprites } from './sprites.ts'

const SHARPNESS = [1.75, 1.5, 1] as const

interface Frames {
  projection: RoomProjection
  sprites: Sprites
  backdrop: HTMLCanvasElement
  water: HTMLCanvasElement
  variant: number
  frame: (nowMs: number, passedMs: number) => void
  /** Called when the browser has cleared all canvases. */
  redraw(): void
}

/** Runs once per animation frame, and redraws the static background when the screen changes. */
export function runFrames({ projection, sprites, backdrop, water, variant, frame, redraw }: Frames): void {
  const sharpness = new Sharpness(SHARPNESS)
  const fitSize = () => {
    projection.fitSize(water, sharpness.pixels)
    backdrop.width = water.width
    backdrop.height = water.height
    paintBackdrop(backdrop, projection, variant)
    sprites.setScale(projection.unit, projection.pixels)
  }
  fitSize()
  new ResizeObserver(fitSize).observe(water)
  onEmptied(water, () => {
    sprites.redraw()
    redraw()
    fitSize()
  })
  let last = performance.now()
  const step = (nowMs: number) => {
    frame(nowMs, nowMs - last)
    if (sharpness.lessAfter(nowMs)) fitSize()
    last = nowMs
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
