import { button, element, setDisabled } from './element.ts'
import { icon } from './icon.ts'
import { part } from './parts.ts'
import type { StudioTranslator } from './texts/studio-texts.ts'

/** The bet, with buttons to lower and raise it. */
export class BetStepper {
  readonly #amount = element('output', { class: 'bet-amount', 'aria-live': 'polite' })
  readonly #lower: HTMLButtonElement
  readonly #raise: HTMLButtonElement

  constructor({ t }: StudioTranslator, change: (steps: 1 | -1) => void) {
    this.#lower = button({ class: 'step', 'aria-label': t('lowerBet') }, () => change(-1), icon('minus'))
    this.#raise = button({ class: 'step', 'aria-label': t('raiseBet') }, () => change(1), icon('plus'))
    const label = element('span', { class: 'bet-label' }, t('bet'))
    const value = element('div', { class: 'bet-value' }, label, this.#amount)
    part('bet').replaceChildren(this.#lower, value, this.#raise)
  }

  show({ bet, canLower, canRaise }: { bet: string; canLower: boolean; canRaise: boolean }): void {
    this.#amount.textContent = bet
    setDisabled(this.#lower, !canLower)
    setDisabled(this.#raise, !canRaise)
  }
}
