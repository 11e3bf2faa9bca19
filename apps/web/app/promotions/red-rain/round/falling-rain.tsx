import { SECOND_MS } from '@ante/contract/kit/time.ts'
import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'

import { pictureAddress } from '../../../ui/picture-address.ts'
import { PictureSources } from '../../../ui/picture-sources.ts'
import { dropCountAt } from './drops.ts'
import styles from './round.module.css'
import { dropEnvelope, loadPictures, openLowest } from './sky.ts'

interface FallingRainProps {
  envelopesASecond: number
  /** Called when an envelope was opened. */
  onTap(): void
  /** Receives the function that opens the next envelope, for use by a button. */
  openRef: RefObject<(() => void) | null>
  /** Called when the images of the envelopes cannot be loaded. */
  onFailure(): void
}

/** Event of a tap: old browsers do not support pointer events. */
const PRESS = typeof PointerEvent === 'undefined' ? 'touchstart' : 'pointerdown'

/** Envelopes that fall over the whole screen, to be tapped. */
export function FallingRain({ envelopesASecond, onTap, openRef, onFailure }: FallingRainProps) {
  const ref = useRef<HTMLDivElement>(null)
  const sources = useContext(PictureSources)
  const tapped = useEffectEvent(onTap)
  const fail = useEffectEvent(onFailure)
  const addressOf = useEffectEvent((path: string) => pictureAddress(path, sources, 0) ?? path)

  useEffect(() => {
    const sky = ref.current
    if (!sky) return undefined
    let isOver = false
    let stop = () => {}
    const rain = async () => {
      const pictures = await loadPictures(addressOf)
      if (isOver) return
      const press = (event: Event) => {
        const point = pointOf(event)
        if (point && openLowest(sky, pictures, (box) => contains(box, point))) tapped()
      }
      openRef.current = () => {
        if (openLowest(sky, pictures, (box) => isSeen(box, sky.getBoundingClientRect()))) tapped()
      }
      const next = dropCountAt(() => Math.random())
      // No envelope falls while the page is hidden.
      const timer = setInterval(
        () => document.hidden || dropEnvelope(sky, next(), pictures),
        SECOND_MS / envelopesASecond,
      )
      dropEnvelope(sky, next(), pictures)
      sky.addEventListener(PRESS, press)
      stop = () => {
        clearInterval(timer)
        sky.removeEventListener(PRESS, press)
      }
    }
    rain().catch(fail)
    return () => {
      isOver = true
      openRef.current = null
      stop()
      sky.textContent = ''
    }
  }, [envelopesASecond, openRef])

  return <div ref={ref} className={styles.sky} data-sky="" aria-hidden="true" />
}

interface Point {
  clientX: number
  clientY: number
}

const contains = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** Whether at least half of an envelope is on the screen. */
const isSeen = ({ top, bottom }: DOMRect, sky: DOMRect): boolean =>
  (top + bottom) / 2 > sky.top && (top + bottom) / 2 < sky.bottom

function pointOf(event: Event): Point | null {
  if (event instanceof MouseEvent) return event
  return typeof TouchEvent !== 'undefined' && event instanceof TouchEvent ? (event.touches[0] ?? null) : null
}
