import { draw } from '../../../quick-pick/art/drawing.ts'
import { elementsOf } from '../../../quick-pick/front/scene/elements-of.ts'
import { element } from '../../../kit/front/controls/element.ts'
import { rotor, TURN } from '../../art/wheel-drawing.ts'
import { colourOf, WHEEL } from '../../maths/wheel.ts'

const SPIN_MS = 6_400
const ROTOR_TURNS = 2
const BALL_TURNS = 9

/** The wheel seen from above; only whole layers rotate, so that a slow phone has nothing to repaint. */
export class WheelScene {
  readonly element: HTMLElement
  readonly #rotor: HTMLElement
  readonly #ball: HTMLElement
  readonly #result: HTMLElement
  readonly #reducedMotion: () => boolean
  #rotorAt = 0
  #ballAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(reducedMotion: () => boolean) {
    this.#reducedMotion = reducedMotion
    const svg = elementsOf(draw('svg', { viewBox: '-102 -102 204 204', 'aria-hidden': 'true' }, rotor))
    this.#rotor = element('div', { class: 'wheel-rotor' }, svg)
    this.#ball = element('div', { class: 'wheel-track' }, element('span', { class: 'wheel-ball' }))
    this.#result = element('output', { class: 'wheel-result' })
    const bowl = element('div', { class: 'wheel-bowl' }, this.#rotor, this.#ball)
    this.element = element('div', { class: 'wheel', dir: 'ltr' }, bowl, this.#result)
    this.clear()
  }

  /** Bets are open: the ball is removed. */
  clear(): void {
    clearTimeout(this.#timer)
    this.element.dataset['state'] = 'open'
    this.#result.textContent = ''
  }

  showAt(pocket: number): void {
    clearTimeout(this.#timer)
    this.#turn(pocket, 0)
    this.#announce(pocket)
  }

  /** Resolves when the ball has stopped. */
  spin(pocket: number): Promise<void> {
    if (this.#reducedMotion()) {
      this.showAt(pocket)
      return Promise.resolve()
    }
    this.element.dataset['state'] = 'spin'
    this.#result.textContent = ''
    this.#turn(pocket, SPIN_MS)
    return new Promise((resolve) => {
      this.#timer = setTimeout(() => {
        this.#announce(pocket)
        resolve()
      }, SPIN_MS)
    })
  }

  #turn(pocket: number, ms: number): void {
    this.#rotorAt += ms > 0 ? 360 * ROTOR_TURNS + 77 : 0
    const target = WHEEL.indexOf(pocket) * TURN + this.#rotorAt
    // The ball runs against the wheel's direction and ends over its pocket.
    const turns = ms > 0 ? BALL_TURNS : 0
    const angleBetween = (((this.#ballAt - target) % 360) + 360) % 360
    this.#ballAt -= angleBetween + 360 * turns
    for (const [layer, degrees] of [
      [this.#rotor, this.#rotorAt],
      [this.#ball, this.#ballAt],
    ] as const) {
      layer.style.transitionDuration = `${ms}ms`
      layer.style.transform = `rotate(${degrees}deg)`
    }
  }

  #announce(pocket: number): void {
    this.element.dataset['state'] = 'still'
    this.#result.textContent = String(pocket)
    this.#result.dataset['colour'] = colourOf(pocket)
  }
}
