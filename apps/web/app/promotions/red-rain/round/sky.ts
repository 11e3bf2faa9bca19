import { classes } from '../../../lib/browser/classes.ts'
import type { Drop } from './drops.ts'
import styles from './round.module.css'

export interface Pictures {
  whole: string
  opened: string
}

/** Loads the images before the rain begins. */
export async function loadPictures(addressOf: (path: string) => string): Promise<Pictures> {
  const envelopePicture = addressOf('/pictures/states/red-envelope.svg')
  const opened = addressOf('/pictures/states/red-envelope-open.svg')
  await Promise.all([loaded(envelopePicture), loaded(opened)])
  return { whole: envelopePicture, opened }
}

async function loaded(address: string): Promise<void> {
  const picture = new Image()
  await new Promise((resolve, reject) => {
    picture.addEventListener('load', resolve)
    picture.addEventListener('error', reject)
    picture.src = address
  })
}

/**
 * Position of the envelope within its image, relative to the envelope's width: width of the image, left, top, and
 * height.
 */
const CUT = { picture: 200 / 88, left: 56 / 88, top: 16 / 88, height: 128 / 88 }

/** Adds a falling envelope. The browser animates it, and its element is removed after the fall or the opening. */
export function dropEnvelope(sky: HTMLElement, { index, widthPx, seconds, turns }: Drop, { whole }: Pictures): void {
  const drop = document.createElement('span')
  drop.className = classes(styles.drop)
  const { style } = drop
  style.left = `calc(${index * 100}% - ${index * (widthPx + 2 * REACH_PX)}px)`
  style.animationDuration = `${seconds}s`
  style.setProperty('--from', `${turns[0]}deg`)
  style.setProperty('--to', `${turns[1]}deg`)
  const envelope = document.createElement('span')
  envelope.className = classes(styles.envelope)
  envelope.style.width = `${widthPx}px`
  envelope.style.height = `${widthPx * CUT.height}px`
  show(envelope, whole, widthPx)
  drop.append(envelope)
  drop.addEventListener('animationend', () => drop.remove())
  sky.append(drop)
}

/** Extension of the touch area in pixels; the style sheet has the same value. */
const REACH_PX = 10

function show({ style }: HTMLElement, address: string, widthPx: number): void {
  style.backgroundImage = `url("${address}")`
  style.backgroundPosition = `${-CUT.left * widthPx}px ${-CUT.top * widthPx}px`
  style.backgroundSize = `${CUT.picture * widthPx}px auto`
}

/** Opens the lowest closed envelope whose position passes the test. Returns false if there is none. */
export function openLowest(sky: HTMLElement, { opened }: Pictures, isRight: (box: DOMRect) => boolean): boolean {
  let lowest: { drop: HTMLElement; bottom: number } | null = null
  for (const drop of sky.querySelectorAll<HTMLElement>(`.${styles.drop}:not([data-open])`)) {
    const box = drop.getBoundingClientRect()
    if (isRight(box) && (lowest === null || box.bottom > lowest.bottom)) lowest = { drop, bottom: box.bottom }
  }
  const envelope = lowest?.drop.firstElementChild
  if (!lowest || !(envelope instanceof HTMLElement)) return false
  lowest.drop.setAttribute('data-open', '')
  envelope.style.backgroundImage = `url("${opened}")`
  return true
}
