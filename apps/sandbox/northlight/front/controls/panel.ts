import type { Speech } from '../words/speech.ts'
import { button, element, setDisabled } from './element.ts'
import { icon } from './icon.ts'
import { part } from './parts.ts'

export interface PanelPresses {
  spin(): void
  stopAutoplay(): void
  openAutoplay(): void
  openRules(): void
  changeBet(steps: 1 | -1): void
  toggleSound(): boolean
  /** Null where the page around the game has a way back already. */
  leave: (() => void) | null
}

export interface PanelState {
  bet: string
  canLower: boolean
  canRaise: boolean
  /** A round is being played. */
  busy: boolean
  /** Rounds left of autoplay, or null. */
  autoplayLeft: number | null
  /** The lobby has asked for no further round. */
  paused: boolean
}

/** All that the player presses. */
export class Panel {
  readonly #speech: Speech
  readonly #betAmount = element('output', { class: 'bet-amount', 'aria-live': 'polite' })
  readonly #lower: HTMLButtonElement
  readonly #raise: HTMLButtonElement
  readonly #spin: HTMLButtonElement
  readonly #spinLeft = element('span', { class: 'spin-left' })
  readonly #auto: HTMLButtonElement

  constructor(speech: Speech, presses: PanelPresses, soundOn: boolean) {
    const { words } = speech
    this.#speech = speech
    this.#lower = button({ class: 'step', 'aria-label': words.lowerBet }, () => presses.changeBet(-1), icon('minus'))
    this.#raise = button({ class: 'step', 'aria-label': words.raiseBet }, () => presses.changeBet(1), icon('plus'))
    this.#spin = button({ class: 'spin' }, () => this.#pressSpin(presses), icon('spin'))
    this.#auto = button({ class: 'auto' }, () => presses.openAutoplay(), icon('autoplay'), words.autoplay)
    const label = element('span', { class: 'bet-label' }, words.bet)
    const value = element('div', { class: 'bet-value' }, label, this.#betAmount)
    part('bet').replaceChildren(this.#lower, value, this.#raise)
    part('spin').replaceChildren(this.#spin)
    part('auto').replaceChildren(this.#auto)
    part('top-start').replaceChildren(...leaveButton(words.leave, presses), rulesButton(words.rules, presses))
    part('top-end').replaceChildren(soundButton(speech, presses, soundOn))
  }

  show({ bet, canLower, canRaise, busy, autoplayLeft, paused }: PanelState): void {
    const { words, number } = this.#speech
    const running = autoplayLeft !== null
    this.#betAmount.textContent = bet
    setDisabled(this.#lower, busy || running || !canLower)
    setDisabled(this.#raise, busy || running || !canRaise)
    setDisabled(this.#auto, busy || running || paused)
    setDisabled(this.#spin, !running && (busy || paused))
    this.#spin.dataset['running'] = String(busy)
    this.#spin.toggleAttribute('data-autoplay', running)
    this.#spin.setAttribute('aria-label', running ? words.stopAutoplay : spinLabel(busy, words))
    this.#spinLeft.textContent = running ? number(autoplayLeft) : ''
    this.#spin.replaceChildren(icon(running ? 'stop' : 'spin'), this.#spinLeft)
  }

  #pressSpin(presses: PanelPresses): void {
    if (this.#spin.hasAttribute('data-autoplay')) presses.stopAutoplay()
    else presses.spin()
  }
}

function spinLabel(busy: boolean, words: Speech['words']): string {
  return busy ? words.spinning : words.spin
}

function leaveButton(label: string, { leave }: PanelPresses): HTMLButtonElement[] {
  return leave ? [button({ class: 'round leave', 'aria-label': label }, leave, icon('leave'))] : []
}

function rulesButton(label: string, presses: PanelPresses): HTMLButtonElement {
  return button({ class: 'round', 'aria-label': label }, () => presses.openRules(), icon('rules'))
}

function soundButton({ words }: Speech, presses: PanelPresses, soundOn: boolean): HTMLButtonElement {
  const made = button({ class: 'round' }, () => show(presses.toggleSound()))
  const show = (on: boolean) => {
    made.setAttribute('aria-label', on ? words.soundOff : words.soundOn)
    made.replaceChildren(icon(on ? 'sound-on' : 'sound-off'))
  }
  show(soundOn)
  return made
}
