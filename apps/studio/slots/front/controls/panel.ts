import { BetStepper } from '../../../kit/front/controls/bet-stepper.ts'
import { button, element, setDisabled } from '../../../kit/front/controls/element.ts'
import { icon } from '../../../kit/front/controls/icon.ts'
import { part } from '../../../kit/front/controls/parts.ts'
import type { PanelState } from '../../../kit/front/play/game.ts'
import type { SlotTranslator } from '../texts/slot-texts.ts'

export interface PanelPresses {
  spin(): void
  stopAutoplay(): void
  openAutoplay(): void
  changeBet(steps: 1 | -1): void
}

/** The player's controls: the bet, the spin button, and autoplay. */
export class Panel {
  readonly #translator: SlotTranslator
  readonly #bet: BetStepper
  readonly #spin: HTMLButtonElement
  readonly #spinLeft = element('span', { class: 'spin-left' })
  readonly #auto: HTMLButtonElement

  constructor(translator: SlotTranslator, presses: PanelPresses) {
    const { t } = translator
    this.#translator = translator
    this.#bet = new BetStepper(translator, (steps) => presses.changeBet(steps))
    this.#spin = button({ class: 'spin' }, () => this.#pressSpin(presses), icon('spin'))
    this.#auto = button({ class: 'auto' }, () => presses.openAutoplay(), icon('autoplay'), t('autoplay'))
    part('spin').replaceChildren(this.#spin)
    part('auto').replaceChildren(this.#auto)
  }

  show({ bet, canLower, canRaise, busy, autoplayLeft, paused }: PanelState): void {
    const { t, number } = this.#translator
    const running = autoplayLeft !== null
    const free = !busy && !running
    this.#bet.show({ bet, canLower: free && canLower, canRaise: free && canRaise })
    setDisabled(this.#auto, !free || paused)
    setDisabled(this.#spin, !running && (busy || paused))
    this.#spin.dataset['running'] = String(busy)
    this.#spin.toggleAttribute('data-autoplay', running)
    this.#spin.setAttribute('aria-label', running ? t('stopAutoplay') : spinLabel(busy, t))
    this.#spinLeft.textContent = running ? number(autoplayLeft) : ''
    this.#spin.replaceChildren(icon(running ? 'stop' : 'spin'), this.#spinLeft)
  }

  #pressSpin(presses: PanelPresses): void {
    if (this.#spin.hasAttribute('data-autoplay')) presses.stopAutoplay()
    else presses.spin()
  }
}

function spinLabel(busy: boolean, t: SlotTranslator['t']): string {
  return busy ? t('spinning') : t('spin')
}
