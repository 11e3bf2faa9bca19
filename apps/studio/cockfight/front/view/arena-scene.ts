import { elementsOf } from '../../../quick-pick/front/scene/elements-of.ts'
import { draw } from '../../../quick-pick/art/drawing.ts'
import { element } from '../../../kit/front/controls/element.ts'
import { crest } from '../../art/crest-drawing.ts'
import { SIDES } from '../../maths/bout.ts'
import type { Side, Spot } from '../../maths/bout.ts'

const BOUT_MS = 7_600
const SPARKS = 10

/** Two crests that circle, clash and part; animated by the style sheet, in one of several variants. */
export class ArenaScene {
  readonly element: HTMLElement
  readonly #reducedMotion: () => boolean
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(names: Record<Side, string>, reducedMotion: () => boolean) {
    this.#reducedMotion = reducedMotion
    const crests = SIDES.map((side) => {
      const svg = elementsOf(draw('svg', { viewBox: '-80 -80 160 160', 'aria-hidden': 'true' }, crest(side)))
      const shape = element('div', { class: 'crest-shape' }, svg)
      return element(
        'div',
        { class: `crest crest-${side}` },
        element('div', { class: 'crest-move' }, shape),
        element('span', { class: 'crest-name' }, names[side]),
      )
    })
    const sparks = Array.from({ length: SPARKS }, (_, nth) => {
      const spark = element('i', { class: 'spark' })
      spark.style.setProperty('--turn', `${(360 / SPARKS) * nth}deg`)
      return spark
    })
    this.element = element(
      'div',
      { class: 'arena', dir: 'ltr' },
      element('div', { class: 'arena-floor' }),
      ...crests,
      element('div', { class: 'arena-sparks', 'aria-hidden': 'true' }, ...sparks),
    )
    this.clear()
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.element.dataset['state'] = 'ready'
    delete this.element.dataset['came']
  }

  showAt(winner: Spot): void {
    clearTimeout(this.#timer)
    this.element.dataset['state'] = 'over'
    this.element.dataset['came'] = winner
  }

  /** Animates a fight with the result `winner`; `show` selects the variant. Resolves at its end. */
  fight(winner: Spot, show: number): Promise<void> {
    if (this.#reducedMotion()) {
      this.showAt(winner)
      return Promise.resolve()
    }
    this.clear()
    this.element.dataset['show'] = String(show % 3)
    this.element.dataset['state'] = 'bout'
    return new Promise((resolve) => {
      this.#timer = setTimeout(() => {
        this.showAt(winner)
        resolve()
      }, BOUT_MS)
    })
  }
}
