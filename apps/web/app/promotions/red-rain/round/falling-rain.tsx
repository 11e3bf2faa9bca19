import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'

import { pictureAddress } from '../../../ui/picture-address.ts'
import { PictureSources } from '../../../ui/picture-sources.ts'
import { drawField, loadSprites } from './draw-field.ts'
import { RainField } from './rain-field.ts'
import styles from './round.module.css'

interface FallingRainProps {
  envelopesASecond: number
  /** An envelope was opened. */
  onTap(): void
  /** Opens the next one, for whoever has a button for it. */
  openRef: RefObject<(() => void) | null>
  /** Its pictures cannot be had. */
  onFailure(): void
}

/** More pixels a point are seen by nobody while they move, and cost a slow phone its frames. */
const MOST_DENSITY = 1.5
/** After a pause, as of a hidden page, the rain goes on where it was. */
const LONGEST_STEP_SECONDS = 0.05
/** Phones of before 2019 know no pointers. */
const PRESS = typeof PointerEvent === 'undefined' ? 'touchstart' : 'pointerdown'

/** Envelopes that fall over the whole screen, to be tapped. */
export function FallingRain({ envelopesASecond, onTap, openRef, onFailure }: FallingRainProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  const sources = useContext(PictureSources)
  const tapped = useEffectEvent(onTap)
  const fail = useEffectEvent(onFailure)
  const addressOf = useEffectEvent((path: string) => pictureAddress(path, sources, 0) ?? path)

  useEffect(() => {
    const canvas = ref.current
    const context = canvas?.getContext('2d')
    if (!canvas || !context) {
      fail()
      return undefined
    }
    const field = new RainField(envelopesASecond, () => Math.random())
    const density = Math.min(window.devicePixelRatio || 1, MOST_DENSITY)
    let frame = 0
    const fit = () => {
      const { clientWidth, clientHeight } = canvas
      canvas.width = Math.round(clientWidth * density)
      canvas.height = Math.round(clientHeight * density)
      field.resize(clientWidth, clientHeight)
    }
    const press = (event: Event) => {
      const point = pointOf(event)
      const box = canvas.getBoundingClientRect()
      if (point && field.tap(point.clientX - box.left, point.clientY - box.top)) tapped()
    }
    openRef.current = () => {
      if (field.openOne()) tapped()
    }
    window.addEventListener('resize', fit)
    canvas.addEventListener(PRESS, press)
    let isOver = false
    const fall = async () => {
      const sprites = await loadSprites(addressOf)
      let last = 0
      const next = (now: number) => {
        // What it lies in has opened by now: before, it had no size.
        if (last === 0) fit()
        const passed = last === 0 ? 0 : (now - last) / 1000
        last = now
        field.step(Math.min(passed, LONGEST_STEP_SECONDS))
        drawField(context, field, sprites, density)
        frame = requestAnimationFrame(next)
      }
      // A hidden page is given no frames: the rain pauses.
      if (!isOver) frame = requestAnimationFrame(next)
    }
    fall().catch(fail)
    return () => {
      isOver = true
      openRef.current = null
      cancelAnimationFrame(frame)
      window.removeEventListener('resize', fit)
      canvas.removeEventListener(PRESS, press)
    }
  }, [envelopesASecond, openRef])

  return <canvas ref={ref} className={styles.canvas} aria-hidden="true" />
}

function pointOf(event: Event): { clientX: number; clientY: number } | null {
  if (event instanceof MouseEvent) return event
  return typeof TouchEvent !== 'undefined' && event instanceof TouchEvent ? (event.touches[0] ?? null) : null
}
