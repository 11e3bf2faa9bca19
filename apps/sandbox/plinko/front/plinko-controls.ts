import type { Controls } from '../../originals/front/controls/play-panel.ts'
import { segments } from '../../originals/front/controls/segments.ts'
import { element } from '../../studio/front/controls/element.ts'
import { payoutCents, RISKS, ROWS, slotsOf } from '../maths/plinko.ts'
import type { Board, Risk, Rows } from '../maths/plinko.ts'
import type { PlinkoSpeech } from './words/languages.ts'

/** How many rows, and how bold. */
export class PlinkoControls implements Controls {
  readonly element: HTMLElement
  readonly #draw: (board: Board) => void
  #rows: Rows = 12
  #risk: Risk = 'medium'
  #changed: () => void = () => {}

  constructor({ words, number }: PlinkoSpeech, drawBoard: (board: Board) => void) {
    const { own } = words
    this.#draw = drawBoard
    const rows = segments({
      legend: own.rows,
      values: ROWS,
      label: number,
      chosen: this.#rows,
      onChoose: (chosen) => this.#change(() => (this.#rows = chosen)),
    })
    const risk = segments({
      legend: own.risk,
      values: RISKS,
      label: (name) => own[name],
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
