import { button, element, setDisabled } from '../../../kit/front/controls/element.ts'
import { chipColour, chipText } from './chip-mark.ts'

export interface RailTexts {
  chips: string
  undo: string
  double: string
  rebet: string
  clear: string
  confirm: (amount: string | null) => string
}

export interface RailPresses {
  pick(cents: bigint): void
  undo(): void
  double(): void
  rebet(): void
  clear(): void
  confirm(): void
}

export interface RailState {
  isOpen: boolean
  hasUnconfirmed: boolean
  hasConfirmed: boolean
  hasBefore: boolean
  /** Total of unconfirmed chips as text; null without any. */
  total: string | null
}

/** Chips to choose from, and actions on those on the felt. */
export class Rail {
  readonly element: HTMLElement
  readonly #chips: HTMLButtonElement[]
  readonly #actionButtons: Record<'undo' | 'double' | 'rebet' | 'clear' | 'confirm', HTMLButtonElement>
  readonly #texts: RailTexts
  picked: bigint

  constructor(chips: readonly bigint[], money: (cents: bigint) => string, texts: RailTexts, presses: RailPresses) {
    this.#texts = texts
    this.picked = chips[0] ?? 0n
    const pick = (cents: bigint) => {
      this.picked = cents
      this.#markPicked(chips)
      presses.pick(cents)
    }
    this.#chips = chips.map((cents, index) =>
      button(
        { class: `table-chip rail-chip ${chipColour(index)}` },
        () => pick(cents),
        element('span', { class: 'chip-value', 'aria-hidden': 'true' }, chipText(cents)),
        element('span', { class: 'unseen' }, money(cents)),
      ),
    )
    const actionButton = (name: 'undo' | 'double' | 'rebet' | 'clear', symbol: string) =>
      button(
        { class: 'act' },
        presses[name],
        element('span', { class: 'act-sign', 'aria-hidden': 'true' }, symbol),
        element('span', { class: 'act-name' }, texts[name]),
      )
    this.#actionButtons = {
      undo: actionButton('undo', '↶'),
      double: actionButton('double', '×2'),
      rebet: actionButton('rebet', '↻'),
      clear: actionButton('clear', '✕'),
      confirm: button({ class: 'confirm' }, presses.confirm),
    }
    const { undo, double, rebet, clear, confirm } = this.#actionButtons
    this.element = element(
      'div',
      { class: 'table-rail' },
      element('div', { class: 'rail-chips', role: 'group', 'aria-label': texts.chips }, ...this.#chips),
      element('div', { class: 'rail-acts' }, undo, clear, confirm, double, rebet),
    )
    this.#markPicked(chips)
  }

  show({ isOpen, hasUnconfirmed, hasConfirmed, hasBefore, total }: RailState): void {
    const { undo, double, rebet, clear, confirm } = this.#actionButtons
    this.element.dataset['open'] = String(isOpen)
    setDisabled(undo, !isOpen || !hasUnconfirmed)
    setDisabled(clear, !isOpen || !hasUnconfirmed)
    setDisabled(double, !isOpen || !(hasUnconfirmed || hasConfirmed))
    setDisabled(rebet, !isOpen || !hasBefore)
    setDisabled(confirm, !isOpen || !hasUnconfirmed)
    confirm.textContent = this.#texts.confirm(total)
  }

  #markPicked(chips: readonly bigint[]): void {
    this.#chips.forEach((chip, index) => chip.setAttribute('aria-pressed', String(chips[index] === this.picked)))
  }
}
