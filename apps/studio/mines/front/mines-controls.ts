import type { Controls } from '../../originals/front/page/play-panel.ts'
import { priceText } from '../../originals/price-text.ts'
import { button, element, setDisabled } from '../../kit/front/controls/element.ts'
import { icon } from '../../kit/front/controls/icon.ts'
import { MAX_MINES, maxOpened, priceAfter } from '../maths/mines.ts'
import type { MinesTranslator } from './texts/texts.ts'

const DEFAULT_MINES = 3

/** Selects the number of mines, and shows the resulting multipliers. */
export class MinesControls implements Controls {
  readonly element: HTMLElement
  readonly #translator: MinesTranslator
  readonly #range: HTMLInputElement
  readonly #fewer: HTMLButtonElement
  readonly #moreButton: HTMLButtonElement
  readonly #count = element('output')
  readonly #now = element('output', { dir: 'ltr' })
  readonly #next = element('output', { dir: 'ltr' })
  #mines = DEFAULT_MINES
  #opened = 0
  #changed: () => void = () => {}

  constructor(translator: MinesTranslator) {
    this.#translator = translator
    this.#range = element('input', {
      type: 'range',
      class: 'range',
      min: '1',
      max: String(MAX_MINES),
      'aria-label': translator.t('minesOnBoard'),
    })
    this.#range.addEventListener('input', () => this.#choose(Number(this.#range.value)))
    const step = (difference: number) => () => this.#choose(this.#mines + difference)
    this.#fewer = button({ class: 'step', 'aria-label': translator.t('fewerMines') }, step(-1), icon('minus'))
    this.#moreButton = button({ class: 'step', 'aria-label': translator.t('moreMines') }, step(1), icon('plus'))
    const facts = element(
      'div',
      { class: 'facts' },
      fact(translator.t('minesOnBoard'), this.#count),
      fact(translator.t('currentPayout'), this.#now),
      fact(translator.t('nextField'), this.#next),
    )
    const slider = element('div', { class: 'slider' }, this.#fewer, this.#range, this.#moreButton)
    this.element = element('div', { class: 'settings' }, slider, facts)
  }

  get mines(): number {
    return this.#mines
  }

  /** Shows the state of the current round. */
  follow(round: { mines: number; opened: number }): void {
    this.#mines = round.mines
    this.#opened = round.opened
  }

  show(): void {
    this.#range.value = String(this.#mines)
    this.#count.textContent = this.#translator.number(this.#mines)
    this.#now.textContent = `×${priceText(priceAfter(this.#opened, this.#mines))}`
    const isLast = this.#opened >= maxOpened(this.#mines)
    this.#next.textContent = isLast ? '–' : `×${priceText(priceAfter(this.#opened + 1, this.#mines))}`
    setDisabled(this.#fewer, this.#mines === 1)
    setDisabled(this.#moreButton, this.#mines === MAX_MINES)
  }

  onChange(changed: () => void): void {
    this.#changed = changed
  }

  #choose(mines: number): void {
    this.#mines = Math.max(1, Math.min(MAX_MINES, mines))
    this.#opened = 0
    this.#changed()
  }
}

const fact = (name: string, value: HTMLElement) => element('p', {}, element('span', {}, name), value)
