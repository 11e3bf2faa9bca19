import { button, element, setDisabled } from '../../../studio/front/controls/element.ts'
import { part } from '../../../studio/front/controls/parts.ts'
import { StakeChips } from '../../../studio/front/controls/stake-chips.ts'
import type { PanelState } from '../../../studio/front/play/game.ts'
import type { Purse } from '../../../studio/front/play/purse.ts'
import type { Speech } from '../../../studio/front/words/speech.ts'
import { filled } from '../../filled.ts'
import type { OriginalWords } from '../words/words.ts'

/** What the player sets before a round: a game's own. */
export interface Controls {
  element: HTMLElement
  /** What the largest win of the round would be, in cents. */
  mayWinCents(stake: bigint): bigint
  /** Writes amounts anew; the stake may be another. */
  show(stake: bigint): void
  onChange(changed: () => void): void
}

interface Presses {
  purse: Purse
  tap(): void
  play(): void
}

/** A game's own controls, the stakes, and the button that plays. */
export class PlayPanel {
  readonly #speech: Speech<OriginalWords>
  readonly #controls: Controls
  readonly #presses: Presses
  readonly #stakes: StakeChips
  readonly #play: HTMLButtonElement
  readonly #words = element('span', { class: 'play-words' })
  readonly #detail = element('span', { class: 'play-detail' })
  #state: PanelState | null = null

  constructor(speech: Speech<OriginalWords>, controls: Controls, presses: Presses) {
    this.#speech = speech
    this.#controls = controls
    this.#presses = presses
    this.#play = button({ class: 'action play' }, () => presses.play(), this.#words, this.#detail)
    this.#stakes = new StakeChips(speech, presses.purse, (change) => this.#change(change))
    controls.onChange(() => this.#change(() => {}))
    part('choices').replaceChildren(controls.element)
    part('stakes').replaceChildren(this.#stakes.element)
    part('play').replaceChildren(this.#play)
  }

  show(state: PanelState): void {
    const { money, words } = this.#speech
    const { stake } = this.#presses.purse
    this.#state = state
    this.#stakes.show(stake)
    this.#controls.show(stake)
    for (const id of ['choices', 'stakes']) part(id).dataset['busy'] = String(state.busy)
    this.#controls.element.inert = state.busy
    this.#play.dataset['busy'] = String(state.busy)
    setDisabled(this.#play, state.busy || state.paused)
    this.#words.textContent = state.busy ? words.own.playing : filled(words.own.play, { stake: money(stake) })
    const amount = money(this.#controls.mayWinCents(stake))
    this.#detail.textContent = state.busy ? '' : filled(words.own.mayWin, { amount })
  }

  /** The result is seen, and the next round may not begin yet. */
  rest(): void {
    this.#words.textContent = this.#speech.words.own.soon
  }

  /** While a round runs its stake stands. */
  #change(change: () => void): void {
    if (!this.#state?.busy) {
      change()
      this.#presses.tap()
    }
    if (this.#state) this.show(this.#state)
  }
}
