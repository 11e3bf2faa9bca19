import type { Controls } from '../../originals/front/page/play-panel.ts'
import { button, element, setDisabled } from '../../kit/front/controls/element.ts'
import { icon } from '../../kit/front/controls/icon.ts'
import { pointText } from '../maths/crash.ts'
import type { CrashTranslator } from './texts/texts.ts'

const POINTS = [
  110, 120, 130, 150, 175, 200, 250, 300, 400, 500, 700, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000, 50_000, 100_000,
] as const
const DEFAULT_POINT_INDEX = POINTS.indexOf(200)

/** Controls for an automatic cash-out and its point. */
export class CrashControls implements Controls {
  readonly element: HTMLElement
  readonly #tick: HTMLInputElement
  readonly #lower: HTMLButtonElement
  readonly #higher: HTMLButtonElement
  readonly #point = element('output', { dir: 'ltr' })
  #pointIndex = DEFAULT_POINT_INDEX
  #changed: () => void = () => {}

  constructor(translator: CrashTranslator) {
    this.#tick = element('input', { type: 'checkbox', class: 'tick' })
    this.#tick.addEventListener('change', () => this.#changed())
    const label = element('label', { class: 'tick-row' }, this.#tick, translator.t('autoCashOut'))
    this.#lower = button(
      { class: 'step', 'aria-label': translator.t('autoLower') },
      () => this.#move(-1),
      icon('minus'),
    )
    this.#higher = button(
      { class: 'step', 'aria-label': translator.t('autoHigher') },
      () => this.#move(1),
      icon('plus'),
    )
    this.element = element('div', { class: 'auto-row' }, label, this.#lower, this.#point, this.#higher)
  }

  /** In hundredths; null for manual cash-out. */
  get auto(): number | null {
    return this.#tick.checked ? (POINTS[this.#pointIndex] ?? null) : null
  }

  show(): void {
    this.#point.textContent = `×${pointText(POINTS[this.#pointIndex] ?? 0)}`
    setDisabled(this.#lower, this.#pointIndex === 0)
    setDisabled(this.#higher, this.#pointIndex === POINTS.length - 1)
  }

  onChange(changed: () => void): void {
    this.#changed = changed
  }

  #move(steps: 1 | -1): void {
    this.#pointIndex = Math.max(0, Math.min(POINTS.length - 1, this.#pointIndex + steps))
    this.#tick.checked = true
    this.#changed()
  }
}
