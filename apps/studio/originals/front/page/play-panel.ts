import { button, element, setDisabled } from '../../../kit/front/controls/element.ts'
import { chipRail } from '../../../kit/front/frame/chip-rail.ts'
import type { GameFrame } from '../../../kit/front/frame/game-frame.ts'
import type { OriginalTextId } from '../texts/texts.ts'

/** A game's own controls before a round. */
export interface Controls {
  element: HTMLElement
  /** Updates values that depend on the stake. */
  show(stake: bigint): void
  onChange(changed: () => void): void
}

/** Label of the main button, and whether it is enabled. */
export interface Offer {
  texts: string
  detail?: string
  disabled?: boolean
  variant?: 'play' | 'take'
}

interface PanelPorts {
  offer(): Offer
  press(): void
  /** A smaller button beside the main one. */
  beside?: HTMLElement | undefined
  /** Called when the lobby pauses further rounds. */
  paused?(): void
}

/** A game's own controls, the stakes, and the main button. */
export class PlayPanel {
  readonly #frame: GameFrame<OriginalTextId>
  readonly #controls: Controls
  readonly #offer: () => Offer
  readonly #stakes: HTMLElement
  readonly #button: HTMLButtonElement
  readonly #labelElement = element('span', { class: 'play-words' })
  readonly #detail = element('span', { class: 'play-detail' })
  /** Whether a request is unanswered, or its answer is still being shown. */
  busy = false
  #running = false

  constructor(frame: GameFrame<OriginalTextId>, controls: Controls, on: PanelPorts) {
    this.#frame = frame
    this.#controls = controls
    this.#offer = on.offer
    this.#button = button({ class: 'action play' }, on.press, this.#labelElement, this.#detail)
    this.#stakes = chipRail(frame.stakeSelector, frame.translator, () => this.#change())
    controls.onChange(() => this.#change())
    const play = element('div', { id: 'play' }, this.#button, ...(on.beside ? [on.beside] : []))
    frame.view.rail.replaceChildren(element('div', { class: 'settings' }, controls.element, this.#stakes, play))
    frame.onPause = (paused) => {
      if (paused) on.paused?.()
      this.show()
    }
  }

  /** Sets whether a round is running. */
  set running(running: boolean) {
    this.#running = running
    this.#lock()
  }

  /** Runs `work`, and blocks other requests until it ends. */
  async whileBusy(work: () => Promise<unknown>): Promise<void> {
    this.busy = true
    this.#lock()
    try {
      await work()
    } finally {
      this.busy = false
      this.#lock()
    }
  }

  /** Locks the stake and the settings during a round. */
  #lock(): void {
    const locked = this.busy || this.#running
    for (const part of [this.#controls.element, this.#stakes]) {
      part.inert = locked
      part.dataset['busy'] = String(locked)
    }
    this.show()
  }

  show(): void {
    const { texts, detail = '', disabled = false, variant = 'play' } = this.#offer()
    this.#controls.show(this.#frame.stakeSelector.stake)
    this.#labelElement.textContent = texts
    this.#detail.textContent = detail
    this.#button.dataset['variant'] = variant
    setDisabled(this.#button, disabled || (this.#frame.paused && variant === 'play'))
  }

  #change(): void {
    if (this.busy || this.#running) return
    this.#frame.sound.click()
    this.show()
  }
}
