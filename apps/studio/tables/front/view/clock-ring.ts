import { element } from '../../../kit/front/controls/element.ts'
import { elementsOf } from '../../../quick-pick/front/scene/elements-of.ts'
import { draw } from '../../../quick-pick/art/drawing.ts'

const RADIUS = 26
const LENGTH = 2 * Math.PI * RADIUS
const FINAL_SECONDS_MS = 5_000

/** Remaining betting time: a ring that empties, with the seconds in it. */
export class ClockRing {
  readonly element: HTMLElement
  readonly #seconds = element('output', { class: 'clock-seconds' })
  readonly #arc: SVGElement
  #shownText = ''

  constructor(label: string) {
    const ring = { r: RADIUS, cx: 32, cy: 32, fill: 'none', 'stroke-width': 6 }
    this.#arc = elementsOf(
      draw('circle', { ...ring, class: 'clock-arc', 'stroke-linecap': 'round', 'stroke-dasharray': LENGTH }),
    )
    const svg = elementsOf(draw('svg', { viewBox: '0 0 64 64' }, draw('circle', { ...ring, class: 'clock-track' })))
    svg.append(this.#arc)
    this.element = element('div', { class: 'clock', role: 'timer', 'aria-label': label }, svg, this.#seconds)
  }

  /** Shows the remaining time; `leftMs` is null while betting is closed. */
  show(leftMs: number | null, ofMs: number): void {
    this.element.dataset['state'] = stateOf(leftMs)
    if (leftMs === null) return
    const seconds = String(Math.ceil(leftMs / 1_000))
    if (seconds !== this.#shownText) {
      this.#shownText = seconds
      this.#seconds.textContent = seconds
    }
    this.#arc.setAttribute('stroke-dashoffset', String(LENGTH * (1 - Math.max(0, Math.min(1, leftMs / ofMs)))))
  }
}

function stateOf(leftMs: number | null): string {
  if (leftMs === null) return 'off'
  return leftMs <= FINAL_SECONDS_MS ? 'hurry' : 'on'
}
