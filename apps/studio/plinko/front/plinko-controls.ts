import type { Controls } from '../../originals/front/page/play-panel.ts'
import { segments } from '../../originals/front/controls/segments.ts'
import { element } from '../../kit/front/controls/element.ts'
import { payoutCents, RISKS, ROWS, slotsOf } from '../maths/plinko.ts'
import type { Board, Risk, Rows } from '../maths/plinko.ts'
import type { PlinkoTranslator } from './texts/texts.ts'

/** Number of rows, and risk level. */
export class PlinkoControls implements Controls {
  readonly element: HTMLElement
  readonly #draw: (board: Board) => void
  #rows: Rows = 12
  #risk: Risk = 'medium'
  #changed: () => void = () => {}

  constructor(translator: PlinkoTranslator, drawBoard: (board: Board) => void) {
    this.#draw = drawBoard
    const rows = segments({
      legend: translator.t('rows'),
      values: ROWS,
      label: translator.number,
      chosen: this.#rows,
      onChoose: (chosen) => this.#change(() => (this.#rows = chosen)),
    })
    const risk = segments({
      legend: translator.t('risk'),
      values: RISKS,
      label: (name) => translator.t(name),
      chosen: this.#risk,
      onChoose: (chosen) => this.#change(() => (this.#risk = chosen)),
    })
    this.element = element('div', { class: 'settings' }, rows, risk)
  }

  get choice(): Board {
    return { rows: this.#rows, risk: this.#risk }
  }

  mayWinCents(stake: bigint): bigint {
    return payoutCents(slotsOf(this.choice)[0] ?? 0, stake)
  }

  show(): void {
    this.#draw(this.choice)
  }

  onChange(changed: () => void): void {
    this.#changed = changed
  }

  #change(change: () => void): void {
    change()
    this.#changed()
  }
}
