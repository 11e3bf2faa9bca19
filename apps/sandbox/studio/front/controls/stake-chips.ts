import type { Purse } from '../play/purse.ts'
import type { Speech } from '../words/speech.ts'
import { element } from './element.ts'

/** All stakes of the title in one row that a finger moves; the chosen one is brought into sight. */
export class StakeChips {
  readonly element: HTMLElement
  readonly #inputs = new Map<bigint, HTMLInputElement>()
  readonly #row: HTMLElement

  constructor({ words, money }: Speech, purse: Purse, onChange: (change: () => void) => void) {
    const chips = purse.stakes.map((cents) => {
      const input = element('input', { type: 'radio', name: 'stake', class: 'chip-input' })
      input.addEventListener('change', () => onChange(() => purse.choose(cents)))
      this.#inputs.set(cents, input)
      return element('label', { class: 'chip' }, input, element('span', {}, money(cents)))
    })
    this.#row = element('div', { class: 'stakes' }, ...chips)
    const legend = element('legend', { class: 'unseen' }, words.bet)
    this.element = element('fieldset', { class: 'choice' }, legend, this.#row)
  }

  show(stake: bigint): void {
    for (const [cents, input] of this.#inputs) input.checked = cents === stake
    bringIntoSight(this.#row, this.#inputs.get(stake)?.parentElement)
  }
}

/** Moves the row and nothing around it. */
function bringIntoSight(row: Element, chip: Element | null | undefined): void {
  if (!chip) return
  const [around, inside] = [row.getBoundingClientRect(), chip.getBoundingClientRect()]
  row.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2)
}
