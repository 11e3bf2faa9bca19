import { button, element, setDisabled } from '../../../studio/front/controls/element.ts'
import { chipRail } from '../../../studio/front/frame/chip-rail.ts'
import type { GameFrame } from '../../../studio/front/frame/game-frame.ts'
import type { OriginalWord } from '../words/words.ts'

/** What the player sets before a round: a game's own. */
export interface Controls {
  element: HTMLElement
  /** Writes what depends on the stake anew. */
  show(stake: bigint): void
  onChange(changed: () => void): void
}

/** What the big button says, and whether it may be pressed. */
export interface Offer {
  words: string
  detail?: string
  disabled?: boolean
  look?: 'play' | 'take'
}

interface PanelPorts {
  offer(): Offer
  press(): void
  /** A smaller button beside the big one. */
  beside?: HTMLElement | undefined
  /** The lobby has asked for no further round. */
  paused?(): void
}

/** A game's own controls, the stakes, and the one big button. */
export class PlayPanel {
  readonly #frame: GameFrame<OriginalWord>
  readonly #controls: Controls
  readonly #offer: () => Offer
  readonly #stakes: HTMLElement
  readonly #button: HTMLButtonElement
  readonly #words = element('span', { class: 'play-words' })
  readonly #detail = element('span', { class: 'play-detail' })
  /** Something was asked for, and its answer has not come or is still shown. */
  busy = false
  #running = false

  constructor(frame: GameFrame<OriginalWord>, controls: Controls, on: PanelPorts) {
    this.#frame = frame
    this.#controls = controls
    this.#offer = on.offer
    this.#button = button({ class: 'action play' }, on.press, this.#words, this.#detail)
    this.#stakes = chipRail(frame.purse, frame.translate, () => this.#change())
    controls.onChange(() => this.#change())
    const play = element('div', { id: 'play' }, this.#button, ...(on.beside ? [on.beside] : []))
    frame.view.rail.replaceChildren(element('div', { class: 'settings' }, controls.element, this.#stakes, play))
    frame.onPause = (paused) => {
      if (paused) on.paused?.()
      this.show()
    }
  }

  /** A round goes on until it is said that it does not. */
  set running(running: boolean) {
    this.#running = running
    this.#lock()
  }

  /** Nothing else is asked for meanwhile. */
  async during(work: () => Promise<unknown>): Promise<void> {
    this.busy = true
    this.#lock()
    try {
      await work()
    } finally {
      this.busy = false
      this.#lock()
    }
  }

  /** While a round runs its stake and its settings stand. */
  #lock(): void {
    const locked = this.busy || this.#running
    for (const part of [this.#controls.element, this.#stakes]) {
      part.inert = locked
      part.dataset['busy'] = String(locked)
    }
    this.show()
  }

  show(): void {
    const { words, detail = '', disabled = false, look = 'play' } = this.#offer()
    this.#controls.show(this.#frame.purse.stake)
    this.#words.textContent = words
    this.#detail.textContent = detail
    this.#button.dataset['look'] = look
    setDisabled(this.#button, disabled || (this.#frame.paused && look === 'play'))
  }

  #change(): void {
    if (this.busy || this.#running) return
    this.#frame.sound.click()
    this.show()
  }
}
